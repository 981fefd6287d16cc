// SPDX-License-Identifier: MIT

/// Which build this is: the whole project, or what is needed on pages that only pick dates; and
/// whether the latter also reads typed text.
///
/// The pickers' module has to be small. Its missing features are cut off where they are entered, by
/// `if Edition.isPicker`: a constant, so the optimiser finds no calls behind it.
package enum Edition {}

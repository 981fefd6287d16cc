// SPDX-License-Identifier: MIT

/// Which build this is: the whole project, or what pages fetch that only pick dates; and whether the
/// latter also reads what people type.
///
/// The pickers' module has to be small. What it lacks is cut off where a feature is entered, by
/// `if Edition.isPicker`: a constant, behind which the optimiser finds nothing left to call.
package enum Edition {}

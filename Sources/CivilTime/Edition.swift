// SPDX-License-Identifier: MIT

/// Which build this is: the whole project, or what is needed on pages that only pick dates; and
/// whether the latter also reads typed text.
///
/// The pickers' module has to be small. What it lacks has a twin, a file named `+Picker` in which
/// nothing is. Single steps ask here: a constant, so the optimiser finds no calls behind it.
package enum Edition {}

#if ALMANAC_PICKER
  extension Edition {
    /// Whether this build has only what is needed to pick dates.
    @inline(__always)
    package static var isPicker: Bool { true }
  }
#else
  extension Edition {
    /// Whether this build has only what is needed to pick dates.
    @inline(__always)
    package static var isPicker: Bool { false }
  }
#endif

#if ALMANAC_PICKER && !ALMANAC_FIELD
  extension Edition {
    /// Whether this build reads typed text, for date fields.
    @inline(__always)
    package static var readsText: Bool { false }
  }
#else
  extension Edition {
    /// Whether this build reads typed text, for date fields.
    @inline(__always)
    package static var readsText: Bool { true }
  }
#endif

// SPDX-License-Identifier: MIT
#if ALMANAC_PICKER
  extension Edition {
    /// Whether this build has only what picks dates.
    @inline(__always)
    package static var isPicker: Bool { true }
  }
#endif

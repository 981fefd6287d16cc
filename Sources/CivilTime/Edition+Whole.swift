// SPDX-License-Identifier: MIT
#if !ALMANAC_PICKER
  extension Edition {
    /// Whether this build has only what is needed to pick dates.
    @inline(__always)
    package static var isPicker: Bool { false }
  }
#endif

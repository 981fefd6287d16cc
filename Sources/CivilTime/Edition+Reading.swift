// SPDX-License-Identifier: MIT
#if !ALMANAC_PICKER || ALMANAC_FIELD
  extension Edition {
    /// Whether this build reads typed text, for date fields.
    @inline(__always)
    package static var readsText: Bool { true }
  }
#endif

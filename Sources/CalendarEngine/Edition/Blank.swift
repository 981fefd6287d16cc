// SPDX-License-Identifier: MIT
#if !ALMANAC_PICKER
  /// A value that can begin as nothing, as what `WholeEdition` wraps has to in the pickers' edition.
  package protocol Blank {
    /// Nothing yet.
    init()
  }
#endif

// SPDX-License-Identifier: MIT
#if ALMANAC_PICKER
  /// What pickers have hold of: pages, and nothing else.
  typealias MovementGrip = PagedGrip

  extension PagedGrip {
    /// The pages.
    init(_ pages: PagedGrip, _ kind: MovementKind) { self = pages }
  }
#endif

// SPDX-License-Identifier: MIT

/// Along which axis pages move.
///
/// The raw values are part of the web host's protocol.
public enum PagingAxis: UInt8, Hashable, Sendable {
  /// Later pages are beside earlier ones, in reading direction.
  case horizontal = 0
  /// Later pages are below earlier ones.
  case vertical = 1
}

/// How months that move vertically follow each other.
public enum PageJoin: UInt8, Hashable, Sendable {
  /// Each begins below the last row of the previous one.
  case apart = 0
  /// A week of two months is one row that both share, as in a calendar without pages.
  case sharingWeeks = 1
}

// SPDX-License-Identifier: MIT

/// What a purge has removed.
public struct TrashReport: Hashable, Sendable {
  /// Deleted records that are now gone for good.
  public var records: Int64 = 0
  /// Number of the last forgotten change, by this purge or an earlier one; 0 for none.
  public var floor: Int64 = 0

  /// A report of nothing.
  public init() {}
}

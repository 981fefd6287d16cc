// SPDX-License-Identifier: MIT

/// What a purge has forgotten.
public struct TrashReport: Hashable, Sendable {
  /// Deleted records that are gone for good.
  public var records: Int64 = 0
  /// Number of the last change that is forgotten, by this purge or an earlier one; 0 for none.
  public var floor: Int64 = 0

  /// Nothing.
  public init() {}
}

// SPDX-License-Identifier: MIT

/// How much a store has written since it was opened, for those who watch a server.
public struct StoreActivity: Hashable, Sendable {
  /// Calls of `apply` and the like that were acknowledged.
  public var writes: Int64 = 0
  /// Transactions, each of which waited for the disk once; writes that come together share one.
  public var syncs: Int64 = 0

  /// Nothing yet.
  public init() {}
}

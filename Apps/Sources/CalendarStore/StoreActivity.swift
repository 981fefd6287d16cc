// SPDX-License-Identifier: MIT

/// How much a store has written since it was opened, for monitoring.
public struct StoreActivity: Hashable, Sendable {
  /// Acknowledged calls of `apply` and similar ones.
  public var writes: Int64 = 0
  /// Transactions, each of which waited for the disk once; simultaneous writes share one.
  public var syncs: Int64 = 0

  /// No activity.
  public init() {}
}

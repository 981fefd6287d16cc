// SPDX-License-Identifier: MIT

/// What a `SyncSession` tells.
public enum SyncEvent<Record: Sendable, Contents: Sendable>: Sendable {
  /// The entries have changed, and with them what is to be shown.
  case changed
  /// A change has taken effect.
  case settled(OutboxEntry<Record, Contents>)
  /// A change has met another one, and waits for `keepMine` or `keepTheirs`.
  case conflict(OutboxEntry<Record, Contents>)
  /// The store does not take a change, and it is gone; with the store's reason.
  case refused(OutboxEntry<Record, Contents>, reason: String?)
  /// Changes are in memory only, because they could not be saved.
  case unkept(any Error)
  /// The store did not answer; what waits is sent with the next `flush`.
  case unreachable(any Error)
}

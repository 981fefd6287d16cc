// SPDX-License-Identifier: MIT

/// What an `EventWriter` tells of what has been done to events.
enum EventNews: Equatable {
  /// It is not stored yet, and waits.
  case waiting
  /// All that has waited is stored.
  case stored
  /// Others have changed the same: somebody has to decide, see `EventWriter.conflicts`.
  case conflict
  /// The store does not take what has waited, for a reason; it is gone.
  case refused(String)
}

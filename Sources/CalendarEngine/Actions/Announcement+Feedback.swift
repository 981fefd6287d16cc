// SPDX-License-Identifier: MIT

/// What a hand feels where a device can tell it.
public enum Feedback: UInt8, Hashable, Sendable {
  /// Something else is selected.
  case selection = 0
  /// What was wanted cannot be done.
  case refusal
  /// The calendar changes its form: it folds or expands.
  case change
}

extension Announcement.Content {
  /// What is felt while it is said, or nil for nothing.
  public var feedback: Feedback? {
    switch self {
    case .selected, .picked, .toggled, .started, .interval, .cleared: return .selection
    case .unavailable, .unreachable, .tooLong, .tooShort, .refused, .barred, .loadFailed:
      return .refusal
    case .mode: return .change
    case .page, .time, .hour, .days, .grabbed, .moved, .cancelled: return nil
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarModel

extension Tint {
  /// The tint of a day of a streak.
  public init(_ state: DayState) {
    switch state {
    case .kept: self = .streakKept
    case .short: self = .streakShort
    case DayState.none: self = .streakNone
    }
  }
}

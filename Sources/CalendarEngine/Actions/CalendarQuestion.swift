// SPDX-License-Identifier: MIT
import CivilTime

/// What a calendar asks the app before it does what the user wants.
public enum CalendarQuestion: Hashable, Sendable {
  /// Whether a selection may replace the present one.
  case select(Selection, insteadOf: Selection)
  /// Whether a page may replace the present one.
  case turn(to: CalendarPage, from: CalendarPage)
}

extension CalendarQuestion {
  /// The days that would be added to the selection: those that "should be selected".
  public var added: DaySet {
    guard case .select(let new, let old) = self else { return DaySet() }
    return Self.days(of: new, without: old)
  }

  /// The days that would be removed from the selection: those that "should be deselected".
  public var removed: DaySet {
    guard case .select(let new, let old) = self else { return DaySet() }
    return Self.days(of: old, without: new)
  }

  private static func days(of one: Selection, without other: Selection) -> DaySet {
    var days = one.days
    for run in other.days.runs { days.remove(run) }
    return days
  }
}

/// The app's answer.
public enum CalendarVerdict: Hashable, Sendable {
  /// Allowed.
  case allowed
  /// Refused.
  ///
  /// The reason, UTF-8, is spoken and shown; without one, only that the day is not available.
  case refused(reason: [UInt8])

  /// Refused, for a reason that is spoken and shown.
  public static func refused(because reason: String) -> CalendarVerdict {
    .refused(reason: Array(reason.utf8))
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// What is selected: nothing, one day, consecutive days, any days, or a range of times.
///
/// Its size depends on the number of runs and not on the number of days.
public struct Selection: Hashable, Sendable {
  /// What the selected days form.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Nothing is selected.
    case none = 0
    /// One day; where intervals are selected, the start of an interval that has no end yet.
    case day
    /// Consecutive days, at least one.
    case interval
    /// Any days, at least one.
    case days
    /// A range of times, on one day or more.
    case time
  }

  let form: SelectionForm
  /// The days; of a range of times those of which it takes any minute.
  public let days: DaySet

  init(_ form: SelectionForm, _ days: DaySet) { (self.form, self.days) = (form, days) }

  private init(_ kind: Kind, _ days: DaySet) {
    self.init(SelectionForm(days.isEmpty ? .none : kind), days)
  }
}

extension Selection {
  /// What the selected days form.
  public var kind: Kind { form.kind }
}

// Not an enum with payloads: this way every policy reads the same days, and a copy is one
// reference.
extension Selection {
  /// Nothing.
  public static var none: Selection { Selection(.none, DaySet()) }

  /// One day.
  public static func day(_ day: EpochDay) -> Selection {
    Selection(.day, DaySet(day))
  }

  /// The days of an interval; nothing for an empty one.
  public static func interval(_ days: DayInterval) -> Selection {
    Selection(.interval, DaySet(days))
  }

  /// Any days; nothing if there are none.
  public static func days(_ days: DaySet) -> Selection {
    Selection(.days, days)
  }
}

extension Selection {
  /// The selected day if exactly one day is selected as such, otherwise nil.
  public var day: EpochDay? { kind == .day ? days.first : nil }

  /// The selected interval if there is one, otherwise nil.
  public var interval: DayInterval? { kind == .interval ? days.runs.first : nil }

  /// The earliest day, or nil when nothing is selected.
  public var first: EpochDay? { days.first }

  /// The latest day, or nil when nothing is selected.
  public var last: EpochDay? { days.last }

  /// Whether a day is selected.
  public func contains(_ day: EpochDay) -> Bool {
    days.contains(day)
  }

  /// The earliest selected day of an interval, or nil.
  func first(in days: DayInterval) -> EpochDay? {
    for run in self.days.runs { if let part = run.intersection(days) { return part.start } }
    return nil
  }
}

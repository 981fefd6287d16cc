// SPDX-License-Identifier: MIT
import CivilTime

/// Rules for days that cannot be chosen; a day is disabled if any of the rules applies.
///
///     DisabledDays(before: today, weekdays: WeekdaySet([.saturday, .sunday]))
///
/// What only the app knows about a day comes with its `DayFact`.
public struct DisabledDays: Hashable, Sendable {
  /// Disables this day and all before it, as in FUICalendarView; nil disables none.
  public var before: EpochDay?
  /// Disables this day and all after it; nil disables none.
  public var after: EpochDay?
  /// These weekdays.
  public var weekdays: WeekdaySet
  /// These days.
  public var days: DaySet

  /// Rules; by default no day is disabled.
  public init(
    before: EpochDay? = nil, after: EpochDay? = nil, weekdays: WeekdaySet = WeekdaySet(),
    days: DaySet = DaySet()
  ) {
    self.before = before
    self.after = after
    self.weekdays = weekdays
    self.days = days
  }
}

extension DisabledDays {
  /// Whether a rule disables the day.
  ///
  /// Takes logarithmic time in the number of runs of `days`.
  public func contains(_ day: EpochDay) -> Bool {
    if let before, day <= before { return true }
    if let after, day >= after { return true }
    return weekdays.contains(day.weekday) || days.contains(day)
  }

  /// The days of an interval that no rule by date disables, ignoring weekdays and listed days.
  private func open(in interval: DayInterval) -> DayInterval? {
    var low = interval.start.rawValue
    var high = interval.endRawValue
    if let before { low = max(low, before.rawValue + 1) }
    if let after { high = min(high, after.rawValue) }
    guard low < high else { return nil }
    return DayInterval(start: EpochDay(clamping: Int64(low)), count: high - low)
  }

  /// How many days of an interval are disabled, by a rule or because they are in `others`.
  ///
  /// Takes time in proportion to the number of runs of days, and none per day of the interval.
  func count(in interval: DayInterval, or others: DaySet) -> Int32 {
    guard let open = open(in: interval) else { return interval.count }
    var count = interval.count - open.count + open.count(on: weekdays)
    for run in listed(in: open, or: others).runs { count += run.count - run.count(on: weekdays) }
    return count
  }

  /// The days of an interval that are disabled, by a rule or because they are in `others`.
  ///
  /// With disabled weekdays it takes one step per day.
  func days(in interval: DayInterval, or others: DaySet) -> DaySet {
    guard let open = open(in: interval) else { return DaySet(interval) }
    var disabled = listed(in: open, or: others)
    if !weekdays.isEmpty { disabled = merged(disabled, over: open) }
    // The two runs at the ends come last: they are outside of what has been collected.
    if let head = DayInterval(start: interval.start, end: open.start) { disabled.insert(head) }
    if let last = open.last, let next = last.adding(days: 1), let end = interval.last,
      let tail = DayInterval(first: next, last: end)
    {
      disabled.insert(tail)
    }
    return disabled
  }

  private func listed(in interval: DayInterval, or others: DaySet) -> DaySet {
    var listed = days
    listed.formIntersection(interval)
    for run in others.runs { if let part = run.intersection(interval) { listed.insert(part) } }
    return listed
  }

  /// Adds the disabled weekdays of an interval to days of it, in order, so that each is appended.
  private func merged(_ listed: DaySet, over interval: DayInterval) -> DaySet {
    var merged = DaySet()
    for offset in 0..<interval.count {
      let day = interval.start.addingClamped(days: offset)
      if weekdays.contains(day.weekday) || listed.contains(day) { merged.insert(day) }
    }
    return merged
  }
}

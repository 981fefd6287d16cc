// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Which edits are allowed, given the app's options and what is known of the days.
struct EditRules {
  let options: TimelineOptions
  let facts: FactBook
  /// The days of the locale on which nobody works.
  let weekend: [Weekday]
}

extension EditRules {
  /// The rule that an edit would break, or nil.
  ///
  /// Days of which nothing is known have no other events, and no times that are open. O(n) in the
  /// occurrences that are known, and O(k²) in those that would overlap.
  func broken(by edit: Edit) -> EditRule? {
    if !edit.isNew, isLocked(edit.before) { return .locked }
    let event = edit.after
    switch options.editWithin {
    case .anywhere: break
    case .workingHours:
      if !isWithin(event, days: isWorkday, reach: workEnd) { return .outsideWork }
    case .open:
      if !isWithin(event, days: isOpen, reach: openEnd) { return .outsideOpen }
    }
    return isCrowded(edit) ? .taken : nil
  }

  /// Whether an event is locked, as far as is known by now.
  func isLocked(_ event: Occurrence) -> Bool {
    (facts.window.occurrence(event.id) ?? event).isLocked
  }
}

// Where events may be.
extension EditRules {
  /// Whether times that join cover an event, each of them up to where `reach` says; one of whole days
  /// is asked for its days instead.
  private func isWithin(
    _ event: Occurrence, days isAllowed: (EpochDay) -> Bool,
    reach: (ClockMinute) -> ClockMinute?
  ) -> Bool {
    guard event.hours != nil else {
      var day = event.days.start
      while isAllowed(day) {
        guard let next = day.adding(days: 1), event.days.contains(next) else { return true }
        day = next
      }
      return false
    }
    let end = event.endOnClocks
    var minute = event.wallStart
    repeat {
      guard let next = reach(minute), next > minute else { return false }
      minute = next
    } while minute < end
    return true
  }

  private func isWorkday(_ day: EpochDay) -> Bool { !weekend.contains(day.weekday) }

  /// When the working hours end that hold a minute; without such hours, workdays are open all day.
  private func workEnd(_ minute: ClockMinute) -> ClockMinute? {
    let hours = options.workingHours ?? .wholeDay
    let today = minute.flooredQuotient(1440)
    // Those of the day before may go on after midnight.
    let ends = [today - 1, today].compactMap { raw -> ClockMinute? in
      let day = EpochDay(clamping: raw)
      guard isWorkday(day) else { return nil }
      let (start, end) = (raw * 1440 + Int64(hours.start), raw * 1440 + Int64(hours.end))
      return start <= minute ? end : nil
    }
    return ends.max()
  }

  private func isOpen(_ day: EpochDay) -> Bool {
    facts.grounds(around: day).contains { $0.isOpen && $0.days.contains(day) }
  }

  /// When what is open at a minute ends.
  private func openEnd(_ minute: ClockMinute) -> ClockMinute? {
    facts.grounds(around: EpochDay(clamping: minute.flooredQuotient(1440)))
      .filter { $0.isOpen && $0.wallStart <= minute }.map { $0.endOnClocks }.max()
  }
}

// What is there already.
extension EditRules {
  /// Whether more events than the limit would take place at one moment of an edited one.
  private func isCrowded(_ edit: Edit) -> Bool {
    let limit = Int(options.overlapLimit)
    guard limit > 0, edit.after.isTimed else { return false }
    let (start, end) = (edit.after.wallStart, edit.after.endOnClocks)
    var others: [Occurrence] = []
    for event in facts.window.occurrences(touching: edit.after.days)
    where event.isTimed && !edit.moves(event) && event.wallStart < end && event.endOnClocks > start
      // Several answers can hold the same one.
      && !others.contains(where: { $0.id == event.id })
    {
      others.append(event)
    }
    // Most of them take place when one of them begins, or the edited one.
    return others.count >= limit
      && others.contains { first in
        let moment = max(first.wallStart, start)
        return others.filter { $0.wallStart <= moment && $0.endOnClocks > moment }.count >= limit
      }
  }
}

extension Occurrence {
  /// When it ends on the clocks, counted on where they are set back meanwhile.
  fileprivate var endOnClocks: ClockMinute {
    let end = wallEnd
    return end > wallStart ? end : wallStart + Int64(hours?.duration ?? 0) / 60
  }
}

// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Which edits are allowed, given the app's options and what is known of the days.
struct EditRules {
  let options: TimelineOptions
  var facts: FactBook
  /// The days of the locale on which nobody works.
  let weekend: [Weekday]
}

extension EditRules {
  // Not inlined at its callers, for the size of the WebAssembly module.
  /// The rule that an edit would break, or nil.
  ///
  /// Days of which nothing is known have no other events, and no times that are open. O(n) in the
  /// occurrences that are known, and O(k²) in those of the days that it touches.
  @inline(never)
  func broken(by edit: Edit) -> EditRule? {
    if !edit.isNew, isLocked(edit.before) { return .locked }
    if !isWithin(edit.after) {
      return options.editWithin == .open ? .outsideOpen : .outsideWork
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
  /// Whether times that join cover an event, or each of its days is allowed if it takes whole ones.
  private func isWithin(_ event: Occurrence) -> Bool {
    if options.editWithin == .anywhere { return true }
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
      let next = options.editWithin == .open ? openEnd(minute) : workEnd(minute)
      guard next > minute else { return false }
      minute = next
    } while minute < end
    return true
  }

  private func isAllowed(_ day: EpochDay) -> Bool {
    guard options.editWithin == .open else { return !weekend.contains(day.weekday) }
    for ground in facts.grounds(around: day) where ground.isOpen && ground.days.contains(day) {
      return true
    }
    return false
  }

  /// When the working hours end that hold a minute, or an earlier one where there are none; where no
  /// such hours are named, workdays are open all day.
  private func workEnd(_ minute: ClockMinute) -> ClockMinute {
    let hours = options.workingHours ?? .wholeDay
    var latest = ClockMinute.min
    // Those of the day before may go on after midnight.
    for back in Int64(0)...1 {
      let raw = minute.flooredQuotient(1440) - back
      let isHeld = raw * 1440 + Int64(hours.start) <= minute
      guard isHeld, isAllowed(EpochDay(clamping: raw)) else { continue }
      latest = max(latest, raw * 1440 + Int64(hours.end))
    }
    return latest
  }

  /// When what is open at a minute ends, or an earlier one where nothing is.
  private func openEnd(_ minute: ClockMinute) -> ClockMinute {
    var latest = ClockMinute.min
    for ground in facts.grounds(around: EpochDay(clamping: minute.flooredQuotient(1440)))
    where ground.isOpen && ground.wallStart <= minute {
      latest = max(latest, ground.endOnClocks)
    }
    return latest
  }
}

// What is there already.
extension EditRules {
  /// Whether more events than the limit would take place at one moment of an edited one.
  private func isCrowded(_ edit: Edit) -> Bool {
    let limit = options.overlapLimit
    guard limit > 0, edit.after.isTimed else { return false }
    let (start, end) = (edit.after.wallStart, edit.after.endOnClocks)
    let near = facts.window.occurrences(touching: edit.after.days)
    // Most of them take place when it begins, or one of them.
    if count(near, besides: edit, at: start) >= limit { return true }
    for event in near where event.wallStart > start && event.wallStart < end {
      if count(near, besides: edit, at: event.wallStart) >= limit { return true }
    }
    return false
  }

  /// How many events that stand among the hours take place at a moment, but for what is edited.
  @inline(never)
  private func count(
    _ events: [Occurrence], besides edit: Edit, at moment: ClockMinute
  ) -> Int32 {
    var found: [[UInt8]] = []
    for event in events
    where event.isTimed && !edit.moves(event) && event.wallStart <= moment
      && event.endOnClocks > moment
    {
      // Several answers can hold the same one.
      if !found.contains(event.id) { found.append(event.id) }
    }
    return Int32(clamping: found.count)
  }
}

extension Occurrence {
  /// When it ends on the clocks, counted on where they are set back meanwhile.
  fileprivate var endOnClocks: ClockMinute {
    let end = wallEnd
    return end > wallStart ? end : wallStart + Int64(hours?.duration ?? 0) / 60
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CalendarStore
import CivilTime

/// What becomes of the times of an event that somebody has put elsewhere on a viewer's clocks.
struct EditedSpan {
  /// The viewer's clocks.
  let viewer: ZoneRules
  /// The zone of a time that has had none: of a new event, or of one of whole days.
  let place: (name: String, rules: ZoneRules)
}

extension EditedSpan {
  /// The span of a new event.
  func span(of new: Occurrence) throws -> EventSpan {
    try EventSpan(start: start(of: new, like: nil), end: end(of: new, like: nil))
  }

  /// The same on the viewer's clocks alone.
  func floating(_ new: Occurrence) -> EventSpan? {
    let clocks = EventTime.floating(CivilDateTime(day: new.days.start, time: .midnight))
    return try? EventSpan(start: start(of: new, like: clocks), end: end(of: new, like: clocks))
  }

  /// The span that an event had when a hand took it, each end in its zone of now.
  func span(asTaken before: Occurrence, like present: EventSpan) throws -> EventSpan {
    try EventSpan(
      start: start(of: before, like: present.start), end: end(of: before, like: present.end))
  }

  /// The span of an event after an edit.
  ///
  /// Each end keeps its zone, or stays floating, and one that was not touched keeps its instant, also
  /// where clocks show its time twice. What is moved lasts as long as before.
  func span(_ present: EventSpan, after edit: Edit) throws -> EventSpan {
    let start = try start(of: edit.after, like: present.start)
    switch edit.kind {
    case .create: return try span(of: edit.after)
    case .resizeStart: return try EventSpan(start: start, end: present.end)
    case .resizeEnd:
      // It may have been moved as well before it was let go of.
      let kept = edit.startStays ? present.start : start
      return try EventSpan(start: kept, end: end(of: edit.after, like: present.end))
    case .move, .copy, .delete: break
    }
    switch (present.start, edit.after.hours) {
    case (.date, nil), (.zoned, _?), (.floating, _?): return try present.moved(to: start)
    // From the hours to the whole days, or back.
    default: return try EventSpan(start: start, end: end(of: edit.after, like: present.end))
    }
  }
}

extension Edit {
  /// Whether an event starts when it did.
  fileprivate var startStays: Bool {
    let (hours, former) = (after.hours, before.hours)
    return after.days.start == before.days.start && hours?.start == former?.start
      && hours?.startOffset == former?.startOffset
  }
}

extension EditedSpan {
  private func start(of event: Occurrence, like present: EventTime?) throws -> EventTime {
    guard let hours = event.hours else { return .date(event.days.start) }
    return try time(hours.start, on: event.days.start, hours.startOffset, like: present)
  }

  private func end(of event: Occurrence, like present: EventTime?) throws -> EventTime {
    let last = event.days.last ?? event.days.start
    guard let hours = event.hours else { return .date(last.addingClamped(days: 1)) }
    return try time(hours.end, on: last, hours.endOffset, like: present)
  }

  private func time(
    _ minute: Int32, on day: EpochDay, _ offset: UTCOffset?, like present: EventTime?
  ) throws -> EventTime {
    let civil = CivilDateTime(day: day, time: .midnight)
      .addingClamped(microseconds: Int64(minute) * 60_000_000)
    if case .floating = present { return .floating(civil) }
    let instant = offset.map { civil.instantClamped(at: $0) } ?? viewer.instant(of: civil)
    let name: String
    if case .zoned(let zoned) = present { name = zoned.zone } else { name = place.name }
    return try EventTimeArgument.time(instant, in: name).within("time")
  }
}

// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What hands and keys make of events. The view shows it at once; the app is told, and answers.
extension Reduction {
  /// Does something to an event of a timeline.
  mutating func edit(_ move: EditMove) {
    if case .settle(let id, let verdict) = move { return settle(id, verdict) }
    guard state.editsEvents else { return }
    switch move {
    case .lift(let key, let kind, let place): lift(key, kind, at: place)
    case .begin(let place): begin(at: place)
    case .drag(let place): drag(to: place)
    case .drop: drop()
    case .cancel: cancelEdit()
    case .shift(let key, let kind, let days, let steps): shift(key, kind, days, steps)
    case .createAtFocus: createAtFocus()
    case .settle: break
    }
  }

  /// Shows what the app has not answered on top of what it says of days.
  mutating func keepEdits() {
    for open in state.editing.open { show(open.edit) }
  }

  private mutating func show(_ edit: Edit) {
    state.facts.replace(edit.kind == .create ? edit.after : edit.before, with: edit.after)
  }
}

// A hand.
extension Reduction {
  private mutating func lift(_ key: NodeKey, _ kind: Edit.Kind, at place: ClockPlace) {
    guard let event = state.facts.event(of: key)?.occurrence, event.isTimed else { return }
    let edge = kind == .resizeEnd ? event.wallEnd : event.wallStart
    state.editing.hold(
      Edit(kind: kind, before: event, after: event), grip: place.wallMinute - edge)
  }

  /// Begins an hour in the slot at a place.
  private mutating func begin(at place: ClockPlace) {
    let slot = Int64(state.options.timeline.slotMinutes)
    let start = place.wallMinute.flooredQuotient(slot) * slot
    let new = state.facts.hours.placed(.new(on: place.day), from: start, to: start + 60)
    state.editing.hold(Edit(kind: .create, before: new, after: new), grip: 0)
  }

  private mutating func drag(to place: ClockPlace) {
    guard let held = state.editing.held else { return }
    let after = result(of: held, at: place)
    if after != held.edit.after { state.editing.change(to: after) }
  }

  /// What an event becomes when a hand that holds it is at a place.
  private func result(of held: Editing.Held, at place: ClockPlace) -> Occurrence {
    let (event, book) = (held.edit.before, state.facts.hours)
    let (snap, day) = (snapMinutes, Int64(place.day.rawValue) * 1440)
    let hours = shownHours
    let wanted = snapped(place.wallMinute - held.grip)
    // Events with hours take less than a day.
    switch held.edit.kind {
    case .move:
      let latest = day + Int64(hours.end) - snap
      return book.moved(event, to: min(max(wanted, day + Int64(hours.start)), latest))
    case .resizeEnd:
      let start = event.wallStart
      return book.ending(event, at: min(max(wanted, start + snap), start + 1440 - snap))
    case .resizeStart:
      let end = event.wallEnd
      return book.beginning(event, at: min(max(wanted, end - 1440 + snap), end - snap))
    case .create:
      let (origin, slot) = (event.wallStart, Int64(state.options.timeline.slotMinutes))
      if wanted < origin {
        let start = max(wanted, origin + slot - 1440 + snap)
        return book.placed(event, from: start, to: origin + slot)
      }
      return book.placed(
        event, from: origin, to: min(max(wanted, origin + snap), origin + 1440 - snap))
    }
  }

  private mutating func drop() {
    guard let edit = state.editing.letGo() else { return }
    movement.pause(&state.moving, context.clock)
    if edit.changesAnything { commit(edit) }
  }

  private mutating func cancelEdit() {
    guard state.editing.letGo() != nil else { return }
    movement.pause(&state.moving, context.clock)
  }
}

// Keys.
extension Reduction {
  private mutating func shift(
    _ key: NodeKey, _ kind: Edit.Kind, _ days: Int32, _ steps: Int32
  ) {
    guard let event = state.facts.event(of: key)?.occurrence, event.isTimed else { return }
    let edge = kind == .resizeEnd ? event.wallEnd : event.wallStart
    let wanted = edge + Int64(days) * 1440 + Int64(steps) * snapMinutes
    let held = Editing.Held(edit: Edit(kind: kind, before: event, after: event), grip: 0)
    let after = result(of: held, at: column(of: wanted, kind))
    guard after != event, state.options.bounds.contains(after.days.start) else { return }
    commit(Edit(kind: kind, before: event, after: after))
    // What is known of the days is placed again, so that the keyboard can follow.
    keepUp()
    let moved = NodeKey(.timedEvent, number: key.number, day: after.days.start)
    guard state.facts.event(of: moved) != nil else { return }
    state.focus.enter(occurrence: moved)
    reveal(moved)
    context.emit(.focus(moved))
  }

  /// A time as the column shows it in which an event is moved by it.
  private func column(of minute: ClockMinute, _ kind: Edit.Kind) -> ClockPlace {
    let day = EpochDay(clamping: minute.flooredQuotient(1440))
    return ClockPlace(day: day, minute: Int32(clamping: minute - Int64(day.rawValue) * 1440))
  }

  private mutating func createAtFocus() {
    guard let minute = state.focus.minute else { return }
    let day = state.focus.day
    begin(at: ClockPlace(day: day, minute: minute))
    drop()
  }
}

extension Reduction {
  /// Shows an edit and tells the app of it.
  private mutating func commit(_ edit: Edit) {
    let open = state.editing.expectAnswer { id in
      guard edit.kind == .create else { return edit }
      var after = edit.after
      after.id = Occurrence.newID(id)
      return Edit(kind: .create, before: edit.before, after: after)
    }
    show(open.edit)
    context.emit(.edited(id: open.id, open.edit))
    announceTime(of: open.edit.after)
  }

  /// Takes back what the app has refused, and says why.
  ///
  /// What it has allowed is loaded again.
  private mutating func settle(_ id: Int32, _ verdict: CalendarVerdict) {
    guard let edit = state.editing.close(id) else { return }
    switch verdict {
    case .allowed:
      state.facts.invalidate(edit.before.days, sequence: nil, &context)
      state.facts.invalidate(edit.after.days, sequence: nil, &context)
    case .refused(let reason):
      let isNew = edit.kind == .create
      state.facts.replace(edit.after, with: isNew ? nil : edit.before)
      // Others may have been made of the same event since.
      keepEdits()
      if !reason.isEmpty { return state.telling.refuse(reason, &context) }
      if !isNew { announceTime(of: edit.before) }
    }
  }

  private mutating func announceTime(of event: Occurrence) {
    let start = event.hours?.start ?? 0
    let length = Int32(clamping: event.wallEnd - event.wallStart)
    context.announce(
      .time(event.days.start, MinuteRange(start: start, end: start + max(length, 1))))
  }

  private var snapMinutes: Int64 { Int64(min(max(state.options.timeline.snapMinutes, 1), 60)) }

  /// The nearest time to which edits snap.
  private func snapped(_ minute: ClockMinute) -> ClockMinute {
    (minute + snapMinutes / 2).flooredQuotient(snapMinutes) * snapMinutes
  }

  private var shownHours: MinuteRange {
    let hours = state.options.timeline.hours
    return hours.isEmpty ? .wholeDay : hours
  }
}

extension ClockPlace {
  var wallMinute: ClockMinute { Int64(day.rawValue) * 1440 + Int64(minute) }
}

extension Occurrence {
  /// An event that nobody has stored yet.
  fileprivate static func new(on day: EpochDay) -> Occurrence {
    var new = Occurrence(id: [], days: DayInterval(first: day, last: day) ?? .all)
    new.hours = Hours(start: 0, end: 0)
    return new
  }

  /// The id of one that the app has been told of: "new:1".
  fileprivate static func newID(_ number: Int32) -> [UInt8] {
    var id: [UInt8] = [0x6E, 0x65, 0x77, 0x3A]
    id.append(decimal: Int64(number))
    return id
  }
}

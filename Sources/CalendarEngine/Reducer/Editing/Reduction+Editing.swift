// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What hands and keys make of events. The view shows it at once; the app is told, and answers.
extension Reduction {
  /// Does something to an event of a timeline.
  mutating func edit(_ move: EditMove) {
    if answer(move) { return }
    // An agenda has no places to carry events to, and yet days to paste them on and events to delete.
    if case .insert(let events) = move, state.makesEvents { return insert(events) }
    if case .take(let id, .delete) = move, state.makesEvents {
      return hold(state.facts.window.occurrence(id), .delete)
    }
    guard state.editsEvents else { return }
    switch move {
    case .lift(let key, let kind, let place): lift(key, kind, at: place)
    case .begin(let place):
      select([])
      take(beginning(at: place))
    case .carry(let place):
      guard state.makesEvents else { return }
      var held = beginning(at: place)
      held.isCarried = true
      take(held)
    case .take(let id, let kind):
      guard state.makesEvents else { return }
      hold(state.facts.window.occurrence(id), kind)
    case .draw: if state.makesEvents { draw() }
    case .grab(let key): hold(state.editable(key), .move)
    case .regrip(let kind, let place): regrip(kind, at: place)
    case .drag(let place): drag(to: place)
    case .nudge(let days, let steps, let isOfEnd): nudge(days, steps, isOfEnd)
    case .place(let place):
      drag(to: place)
      drop(isFollowed: true)
    case .put(let place): put(at: place)
    case .rest: rest()
    case .drop(let isFollowed): drop(isFollowed: isFollowed)
    case .cancel: cancelEdit()
    case .shift(let key, let kind, let days, let steps): shift(key, kind, days, steps)
    case .choose(let place): create(at: place)
    case .time(let range): select(range)
    case .createAtFocus: createAtFocus()
    case .point(let place):
      select([])
      point(at: place)
    case .tap(let place): tap(at: place)
    case .toggle(let key): if state.makesEvents { toggle(key) }
    case .select(let ids): pick(ids)
    case .copies(let isCopy): if !state.holdsTime { state.editing.copies(isCopy) }
    case .settle, .adjust, .insert: break
    }
  }
}

// A hand.
extension Reduction {
  /// The hold of a new event at a place: of an hour in its slot, or of a whole day.
  func beginning(at place: ClockPlace) -> Editing.Held {
    var new = Occurrence.new(on: place.day)
    if place.part >= 0, place.part < groups.count { new.group = groups[Int(place.part)] }
    if place.isWholeDay { return held(.create, new) }
    let slot = slotMinutes
    let start = place.wallMinute.flooredQuotient(slot) * slot
    let end = state.options.timeline.end(ofNew: Int32(clamping: start - place.dayMinute))
    return held(
      .create,
      state.facts.hours.placed(new, from: start, to: place.dayMinute + Int64(end)))
  }

  mutating func drag(to place: ClockPlace) {
    guard let held = state.editing.held, !(place.isWholeDay && state.holdsTime) else { return }
    var after = result(of: held, held.base ?? held.edit.before, at: place)
    after.group = groups.group(inPart: place.part, held)
    guard after != held.edit.after else { return }
    change(to: after)
    feel(held.edit.after.step(to: after))
  }

  /// What an event becomes when a hand that holds it is at a place.
  private func result(
    of held: Editing.Held, _ event: Occurrence, at place: ClockPlace
  ) -> Occurrence {
    let book = state.facts.hours
    guard event.isTimed, held.isAmongHours else { return result(ofDays: held, event, at: place) }
    let (snap, hours) = (snapMinutes, shownHours)
    let wanted = snapped(place.wallMinute - held.grip)
    // Events with hours take less than a day.
    switch held.motion {
    case .move where place.isWholeDay: return event.lasting(place.day, place.day)
    case .move:
      // Some of it stays in the column, and its start if it was there.
      let hidden = held.isLaterPart ? event.wallEnd - event.wallStart - snap : 0
      let earliest = place.dayMinute + Int64(hours.start) - hidden
      let latest = place.dayMinute + Int64(hours.end) - snap
      return book.moved(event, to: min(max(wanted, earliest), latest))
    case .resizeEnd:
      let start = event.wallStart
      let range = start + snap...start + 1440 - snap
      return book.ending(event, at: held.end(wanted, at: place, in: range))
    case .resizeStart:
      let end = event.wallEnd
      let range = end - 1440 + snap...end - snap
      return book.beginning(event, at: held.end(wanted, at: place, in: range))
    case .create, .copy, .delete:
      return drawn(event, to: place)
    }
  }

  /// The same of one that lasts whole days, and of any in a month: they move by days, and one that is
  /// carried among the hours and has none of its own takes an hour.
  private func result(
    ofDays held: Editing.Held, _ event: Occurrence, at place: ClockPlace
  ) -> Occurrence {
    let book = state.facts.hours
    let (first, last) = (event.days.start, event.days.last ?? event.days.start)
    let day = place.day.addingClamped(days: Int32(clamping: -held.grip))
    let fullDays = Int32(clamping: (event.wallEnd - event.wallStart - 1) / 1440)
    switch held.motion {
    case .move where event.hours == nil && !place.isWholeDay:
      let (earliest, latest) = (Int64(shownHours.start), Int64(shownHours.end) - 60)
      let start = max(
        min(snapped(place.wallMinute), place.dayMinute + latest), place.dayMinute + earliest)
      return book.placed(event, from: start, to: start + 60)
    case .move:
      let by = first.days(until: day)
      if event.hours != nil { return book.moved(event, to: event.wallStart + Int64(by) * 1440) }
      return event.lasting(day, last.addingClamped(days: by))
    // What has hours of its own keeps them, goes on to another day, and ends after it begins.
    case .resizeStart where event.hours == nil: return event.lasting(min(day, last), last)
    case .resizeEnd where event.hours == nil: return event.lasting(first, max(day, first))
    case .resizeStart:
      let by = min(first.days(until: day), fullDays)
      return book.beginning(event, at: event.wallStart + Int64(by) * 1440)
    case .resizeEnd:
      let by = max(last.days(until: day), -fullDays)
      return book.ending(event, at: event.wallEnd + Int64(by) * 1440)
    case .create, .copy, .delete:
      return event.lasting(min(first, place.day), max(first, place.day))
    }
  }

  /// What a new event becomes when the hand that draws it is at a place.
  ///
  /// In the slot where it began it is as it was begun, which a hand that rests wants.
  private func drawn(_ event: Occurrence, to place: ClockPlace) -> Occurrence {
    let (snap, slot) = (snapMinutes, slotMinutes)
    let (minute, origin) = (place.wallMinute, event.wallStart)
    if minute >= origin, minute < origin + slot { return event }
    let wanted = snapped(minute)
    let (start, end) =
      minute < origin
      ? (max(wanted, origin + slot - 1440 + snap), origin + slot)
      : (origin, min(max(wanted, origin + slot), origin + 1440 - snap))
    return state.facts.hours.placed(event, from: start, to: end)
  }

  /// Lets go; what a `press` has made on a day of a month is wanted although no hand has drawn it.
  mutating func drop(isFollowed: Bool, isPress: Bool = false) {
    guard let edit = state.editing.edit else { return }
    let isTime = state.holdsTime
    let followers = following(edit)
    // Who moves by keys and taps looks for another place; a hand has let go.
    if isFollowed, isBarred(edit, followers) { return }
    let isBarred = !isFollowed && isBarred(edit, followers)
    // A hand that has not left its day of a month meant to click, and trembled.
    let isClick =
      !isPress && state.editing.held.map { $0.draws && !$0.isAmongHours } ?? false
      && edit.after == edit.before
    if !isBarred { feel(.dropped) }
    _ = state.editing.letGo()
    if !isFollowed { movement.pause(&state.moving, context.clock) }
    guard edit.changesAnything, !isBarred, !isClick else {
      if !isTime, !isClick { context.emit(.editCancelled(edit)) }
      return
    }
    guard let after = isTime ? chooseTime(edit.after) : commit(edit, followers) else { return }
    if isFollowed { leadKeyboard(to: after) } else { putKeyboard(on: after) }
    // What was selected is where it was, and has its copies now: another drag is of one event.
    if edit.kind == .copy { select([]) }
  }

  /// Gives up what is held, if anything is.
  mutating func cancelEdit() {
    let isTime = state.holdsTime
    guard let held = state.editing.held, let edit = state.editing.letGo() else { return }
    movement.pause(&state.moving, context.clock)
    if !isTime { context.emit(.editCancelled(edit)) }
    // Who has looked for another place by keys and taps is back where the event is.
    if held.hasHandles { leadKeyboard(to: edit.before) }
    context.announce(.cancelled(at: edit.isNew ? nil : words(of: edit.before)))
  }
}

// Keys and single taps.
extension Reduction {
  /// Moves what is held, and shows where it is then.
  private mutating func nudge(_ days: Int32, _ steps: Int32, _ isOfEnd: Bool) {
    guard var held = state.editing.held else { return }
    if isOfEnd {
      // In a month an event with hours has no end to move.
      if held.edit.after.isTimed, !isAmongHours { return }
      (held.edit.kind, held.isCarried) = (.resizeEnd, false)
    }
    let after = result(of: held, by: days, steps)
    guard after != held.edit.after, state.options.bounds.contains(after.days.start) else { return }
    change(to: after)
    let last = isOfEnd && !after.isTimed ? after.days.last : nil
    bringIntoView(last ?? after.days.start)
    if after.isTimed, isAmongHours { timeline.reveal(after.wallMinutes, &state.moving, still) }
    announceTime(of: after)
  }

  private mutating func shift(_ key: NodeKey, _ kind: Edit.Kind, _ days: Int32, _ steps: Int32) {
    guard let event = state.editable(key) else { return }
    if event.isTimed, !isAmongHours, kind != .move { return }
    let held = held(kind, event)
    var edit = held.edit
    edit.after = result(of: held, by: days, steps)
    guard edit.changesAnything, state.options.bounds.contains(edit.after.days.start) else { return }
    let day = edit.after.days.start
    // Where nothing is known of a day yet the event would be lost from sight: it is loaded first.
    guard key.isTime || state.facts.window.knows(day) else { return bringIntoView(day) }
    let followers = following(edit)
    if isBarred(edit, followers) { return }
    let after = key.isTime ? chooseTime(edit.after) : commit(edit, followers)
    if let after { leadKeyboard(to: after) }
  }

  /// What a held event becomes so many days and steps later; in a month a step is a week.
  func result(of held: Editing.Held, days: Int32, _ steps: Int32) -> Occurrence {
    let (kind, event) = (held.edit.kind, held.edit.after)
    // It keeps the length that it has by now; what a hand draws begins where it began.
    let base = held.draws ? held.edit.before : event
    guard event.isTimed, held.isAmongHours, !kind.isEnd || days == 0 else {
      let edge = kind == .resizeEnd ? event.days.last ?? event.days.start : event.days.start
      let weeks = held.isAmongHours ? 0 : Int64(steps)
      let day = EpochDay(clamping: Int64(edge.rawValue) + Int64(days) + 7 * weeks + held.grip)
      return result(ofDays: held, base, at: ClockPlace(wholeDay: day))
    }
    let edge = kind == .resizeEnd ? event.wallEnd : event.wallStart
    let wanted = edge + Int64(days) * 1440 + Int64(steps) * snapMinutes
    return result(of: held, base, at: column(of: wanted + held.grip))
  }

  /// A time as the column shows it in which an event is moved by it.
  private func column(of minute: ClockMinute) -> ClockPlace {
    let day = EpochDay(clamping: minute.flooredQuotient(1440))
    return ClockPlace(day: day, minute: Int32(clamping: minute - Int64(day.rawValue) * 1440))
  }

  /// What a finger sees it also means.
  private mutating func tap(at place: ClockPlace) {
    if state.focus.isTapped, let seen = state.focusedPlace, seen.day == place.day,
      seen.part == place.part, place.minute >= seen.minute,
      place.minute < state.options.timeline.end(ofNew: seen.minute)
    {
      return create(at: seen)
    }
    select([])
    point(at: place)
    state.focus.tap()
  }

  private mutating func createAtFocus() {
    if let place = state.focusedPlace { create(at: place) }
  }

  /// Takes hold of a new event at the keyboard's time.
  private mutating func draw() {
    guard let place = state.focusedPlace else { return }
    select([])
    var held = beginning(at: place)
    held.isCarried = true
    state.editing.hold(held)
    change(to: held.edit.after)
    context.announce(.grabbed(words(of: held.edit.after), .resizeEnd))
  }

  @inline(never)
  private mutating func create(at place: ClockPlace) {
    let edit = beginning(at: place).edit
    guard !isBarred(edit) else { return }
    let after = state.choosesTime ? chooseTime(edit.after) : commit(edit)
    if let after { leadKeyboard(to: after) }
  }

  private mutating func insert(_ events: [Occurrence]) {
    let events = events.inOrder(Occurrence.comesBefore)
    guard let event = events.first else { return }
    // Bars stand for several days: theirs is the first one.
    let near = state.focus.occurrence.flatMap { key in
      key.day ?? state.facts.occurrence(of: key)?.days.start
    }
    let day = near ?? state.focus.day
    let held = held(.copy, event)
    var edit = held.edit
    if let hours = event.hours {
      let minute = isAmongHours ? state.focus.shownMinute : nil
      let place = ClockPlace(day: day, minute: minute ?? hours.start)
      edit.after = state.facts.hours.moved(event, to: place.wallMinute)
      if minute != nil { edit.after.group = groups.group(inPart: state.focusedPart, held) }
    } else {
      let length = event.days.start.days(until: event.days.last ?? event.days.start)
      edit.after = event.lasting(day, day.addingClamped(days: length))
    }
    let followers = Array(events.dropFirst())
    if isBarred(edit, followers) { return }
    let after = commit(edit, followers)
    bringIntoView(day)
    if after.isTimed, isAmongHours { timeline.reveal(after.wallMinutes, &state.moving, still) }
  }
}

extension Reduction {
  /// Gives up what is held where events can no longer be edited, or no longer in that way.
  mutating func keepHold() {
    if !state.makesEvents { select([]) }
    dropUnseen()
    guard let held = state.editing.held else { return }
    if !state.editsEvents || held.isAmongHours != isAmongHours { cancelEdit() }
  }

  var isAmongHours: Bool { state.arrangement.movement.joinsDays }

  // Not inlined at its callers, for the size of the WebAssembly module.
  /// A hold of an event as it is.
  @inline(never)
  func held(_ kind: Edit.Kind, _ event: Occurrence) -> Editing.Held {
    Editing.Held(
      edit: Edit(kind: kind, before: event, after: event), grip: 0, isAmongHours: isAmongHours)
  }

  /// Shows an edit and what follows it, and tells the app of each; returns the event as it is shown.
  private mutating func commit(_ edit: Edit, _ followers: [Occurrence] = []) -> Occurrence {
    // Where they are to go depends on what is known before any of them has moved.
    let afters = self.followers(followers, of: edit)
    let first = tell(edit)
    for index in afters.indices {
      let other = Edit(kind: edit.kind, before: followers[index], after: afters[index])
      if other.isNew || other.changesAnything { _ = tell(other) }
    }
    if edit.isNew { announceTime(of: first) } else { announceMove(edit) }
    return first
  }

  mutating func tell(_ edit: Edit) -> Occurrence {
    let before = edit.before
    let beginsAsTold =
      state.facts.window.missing(in: before.days, state.wantedDetail) == nil
      && !state.editing.open.contains { $0.edit.after.id == before.id }
    let open = state.editing.expectAnswer(beginsAsTold: beginsAsTold) { id in
      guard edit.isNew else { return edit.told }
      var new = edit
      new.after.id = Occurrence.newID(id)
      new.after.isLocked = false
      return new
    }
    show(open.edit)
    context.emit(.edited(id: open.id, open.edit))
    return open.edit.after
  }

  mutating func announceTime(of event: Occurrence) {
    context.announce(words(of: event))
  }

  /// What is said of where an event is.
  @inline(never)
  func words(of event: Occurrence) -> Announcement.Content {
    let (groups, days) = (groups, event.days)
    let part = isAmongHours && !groups.isEmpty ? groups.part(of: event.group) : -1
    guard event.isTimed, isAmongHours else { return .days(days, part: part) }
    let moved = EventNumbers.usual(event.id)
    return .time(days.start, event.wallMinutes, part: part, besides: moved)
  }

  private var slotMinutes: Int64 { Int64(max(state.options.timeline.slotMinutes, 1)) }

  private var snapMinutes: Int64 { Int64(min(max(state.options.timeline.snapMinutes, 1), 60)) }

  /// The nearest time to which edits snap.
  private func snapped(_ minute: ClockMinute) -> ClockMinute {
    (minute + snapMinutes / 2).flooredQuotient(snapMinutes) * snapMinutes
  }

  var shownHours: MinuteRange {
    let hours = state.options.timeline.hours
    return hours.isEmpty ? .wholeDay : hours
  }
}

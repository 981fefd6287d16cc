// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// Events that are selected: what is made of one of them is made of all.
extension Reduction {
  /// Selects an event as well, or no longer; what is locked is not selected.
  mutating func toggle(_ key: NodeKey) {
    guard let event = state.facts.occurrence(of: key) else { return }
    if state.editRules(context.weekend).isLocked(event) {
      return state.telling.warn(.barred(.locked), &context)
    }
    var ids = state.editing.selected
    if let index = ids.firstIndex(of: event.id) {
      ids.remove(at: index)
    } else {
      ids.append(event.id)
    }
    select(ids)
  }

  /// Selects what the app or a key wants; who selects nothing any more moves none of it either.
  mutating func pick(_ ids: [[UInt8]]) {
    if ids.isEmpty { edit(.cancel) }
    select(ids)
  }

  /// Selects nothing any more once nothing of it is in view: nobody means to change what he does not see.
  ///
  /// What is not known yet may still come into view. O(n) in the events that are known, for each that is
  /// selected.
  mutating func dropUnseen() {
    guard state.editing.hasSelected, state.editing.held == nil, state.moving.isAtRest else {
      return
    }
    let days = visibleDays(state.arrangement)
    let isSeen = state.editing.selected.contains { id in
      state.facts.window.occurrence(id).map { $0.days.overlaps(days) } ?? true
    }
    if !isSeen { select([]) }
  }

  /// Selects the events with these ids, and tells the app if that changes anything.
  mutating func select(_ ids: [[UInt8]]) {
    guard ids != state.editing.selected else { return }
    state.editing.select(ids)
    context.emit(.eventsSelected(ids))
  }

  /// What is held is to be another event, and what is selected follows.
  mutating func change(to after: Occurrence) {
    guard var edit = state.editing.edit else { return }
    edit.after = after
    state.editing.change(to: after, followers(following(edit), of: edit))
  }

  /// The other events that are selected, which follow an edit: they move as far.
  ///
  /// None if its own event is not selected, or only an end of it moves. O(n) in the events that are
  /// known, for each that is selected.
  @inline(never)
  func following(_ edit: Edit) -> [Occurrence] {
    var found: [Occurrence] = []
    guard edit.kind.motion == .move, state.editing.selects(edit.before) else { return found }
    for id in state.editing.selected where id != edit.before.id {
      if let event = state.facts.window.occurrence(id) { found.append(event) }
    }
    return found
  }

  /// What becomes of events that follow an edit.
  func followers(_ events: [Occurrence], of edit: Edit) -> [Occurrence] {
    var afters: [Occurrence] = []
    for event in events { afters.append(follower(event, of: edit)) }
    return afters
  }

  /// What becomes of an event that follows an edit; one of whole days follows by days alone.
  @inline(never)
  func follower(_ event: Occurrence, of edit: Edit) -> Occurrence {
    let (from, to) = (edit.before, edit.after)
    let days = from.days.start.days(until: to.days.start)
    guard event.hours != nil else {
      let (first, last) = (event.days.start, event.days.last ?? event.days.start)
      return event.lasting(first.addingClamped(days: days), last.addingClamped(days: days))
    }
    let hasMinutes = from.hours != nil && to.hours != nil
    let way = hasMinutes ? to.wallStart - from.wallStart : Int64(days) * 1440
    return state.facts.hours.moved(event, to: event.wallStart + way)
  }

  /// Whether an edit, or what follows it, breaks a rule; says and shows which.
  ///
  /// All of them are where they are to be by then: events that change places do not bar each other.
  @inline(never)
  mutating func isBarred(_ edit: Edit, _ followers: [Occurrence] = []) -> Bool {
    guard edit.changesAnything else { return false }
    var rules = state.editRules(context.weekend)
    if !followers.isEmpty, !edit.isNew {
      rules.facts.replace(edit.before, with: edit.after)
      for event in followers { rules.facts.replace(event, with: follower(event, of: edit)) }
    }
    var rule = rules.broken(by: edit)
    var barred = edit.before
    for event in followers where rule == nil {
      barred = event
      rule = rules.broken(
        by: Edit(kind: edit.kind, before: event, after: follower(event, of: edit)))
    }
    guard let rule else { return false }
    state.telling.warn(.barred(rule, of: followers.isEmpty ? [] : barred.title), &context)
    return true
  }
}

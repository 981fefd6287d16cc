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
    if let index = ids.firstIndex(of: event.id) { ids.remove(at: index) } else { ids.append(event.id) }
    select(ids)
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
    state.editing.change(to: after, followers(of: edit))
  }

  /// What an edit makes of the other events that are selected: they move as far, those of whole days by
  /// days alone. Nothing if its own event is not selected, or only an end of it moves.
  ///
  /// O(n) in the events that are known, for each that is selected.
  func followers(of edit: Edit) -> [Edit] {
    guard edit.kind.motion == .move, state.editing.selects(edit.before) else { return [] }
    return state.editing.selected.compactMap { id in
      id == edit.before.id
        ? nil : state.facts.window.occurrence(id).map { follower($0, of: edit) }
    }
  }

  /// The same for one event.
  func follower(_ event: Occurrence, of edit: Edit) -> Edit {
    let (from, to) = (edit.before, edit.after)
    let days = from.days.start.days(until: to.days.start)
    var after: Occurrence
    if event.hours == nil {
      let (first, last) = (event.days.start, event.days.last ?? event.days.start)
      after = event.lasting(first.addingClamped(days: days), last.addingClamped(days: days))
    } else {
      let hasMinutes = from.hours != nil && to.hours != nil
      let way = hasMinutes ? to.wallStart - from.wallStart : Int64(days) * 1440
      after = state.facts.hours.moved(event, to: event.wallStart + way)
    }
    after.group = event.group
    return Edit(kind: edit.kind, before: event, after: after)
  }

  /// Whether edits that are made at once break a rule; says and shows which.
  ///
  /// All of them are where they are to be by then: events that change places do not bar each other.
  @inline(never)
  mutating func isBarred(_ edits: [Edit]) -> Bool {
    var rules = state.editRules(context.weekend)
    for edit in edits where edits.count > 1 && !edit.isNew {
      rules.facts.replace(edit.before, with: edit.after)
    }
    for edit in edits where edit.changesAnything {
      guard let rule = rules.broken(by: edit) else { continue }
      state.telling.warn(.barred(rule), &context)
      return true
    }
    return false
  }
}

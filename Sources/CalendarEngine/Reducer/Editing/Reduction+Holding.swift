// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// Taking hold of events: with a hand, without one, and with a hand once more.
extension Reduction {
  /// Takes hold of the event of a node with a hand, or of one of its ends.
  mutating func lift(_ key: NodeKey, _ kind: Edit.Kind, at place: ClockPlace) {
    guard let event = state.editable(key) else { return }
    cancelEdit()
    grip(held(kind, event), at: place)
  }

  /// Takes hold of an event without a hand on it.
  ///
  /// Of one that is held in that way it takes another end, or all of it, as it is by now. One that is to be
  /// deleted is not held: the app is asked, once.
  mutating func hold(_ event: Occurrence?, _ kind: Edit.Kind) {
    guard let event else { return }
    if state.editRules(context.weekend).isLocked(event) {
      return state.telling.warn(.barred(.locked), &context)
    }
    if kind == .delete {
      let isAsked = state.editing.open.contains {
        $0.edit.kind == .delete && $0.edit.before.id == event.id
      }
      if !isAsked { _ = tell(held(kind, event).edit) }
      return
    }
    var former = state.editing.held
    if former?.hasHandles != true || former?.edit.before.id != event.id { former = nil }
    // What it was when it was taken first is what it comes from.
    var held = held(event.isTimed && !isAmongHours ? .move : kind, former?.edit.before ?? event)
    held.hasHandles = true
    if let former {
      held.edit.after = former.edit.after
      held.base = held.edit.after
    }
    let after = held.edit.after
    state.editing.hold(held)
    state.moving.scrollHours { $0.stay() }
    change(to: after)
    context.announce(.grabbed(words(of: after), held.edit.kind))
  }

  /// Puts a hand on what is held without one: what it makes of that goes on from how it is by now.
  mutating func regrip(_ kind: Edit.Kind, at place: ClockPlace) {
    guard var held = state.editing.held else { return }
    // What is new is carried about as it is.
    if !held.edit.isNew { held.edit.kind = kind }
    held.base = held.edit.after
    grip(held, at: place)
  }

  private mutating func grip(_ new: Editing.Held, at place: ClockPlace) {
    var (held, event) = (new, new.edit.after)
    // On a day of a month an event with hours has no ends to take.
    if event.isTimed, !isAmongHours { held.edit.kind = .move }
    let isEnd = held.edit.kind == .resizeEnd
    held.column = place.day
    if event.isTimed, isAmongHours {
      held.grip = place.wallMinute - (isEnd ? event.wallEnd : event.wallStart)
      held.isLaterPart = event.wallStart < place.dayMinute + Int64(shownHours.start)
    } else {
      let edge = isEnd ? event.days.last ?? event.days.start : event.days.start
      held.grip = Int64(edge.days(until: place.day))
    }
    take(held)
  }

  /// Lets go of what is held where it has been tapped; an end that waits for its time goes there.
  mutating func put(at place: ClockPlace) {
    if state.editing.edit?.kind.isEnd == true { drag(to: place) }
    drop(isFollowed: true)
  }

  /// Goes on holding, without a hand, an event that a hand has not moved; of anything else it lets go.
  mutating func rest() {
    guard let edit = state.editing.edit, !edit.isNew, !edit.changesAnything else {
      return drop(isFollowed: false, isPress: true)
    }
    _ = state.editing.letGo()
    movement.pause(&state.moving, context.clock)
    hold(edit.before, .move)
    // There are no keys under a hand.
    announceTime(of: edit.before)
  }
}

extension Editing.Held {
  /// Where an end goes that a hand wants at a time of a place.
  ///
  /// Beside the column in which it was taken it can be too far away: then the hand has only swerved, and
  /// means that time of its own column.
  func end(
    _ wanted: ClockMinute, at place: ClockPlace, in range: ClosedRange<ClockMinute>
  ) -> ClockMinute {
    var wanted = wanted
    if let column, !range.contains(wanted) {
      wanted -= Int64(column.days(until: place.day)) * 1440
    }
    return min(max(wanted, range.lowerBound), range.upperBound)
  }
}

// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// The keyboard is where events have been edited last.
extension Reduction {
  /// Leads the keyboard to an event that has been moved.
  mutating func leadKeyboard(to event: Occurrence) {
    bringIntoView(event.days.start)
    if let key = placed(event) { enter(key) }
    if let moved = state.focus.occurrence { reveal(moved) }
  }

  /// Puts a keyboard that is in the grid on an event that a hand has let go of, or at its time where the
  /// event has no column.
  ///
  /// The view, which the hand sees, stays where it is; above the hours it makes room for the event if that
  /// has no place otherwise.
  mutating func putKeyboard(on event: Occurrence) {
    let (key, day) = (placed(event), event.days.start)
    if isAmongHours, let key, key.role == .eventBar { revealLane(of: key) }
    guard state.focus.isInside, state.viewport.shows(day) else { return }
    state.focus.carry(to: day)
    if isAmongHours {
      let part = groups.isEmpty ? 0 : groups.part(of: event.group)
      stand(at: event.hours?.start ?? state.focus.minute ?? 0, inPart: part)
    }
    if let key { return enter(key) }
    state.focus.enter(occurrence: nil)
    moveHostFocus()
  }

  /// Brings a day into view to which an event goes; on days the keyboard goes along.
  mutating func bringIntoView(_ day: EpochDay) {
    guard !isAmongHours else {
      return follow(timeline.days.reveal(day, on: page(of: day), &state.moving, still))
    }
    carryKeyboard(to: day, still)
  }

  /// The node of an event that has been edited; nil where that is out of view.
  private mutating func placed(_ event: Occurrence) -> NodeKey? {
    // What is known of the days in view is placed again, so that the keyboard can follow.
    keepUp()
    let day = event.days.start
    if event.id.isEmpty { return state.timeKey }
    return isAmongHours
      ? state.facts.key(of: event.id, on: day)
      : state.facts.window.key(of: event.id, on: day, page(of: day))
  }

  private mutating func enter(_ key: NodeKey) {
    state.focus.enter(occurrence: key)
    context.emit(.focus(key))
  }
}

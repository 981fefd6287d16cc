// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What a hand feels while it carries an event.
extension Reduction {
  /// Takes hold of an event with a hand.
  mutating func take(_ held: Editing.Held) {
    var held = held
    held.isByHand = true
    state.editing.hold(held)
    state.moving.scrollHours { $0.stay() }
    change(to: held.edit.after)
    feel(.lifted)
  }

  /// Lets the hand feel a step; keys feel nothing.
  mutating func feel(_ step: DragStep) {
    if state.editing.held?.isByHand == true { context.emit(.dragStepped(step)) }
  }

  /// Lets it feel that a page has turned, or turns: after the command to turn from a page.
  mutating func feelTurn(from page: CalendarPage) {
    if page != state.viewport.page || state.motion.isSeen(pointsLeft: 0) { feel(.turned) }
  }
}

extension Occurrence {
  /// The step from where it was shown to where it is shown.
  func step(to after: Occurrence) -> DragStep {
    // What lasts whole days moves by days alone, at either end.
    let isElsewhere =
      days.start != after.days.start || group != after.group || isTimed != after.isTimed
    return isElsewhere || !after.isTimed ? .moved : .snapped
  }
}

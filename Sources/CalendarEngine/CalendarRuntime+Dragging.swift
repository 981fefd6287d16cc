// SPDX-License-Identifier: MIT
import CalendarModel

// What goes along when events are dragged out of the calendar.
extension CalendarRuntime {
  /// The events that a pointer carries about, in order and as they are without it.
  ///
  /// The one that it is on, and if that is selected all others that are. None while it makes one or moves
  /// an end.
  public var carried: [Occurrence] {
    guard pointer.isEditing, let edit = state.editing.edit, edit.kind.motion == .move,
      !state.holdsTime
    else { return [] }
    return meant(by: edit.before)
  }

  /// The events that a drag of the platform's own from a place takes along, in the same way.
  ///
  /// None at an end that the pointer there would move.
  public func events(atX x: Int32, y: Int32) -> [Occurrence] {
    let isDown = pointer.isUndecided || pointer.isEditing
    guard !(isDown && pointer.edit.stretches), let key = scene.hit(x: x, y: y)?.key,
      key.role == .timedEvent || key.role == .eventBar, !key.isTime,
      let event = state.facts.occurrence(of: key)
    else { return [] }
    return meant(by: event)
  }

  /// An event as a text for other programs: its title, and when it is, in UTF-8.
  public func text(of event: Occurrence) -> [UInt8] {
    var text: [UInt8] = []
    OccurrenceText(locale: environment.locale, phrases: sceneInput.phrases)
      .append(event, to: &text)
    return text
  }

  private func meant(by event: Occurrence) -> [Occurrence] {
    guard state.editing.selects(event) else { return [event] }
    var events: [Occurrence] = []
    for id in state.editing.selected {
      if let other = state.facts.window.occurrence(id) { events.append(other) }
    }
    return events.inOrder(Occurrence.comesBefore)
  }
}

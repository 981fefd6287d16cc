// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// A range of times that is selected is handled as an event without a name and without an id.
extension CalendarState {
  /// The selected range of times as an event; nil where none is selected.
  var chosenTime: Occurrence? {
    guard let time = selection.time else { return nil }
    return facts.hours.placed(.new(on: time.days.start), from: time.start, to: time.end)
  }

  /// Whether a hand or keys hold a range of times, and no event of the app.
  var holdsTime: Bool {
    guard choosesTime, let held = editing.held, !held.isCarried else { return false }
    return held.edit.isOfTime
  }

  /// The node of the selected range of times on its first day.
  var timeKey: NodeKey? {
    selection.time.map {
      NodeKey(.timedEvent, number: EventNumbers.time, day: $0.days.start)
    }
  }

  /// Whether hands and keys may move and stretch the event of a node.
  func canEdit(_ key: NodeKey) -> Bool { key.isTime ? choosesTime : makesEvents }

  /// The event of a node that hands and keys may move and stretch, or nil.
  func editable(_ key: NodeKey) -> Occurrence? {
    guard canEdit(key) else { return nil }
    return key.isTime ? chosenTime : facts.occurrence(of: key)
  }
}

extension NodeKey {
  /// Whether it is that of a selected range of times.
  var isTime: Bool { role == .timedEvent && number == EventNumbers.time }
}

extension Edit {
  /// Whether it is of a range of times to select, if such can be.
  var isOfTime: Bool { before.id.isEmpty && before.hours != nil && kind != .copy }
}

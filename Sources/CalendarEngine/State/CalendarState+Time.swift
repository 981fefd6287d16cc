// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// A range of times that is selected is handled as an event without a name and without an id. None of
// these is inlined at its callers, for the size of the WebAssembly module.
extension CalendarState {
  /// The selected range of times as an event; nil where none is selected.
  @inline(never)
  var chosenTime: Occurrence? {
    selection.time.map { event(at: $0) }
  }

  /// A range of times as an event.
  @inline(never)
  func event(at time: TimeRange) -> Occurrence {
    facts.hours.placed(.new(on: time.days.start), from: time.start, to: time.end)
  }

  /// Whether a hand or keys hold a range of times, and no event of the app.
  @inline(never)
  var holdsTime: Bool {
    guard choosesTime, let held = editing.held, !held.isCarried else { return false }
    return held.edit.isOfTime
  }

  /// The node of the selected range of times on its first day.
  @inline(never)
  var timeKey: NodeKey? {
    selection.time.map {
      NodeKey(.timedEvent, number: EventNumbers.time, day: $0.days.start)
    }
  }

  /// Whether hands and keys may move and stretch the event of a node.
  @inline(never)
  func canEdit(_ key: NodeKey) -> Bool { key.isTime ? choosesTime : makesEvents }

  /// The event of a node that hands and keys may move and stretch, or nil.
  @inline(never)
  func editable(_ key: NodeKey) -> Occurrence? {
    guard canEdit(key) else { return nil }
    return key.isTime ? chosenTime : facts.occurrence(of: key)
  }
}

extension NodeKey {
  /// Whether it is that of a selected range of times.
  @inline(never)
  var isTime: Bool { role == .timedEvent && number == EventNumbers.time }
}

extension Edit {
  /// Whether it is of a range of times to select, if such can be.
  var isOfTime: Bool { before.id.isEmpty && before.hours != nil && kind != .copy }
}

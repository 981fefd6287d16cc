// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The keys that move and stretch events.
enum EditKeys {
  /// What a key means while an event is held or the keyboard is on one; nil for one that has nothing to
  /// do with edits.
  static func action(
    for sample: KeySample, isRightToLeft: Bool, _ state: CalendarState
  ) -> CalendarAction? {
    if state.editing.isHeld { return held(sample, isRightToLeft, state).map { .edit($0) } }
    if sample.key == .escape, sample.modifiers.isEmpty, state.editing.hasSelected {
      return .edit(.select([]))
    }
    let isChord = sample.modifiers.contains(.alt)
    let focused = state.focus.occurrence
    if let stretch = stretch(sample, state) { return .edit(stretch) }
    guard state.editsEvents, let event = focused ?? (isChord ? selected(state) : nil),
      event.role == .timedEvent || event.role == .eventBar, state.canEdit(event)
    else { return nil }
    if isChord {
      let isBar = event.role == .eventBar && state.arrangement.movement.joinsDays
      return chord(sample, on: event, hasSteps: !isBar, isRightToLeft).map { .edit($0) }
    }
    guard sample.key == .space else { return nil }
    if sample.modifiers == .control { return event.isTime ? nil : .edit(.toggle(event)) }
    return sample.modifiers.isEmpty ? .edit(.grab(event)) : nil
  }

  /// With Shift arrows draw a new event at the keyboard's time; or else up and down select a range of times
  /// there, or move the end of the one that is selected.
  private static func stretch(_ sample: KeySample, _ state: CalendarState) -> EditMove? {
    guard state.editsEvents, state.arrangement.movement.joinsDays,
      sample.modifiers == .shift
    else { return nil }
    switch sample.key {
    case .up, .down: break
    // A range of times has an end on the same day or the next one.
    case .left, .right: if state.choosesTime { return nil }
    default: return nil
    }
    guard let focused = state.focus.occurrence else {
      return state.choosesTime ? .createAtFocus : .draw
    }
    let steps: Int32 = sample.key == .up ? -1 : 1
    return focused.isTime ? .shift(focused, .resizeEnd, days: 0, steps: steps) : nil
  }

  /// The node of an event that is selected: chords move it, and all with it, from wherever the keyboard is.
  private static func selected(_ state: CalendarState) -> NodeKey? {
    for id in state.editing.selected {
      guard let day = state.facts.window.occurrence(id)?.days.start else { continue }
      let key =
        state.arrangement.movement.joinsDays
        ? state.facts.key(of: id, on: day)
        : state.facts.window.key(of: id, on: day, state.arrangement.ownPage(of: day))
      if let key { return key }
    }
    return nil
  }

  /// Arrows move what is held, with Shift its end, Page Up and Down by the days of a page, Enter and
  /// Space let go of it there, Escape gives it up.
  private static func held(
    _ sample: KeySample, _ isRightToLeft: Bool, _ state: CalendarState
  ) -> EditMove? {
    let isOfEnd = sample.modifiers == .shift
    guard isOfEnd || sample.modifiers.isEmpty else { return nil }
    switch sample.key {
    case .up: return .nudge(days: 0, steps: -1, ofEnd: isOfEnd)
    case .down: return .nudge(days: 0, steps: 1, ofEnd: isOfEnd)
    case .left: return .nudge(days: isRightToLeft ? 1 : -1, steps: 0, ofEnd: isOfEnd)
    case .right: return .nudge(days: isRightToLeft ? -1 : 1, steps: 0, ofEnd: isOfEnd)
    case _ where isOfEnd: return nil
    case .pageUp: return state.arrangement.timeline.map { .nudge(days: -$0.pageDays, steps: 0) }
    case .pageDown: return state.arrangement.timeline.map { .nudge(days: $0.pageDays, steps: 0) }
    case .enter, .space: return .drop(isFollowed: true)
    case .escape: return .cancel
    default: return nil
    }
  }

  /// With Alt arrows move the event that the keyboard is on, with Control its end and with Shift as well
  /// its start: up and down by steps, or weeks in a month, and sideways by days.
  ///
  /// Whole days above hours have days alone.
  private static func chord(
    _ sample: KeySample, on event: NodeKey, hasSteps: Bool, _ isRightToLeft: Bool
  ) -> EditMove? {
    let (control, shift) = (
      sample.modifiers.contains(.control), sample.modifiers.contains(.shift)
    )
    if shift, !control { return nil }
    let kind: Edit.Kind = !control ? .move : shift ? .resizeStart : .resizeEnd
    switch sample.key {
    case .up where hasSteps: return .shift(event, kind, days: 0, steps: -1)
    case .down where hasSteps: return .shift(event, kind, days: 0, steps: 1)
    case .left: return .shift(event, kind, days: isRightToLeft ? 1 : -1, steps: 0)
    case .right: return .shift(event, kind, days: isRightToLeft ? -1 : 1, steps: 0)
    default: return nil
    }
  }
}

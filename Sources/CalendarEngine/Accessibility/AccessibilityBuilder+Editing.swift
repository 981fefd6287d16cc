// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What a screen reader does to events: the edits of keys, with their rules and their words.
extension AccessibilityBuilder {
  /// What can be done to the event of a node besides choosing it.
  ///
  /// As it is wanted: whoever listens hears what is far down last. Taking hold comes at the end, a
  /// single step back from the beginning.
  func edits(of node: SceneNode) -> [AccessibilityAction] {
    let state = input.state
    guard state.editsEvents, !state.editing.isHeld, !node.traits.contains(.locked),
      node.role == .timedEvent || node.role == .eventBar, let event = state.editable(node.key)
    else { return [] }
    var actions: [AccessibilityAction] = []
    for way in ways(of: node) {
      let move = EditMove.shift(node.key, .move, days: way.days, steps: way.steps)
      actions.append(action(.named, way.name, move))
    }
    for stretch in stretches(of: event, node) {
      let move = EditMove.shift(node.key, stretch.kind, days: stretch.days, steps: stretch.steps)
      actions.append(action(.named, stretch.name, move))
    }
    actions.append(action(.named, .takesHold, .grab(node.key)))
    return actions
  }

  /// What can be done to an event that is held; nil for one that is not.
  ///
  /// Swiping up and down moves it, as arrows do.
  func held(_ node: SceneNode) -> [AccessibilityAction]? {
    guard isHeld(node) else { return nil }
    var actions = [
      AccessibilityAction(
        trigger: .activate, name: [], input: .action(.edit(.drop(isFollowed: true))))
    ]
    for (index, way) in ways(of: node).enumerated() {
      let triggers: [AccessibilityAction.Trigger] = [.increment, .decrement]
      actions.append(
        action(
          index < triggers.count ? triggers[index] : .named, way.name,
          .nudge(days: way.days, steps: way.steps)))
    }
    actions.append(giveUp)
    return actions
  }

  /// Gives up what is held.
  var giveUp: AccessibilityAction {
    AccessibilityAction(trigger: .escape, name: [], input: .action(.edit(.cancel)))
  }

  /// Whether a node is an event that keys hold: where it comes from, or if that is out of sight, where
  /// it is.
  func isHeld(_ node: SceneNode) -> Bool {
    guard let held = input.state.editing.held, !held.isByHand else { return false }
    return node.traits.contains(.vacated) || standsForHeld(node)
  }

  /// Where an event is held that a node shows where it was: a screen reader that moves it hears that.
  func whatIsHeld(from node: SceneNode) -> SceneNode? {
    guard isHeld(node), let held = input.state.editing.held,
      input.state.editable(node.key)?.id == held.edit.before.id
    else { return nil }
    let isAmongHours = input.arrangement.movement.joinsDays
    return scene.nodes.first { other in
      let number = isAmongHours ? other.key.number : SegmentName(other.key).number
      return other.traits.contains(.lifted) && number == EventNumbers.held
    }
  }

  /// Whether a node of what is held is the only one of it in sight.
  func standsForHeld(_ node: SceneNode) -> Bool {
    guard node.traits.contains(.lifted), input.state.editing.held?.isByHand == false else {
      return false
    }
    return !showsVacated
  }
}

// The moves of an event, the usual ones first.
extension AccessibilityBuilder {
  private struct Way {
    var name: AccessibilityPhrase
    var kind = Edit.Kind.move
    var days: Int32 = 0
    var steps: Int32 = 0
  }

  /// The ways of an event: among hours by steps and by days, above them by days, in a month by days and
  /// by weeks, which are its steps.
  private func ways(of node: SceneNode) -> [Way] {
    let days = [Way(name: .movesToNextDay, days: 1), Way(name: .movesToPreviousDay, days: -1)]
    if node.role == .timedEvent {
      return [Way(name: .movesLater, steps: 1), Way(name: .movesEarlier, steps: -1)] + days
    }
    if input.arrangement.movement.joinsDays { return days }
    return days
      + [Way(name: .movesToNextWeek, steps: 1), Way(name: .movesToPreviousWeek, steps: -1)]
  }

  /// The ways of its ends: among hours by steps, above them and in a month the last day alone.
  ///
  /// What lasts no longer than a step becomes no shorter, and in a month what has hours keeps them.
  private func stretches(of event: Occurrence, _ node: SceneNode) -> [Way] {
    if node.role == .timedEvent {
      let step = min(Int64(input.state.options.timeline.snapMinutes), 60)
      let isLong = event.wallEnd - event.wallStart > step
      return [Way(name: .endsLater, kind: .resizeEnd, steps: 1)]
        + (isLong ? [Way(name: .endsEarlier, kind: .resizeEnd, steps: -1)] : [])
        + (isLong ? [Way(name: .startsLater, kind: .resizeStart, steps: 1)] : [])
        + [Way(name: .startsEarlier, kind: .resizeStart, steps: -1)]
    }
    if event.isTimed { return [] }
    return [Way(name: .endsLater, kind: .resizeEnd, days: 1)]
      + (event.days.count > 1 ? [Way(name: .endsEarlier, kind: .resizeEnd, days: -1)] : [])
  }

  private func action(
    _ trigger: AccessibilityAction.Trigger, _ phrase: AccessibilityPhrase, _ move: EditMove
  ) -> AccessibilityAction {
    var name: [UInt8] = []
    append(phrase, to: &name)
    return AccessibilityAction(trigger: trigger, name: name, input: .action(.edit(move)))
  }
}

extension NodeKey {
  /// Whether it is that of an event, and not of a range of times that is selected.
  var isOfEvent: Bool { role == .eventBar || role == .timedEvent && !isTime }
}

// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The keys for the bars of a day: F2 enters them, up and down lead from one to the next, Escape
/// returns to the day.
enum OccurrenceKeys {
  /// The action of a key, or nil for one that keeps its meaning in the grid.
  static func action(
    for sample: KeySample, isRightToLeft: Bool, _ scene: CalendarScene, _ state: CalendarState
  ) -> CalendarAction? {
    if let edit = EditKeys.action(for: sample, isRightToLeft: isRightToLeft, state) { return edit }
    // What is held keeps the keys that have no meaning for it.
    if state.editing.isHeld { return nil }
    if state.arrangement.movement.joinsDays {
      return TimelineKeys.action(for: sample, isRightToLeft: isRightToLeft, state)
    }
    if state.arrangement.movement == .agenda { return AgendaKeys.action(for: sample, state) }
    guard sample.modifiers.isEmpty else { return nil }
    guard let occurrence = state.focus.occurrence, scene.index(of: occurrence) != nil else {
      return sample.key == .f2 ? occurrences(scene, state).first.map { .focusOccurrence($0) } : nil
    }
    switch sample.key {
    case .enter, .space: return PointerGesture.action(for: occurrence)
    case .escape, .f2: return .focusOccurrence(nil)
    case .up: return .focusOccurrence(neighbour(of: occurrence, -1, scene, state))
    case .down: return .focusOccurrence(neighbour(of: occurrence, 1, scene, state))
    default: return nil
    }
  }

  private static func neighbour(
    of occurrence: NodeKey, _ step: Int, _ scene: CalendarScene, _ state: CalendarState
  ) -> NodeKey? {
    let occurrences = occurrences(scene, state)
    guard let index = occurrences.firstIndex(of: occurrence) else { return nil }
    return occurrences[min(max(index + step, 0), occurrences.count - 1)]
  }

  /// The bars that cross the focused day and the button for more, from the top.
  private static func occurrences(_ scene: CalendarScene, _ state: CalendarState) -> [NodeKey] {
    let key = NodeKey(.dayCell, page: state.viewport.page, day: state.focus.day)
    guard let cell = scene.index(of: key) else { return [] }
    let row = scene.nodes[cell].parent
    let own = scene.absoluteFrame(cell)
    var found: [(key: NodeKey, y: Int32)] = []
    for index in scene.nodes.indices {
      let node = scene.nodes[index]
      guard node.role == .eventBar || node.role == .moreButton,
        scene.nodes[Int(node.parent)].parent == row
      else { continue }
      let frame = scene.absoluteFrame(index)
      let crosses = frame.x < own.x &+ own.width && own.x < frame.x &+ frame.width
      if crosses { found.append((node.key, frame.y)) }
    }
    return found.inOrder { $0.y < $1.y }.map { $0.key }
  }
}

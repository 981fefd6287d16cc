// SPDX-License-Identifier: MIT

extension CalendarScene {
  /// The effects of replacing a scene with a new one: the height if it has changed, then each new
  /// cell of a day, in reading order.
  ///
  /// - Parameters:
  ///   - old: The scene before.
  ///   - tellsCells: Whether cells are told, before and now; a new listener hears of every cell.
  /// - Returns: The effects, in order.
  func news(after old: CalendarScene, tellsCells: (old: Bool, new: Bool)) -> [CalendarEffect] {
    var effects: [CalendarEffect] = []
    if let height = nodes.first?.frame.height, height != old.nodes.first?.frame.height {
      effects.append(.sizeChanged(height: Double(height) / 64))
    }
    guard tellsCells.new, !sharesContent(with: old) else { return effects }
    var known = NodeMap()
    if tellsCells.old {
      for node in old.nodes where node.role == .dayCell { known.set(node.key, to: 1) }
    }
    for node in nodes where node.role == .dayCell && known[node.key] == nil {
      effects.append(.cellShown(node.key))
    }
    return effects
  }
}

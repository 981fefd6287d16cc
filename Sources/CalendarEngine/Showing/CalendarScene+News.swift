// SPDX-License-Identifier: MIT

extension CalendarScene {
  /// What an app is told of a scene that takes the place of another: the height, if that is
  /// another one, and then each day's cell that was not there, in reading order.
  ///
  /// - Parameters:
  ///   - old: The scene before.
  ///   - tellsCells: Whether cells are told, before and now; whoever begins to listen hears of all.
  /// - Returns: The effects, in order.
  func news(after old: CalendarScene, tellsCells: (old: Bool, new: Bool)) -> [CalendarEffect] {
    var effects: [CalendarEffect] = []
    if let height = nodes.first?.frame.height, height != old.nodes.first?.frame.height {
      effects.append(.sizeChanged(height: Double(height) / 64))
    }
    guard tellsCells.new else { return effects }
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

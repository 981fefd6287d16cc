// SPDX-License-Identifier: MIT
import CalendarEngine

extension SceneDrawing {
  /// How the layer of a node lies in that of its parent.
  ///
  /// Pages and lists move when the layers of their months move; no marks change. An index that is
  /// none of `scene.nodes` has an empty layer. Takes one step for each scroll group.
  public func layer(of index: Int) -> NodeLayer {
    guard scene.nodes.indices.contains(index) else { return NodeLayer(.zero) }
    let node = scene.nodes[index]
    return NodeLayer(of: node, movedBy: scene.group(moving: node))
  }
}

extension CalendarScene {
  /// The group that moves a node: that of its parent's children, or its own for a moving title.
  package func group(moving node: SceneNode) -> ScrollGroup? {
    if node.role == .pageTitle { return groups.first { $0.key == node.key } }
    let (number, parent) = (Int(node.group) - 1, Int(node.parent))
    guard groups.indices.contains(number), nodes.indices.contains(parent),
      groups[number].key == nodes[parent].key
    else { return nil }
    return groups[number]
  }
}

extension NodeLayer {
  /// The layer of a node that a group moves, or none.
  package init(of node: SceneNode, movedBy group: ScrollGroup?) {
    self.init(node.frame)
    clips = node.role == .strip || node.role == .titleStrip
    level = Self.level(of: node)
    keepsColors = Self.keepsColors(node)
    guard let group else { return }
    frame.x = group.magnified(node.frame.x) &+ group.x
    frame.y = group.magnified(node.frame.y) &+ group.y
    scale = group.scale
    opacity = UInt8(clamping: group.opacity)
  }

  /// Words on the calendar's own ground have to turn around with it, so only what has a ground of its own
  /// keeps its colours.
  private static func keepsColors(_ node: SceneNode) -> Bool {
    switch node.role {
    case .dayImage: true
    case .timedEvent: node.tint != 0
    case .eventBar: node.tint != 0 && !node.traits.contains(.timed)
    case .calendar, .header, .title, .previousButton, .nextButton, .todayButton, .status,
      .retryButton, .grid, .weekdayRow, .weekdayLabel, .strip, .page, .weekRow, .dayCell,
      .blankCell, .announcement, .dayAlternate, .daySubtitle, .dayBadge, .legend, .legendItem,
      .notice, .weekNumber, .weekNumberHead, .moreButton, .handle, .monthGrid, .monthHeader,
      .zoomButton, .periodRow, .periodCell, .glance, .titleStrip, .pageTitle, .heatStep, .band,
      .timelineRow, .dateHeader, .zoneLabel, .lanesLabel, .lanesButton, .allDayCell, .dayColumn,
      .hourLines, .timeLabel, .nowLabel, .nowLine, .offHours, .hourGap, .hourFold,
      .backgroundEvent, .timeCursor, .agenda, .agendaDay, .agendaDate, .agendaNote, .groupHeader,
      .resizeHandle:
      false
    }
  }

  private static func level(of node: SceneNode) -> UInt8 {
    if node.role == .notice { return notice }
    // Below the time at which the keyboard is, which has to be read.
    if node.role == .nowLine { return pinned }
    return node.traits.contains(.pinned) ? pinned : node.layer
  }
}

extension ScrollGroup {
  fileprivate func magnified(_ length: Int32) -> Int32 {
    guard scale != Self.unit else { return length }
    return Int32(clamping: Int64(length) * Int64(scale) / Int64(Self.unit))
  }
}

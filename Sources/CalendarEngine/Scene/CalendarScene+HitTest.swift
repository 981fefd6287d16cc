// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarScene {
  /// The frame of a node in the calendar's own coordinates, with the scrolling of its groups.
  ///
  /// Takes one step per ancestor. The index has to be one of `nodes`; any other gives `.zero`.
  public func absoluteFrame(_ index: Int) -> SceneRect {
    guard nodes.indices.contains(index) else { return .zero }
    var frame = nodes[index].frame
    var parent = Int(nodes[index].parent)
    while parent >= 0 {
      let node = nodes[parent]
      for group in groups where group.key == node.key { frame = group.moved(frame) }
      frame.x &+= node.frame.x
      frame.y &+= node.frame.y
      parent = Int(node.parent)
    }
    return frame
  }

  /// The node that a tap at a point hits, or nil.
  ///
  /// Takes linear time in the number of nodes.
  ///
  /// - Parameters:
  ///   - x: Distance from the calendar's left edge in 1/64 points.
  ///   - y: Distance from its top edge in 1/64 points.
  /// - Returns: The topmost node, or nil where there is none.
  public func hit(x: Int32, y: Int32) -> SceneNode? {
    // What passes below a pinned month's name cannot be tapped.
    if isPinned(x: x, y: y) { return nil }
    var top: SceneNode?
    for index in nodes.indices.reversed()
    where nodes[index].role.isTappable && !isLeaving(nodes[index]) {
      // A bar is above the cells that it crosses, which come after its own.
      if let top, top.layer >= nodes[index].layer { continue }
      if isAt(index, x: x, y: y) { top = nodes[index] }
    }
    return top
  }

  private func isPinned(x: Int32, y: Int32) -> Bool {
    nodes.indices.contains {
      nodes[$0].traits.contains(.pinned) && absoluteFrame($0).contains(x: x, y: y)
    }
  }

  /// The window through which pages are seen, or nil.
  var window: SceneRect? {
    nodes.firstIndex { $0.role == .strip }.map { absoluteFrame($0) }
  }

  /// The day at a point, whatever is above it, or nil.
  func dayCell(x: Int32, y: Int32) -> SceneNode? {
    for index in nodes.indices.reversed()
    where nodes[index].role == .dayCell && !isLeaving(nodes[index]) {
      if isAt(index, x: x, y: y) { return nodes[index] }
    }
    return nil
  }

  private func isAt(_ index: Int, x: Int32, y: Int32) -> Bool {
    absoluteFrame(index).contains(x: x, y: y) && isInWindow(index, x: x, y: y)
  }

  /// Whether a point is within the windows through which a node is seen.
  private func isInWindow(_ index: Int, x: Int32, y: Int32) -> Bool {
    var parent = Int(nodes[index].parent)
    while parent >= 0 {
      if nodes[parent].role == .strip, !absoluteFrame(parent).contains(x: x, y: y) { return false }
      parent = Int(nodes[parent].parent)
    }
    return true
  }

  /// Whether a node belongs to a zoom level that is leaving the view.
  func isLeaving(_ node: SceneNode) -> Bool {
    let group = Int(node.group) - 1
    return groups.indices.contains(group) && groups[group].isLeaving
  }
}

extension ScrollGroup {
  /// Where a frame in the group is seen, in the coordinates of the group's node.
  func moved(_ frame: SceneRect) -> SceneRect {
    var frame = frame
    if isMagnified {
      frame.x = magnified(frame.x)
      frame.y = magnified(frame.y)
      frame.width = magnified(frame.width)
      frame.height = magnified(frame.height)
    }
    frame.x &+= x
    frame.y &+= y
    return frame
  }

  private func magnified(_ length: Int32) -> Int32 {
    Int32(clamping: Int64(length) * Int64(scale) / Int64(Self.unit))
  }
}

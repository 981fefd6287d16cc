// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine

/// What a node of the scene looks like, and what lies in it.
///
/// Pictures are kept: of each item, and of each item with all that is in it. When something moves or
/// changes, only the items around it are put together anew.
@MainActor
final class NodeItem {
  let role: Role
  /// Where it is in its parent.
  var frame = SceneRect.zero
  /// Whether the group of its parent moves it.
  var isMoved = false
  /// Whether what lies in it is cut off at its edges.
  var clips = false
  /// Which of the items in the same parent are above others.
  var level: UInt8 = 0
  /// What moves its children, or itself where it is a moving title.
  var group: ScrollGroup?
  /// Its marks.
  var picture: RenderNode?

  private(set) var children: [NodeItem] = []
  private(set) weak var parent: NodeItem?
  /// Its marks and all that is in it; nil when that has to be put together.
  private var whole: Whole?

  private struct Whole {
    let node: RenderNode?
  }

  init(role: Role) {
    self.role = role
  }
}

extension NodeItem {
  /// Puts an item after another one, or before all others.
  func insert(_ child: NodeItem, after sibling: NodeItem?) {
    child.leave()
    child.parent = self
    let place = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: place.map { $0 + 1 } ?? 0)
    touch()
  }

  /// Takes the item out of its parent.
  func leave() {
    parent?.children.removeAll { $0 === self }
    parent?.touch()
    parent = nil
  }

  /// The item, or something in it, looks otherwise.
  func touch() {
    var item: NodeItem? = self
    while let touched = item, touched.whole != nil {
      touched.whole = nil
      item = touched.parent
    }
  }
}

extension NodeItem {
  /// The picture of the item and of all that is in it, or nil when there is nothing to see.
  func node() -> RenderNode? {
    if let whole { return whole.node }
    let snapshot = gtk_snapshot_new()
    compose(snapshot)
    let node = RenderNode(snapshot)
    whole = Whole(node: node)
    return node
  }

  private func compose(_ snapshot: OpaquePointer?) {
    if clips {
      var edges = SceneUnits.rect(x: 0, y: 0, width: frame.width, height: frame.height)
      gtk_snapshot_push_clip(snapshot, &edges)
    }
    if let picture { gtk_snapshot_append_node(snapshot, picture.pointer) }
    for child in childrenInOrder { append(child, to: snapshot) }
    if clips { gtk_snapshot_pop(snapshot) }
  }

  /// The children, the lowest first.
  private var childrenInOrder: [NodeItem] {
    guard children.contains(where: { $0.level > 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }.map(\.element)
  }

  private func append(_ child: NodeItem, to snapshot: OpaquePointer?) {
    let mover = child.role == .pageTitle ? child.group : child.isMoved ? group : nil
    guard mover?.opacity != 0, isInSight(child, mover), let node = child.node() else { return }
    let (x, y) = child.corner(mover)
    var place = graphene_point_t(x: SceneUnits.points(x), y: SceneUnits.points(y))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &place)
    if let mover, mover.scale != ScrollGroup.unit {
      let scale = Float(mover.scale) / Float(ScrollGroup.unit)
      gtk_snapshot_scale(snapshot, scale, scale)
    }
    if let mover, mover.opacity < 255 {
      gtk_snapshot_push_opacity(snapshot, Double(mover.opacity) / 255)
    }
    gtk_snapshot_append_node(snapshot, node.pointer)
    if let mover, mover.opacity < 255 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }

  /// Its top left corner in its parent, moved with a group.
  private func corner(_ mover: ScrollGroup?) -> (x: Int32, y: Int32) {
    guard let mover else { return (frame.x, frame.y) }
    return (magnified(frame.x, mover) &+ mover.x, magnified(frame.y, mover) &+ mover.y)
  }

  private func magnified(_ length: Int32, _ mover: ScrollGroup) -> Int32 {
    guard mover.scale != ScrollGroup.unit else { return length }
    return Int32(clamping: Int64(length) * Int64(mover.scale) / Int64(ScrollGroup.unit))
  }

  /// Whether a child may be seen; in a window that cuts off, most pages are not.
  private func isInSight(_ child: NodeItem, _ mover: ScrollGroup?) -> Bool {
    guard clips else { return true }
    let (x, y) = child.corner(mover)
    let scale = max(mover?.scale ?? ScrollGroup.unit, ScrollGroup.unit) / ScrollGroup.unit &+ 1
    return x < frame.width && y < frame.height && x &+ child.frame.width &* scale > 0
      && y &+ child.frame.height &* scale > 0
  }
}

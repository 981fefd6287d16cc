// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine
import CalendarHost

/// The surface of a canvas: an item for each node, with the pictures of its marks.
@MainActor
final class CanvasSurface: HostSurface {
  /// The looks of the scene that is shown next.
  var drawing = SceneDrawing(CalendarScene())
  /// The calendar.
  private(set) var root: NodeItem?
  /// Whether something looks otherwise than when this was last set to false.
  var isChanged = false
  private let painter: MarkPainter

  init(_ painter: MarkPainter) {
    self.painter = painter
  }

  func makeItem(for index: Int, in scene: CalendarScene) -> NodeItem {
    NodeItem(role: scene.nodes[index].role)
  }

  func insert(_ item: NodeItem, in parent: NodeItem?, after sibling: NodeItem?) {
    isChanged = true
    if let parent { parent.insert(item, after: sibling) } else { root = item }
  }

  func remove(_ item: NodeItem) {
    isChanged = true
    item.leave()
    if root === item { root = nil }
  }

  func discard(_ item: NodeItem, of role: Role) {}

  func place(_ item: NodeItem, for index: Int, in scene: CalendarScene) {
    isChanged = true
    item.frame = scene.nodes[index].frame
    item.touch()
    item.parent?.touch()
  }

  func scroll(_ item: NodeItem, to group: ScrollGroup?) {
    isChanged = true
    item.group = group
    item.touch()
    item.parent?.touch()
  }

  func draw(_ item: NodeItem, for index: Int, in scene: CalendarScene) {
    isChanged = true
    let layer = drawing.layer(of: index)
    item.isMoved = scene.nodes[index].group != 0
    (item.clips, item.level) = (layer.clips, layer.level)
    item.picture = painter.picture(of: drawing.marks(of: index))
    item.touch()
    item.parent?.touch()
  }
}

// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine

/// A scene that is drawn once, as it is.
@MainActor
struct DrawnScene {
  private let drawing: SceneDrawing
  private let painter: MarkPainter
  /// The nodes in each node, in order.
  private let children: [[Int]]

  init(_ drawing: SceneDrawing, _ painter: MarkPainter) {
    (self.drawing, self.painter) = (drawing, painter)
    var children = [[Int]](repeating: [], count: drawing.scene.nodes.count)
    for (index, node) in drawing.scene.nodes.enumerated() where node.parent >= 0 {
      children[Int(node.parent)].append(index)
    }
    self.children = children
  }

  /// Draws all of it.
  func draw(on cairo: OpaquePointer?) {
    if !children.isEmpty { draw(0, drawing.layer(of: 0), on: cairo) }
  }

  private func draw(_ index: Int, _ layer: NodeLayer, on cairo: OpaquePointer?) {
    cairo_save(cairo)
    cairo_translate(cairo, Double(layer.frame.x) / 64, Double(layer.frame.y) / 64)
    if layer.clips {
      let window = SceneRect(x: 0, y: 0, width: layer.frame.width, height: layer.frame.height)
      MarkShape.rectangle(window, .square).clip(cairo)
    }
    for mark in drawing.marks(of: index) { painter.draw(mark, on: cairo) }
    let layers = children[index].map { ($0, drawing.layer(of: $0)) }
    // The lowest first, and what is as low in its order.
    for (child, layer) in layers.enumerated().sorted(by: {
      ($0.element.1.level, $0.offset) < ($1.element.1.level, $1.offset)
    }).map(\.element) {
      // What is faded out, such as the levels that are not shown.
      if layer.opacity > 0 { draw(child, layer, on: cairo) }
    }
    cairo_restore(cairo)
  }
}

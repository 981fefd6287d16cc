// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// A node that an app draws itself: what it is, where it is, and how it would have looked.
public struct SVGNode: Sendable {
  /// The node: its role, states and tints.
  public let node: SceneNode
  /// The day, for a day's cell, otherwise nil.
  public let day: EpochDay?
  /// The visible text: a day's number, a bar's title.
  public let text: String
  /// The accessible name.
  public let label: String
  /// The left edge in points of the picture.
  public let x: Double
  /// The top edge in points.
  public let y: Double
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The theme's style for it, in the first scheme of the picture.
  public let style: NodeStyle

  /// Draws a node: returns SVG elements in the picture's own points, or nil for the usual drawing.
  ///
  /// The text is inserted as it is; use `SVGNode.escaped(_:)` for text from outside.
  public typealias Drawing = @Sendable (SVGNode) -> String?

  /// Escapes text for the content or an attribute of an element.
  public static func escaped(_ text: String) -> String {
    var writer = SVGWriter()
    writer.text(text.utf8)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension SVGDrawing {
  /// The app's markup in place of a node, or nil.
  func ownMarkup(of node: SceneNode, _ box: SceneRect) -> String? {
    guard let draw = renderer.options.drawings[node.role] else { return nil }
    let points = { (units: Int32) in Double(units) / Double(SceneRect.unitsPerPoint) }
    return draw(
      SVGNode(
        node: node, day: node.key.day, text: String(decoding: scene.utf8(node.text), as: UTF8.self),
        label: String(decoding: scene.utf8(node.label), as: UTF8.self), x: points(box.x),
        y: points(box.y), width: points(box.width), height: points(box.height),
        style: renderer.theme.style(of: node, in: drawing.options.scheme)))
  }
}

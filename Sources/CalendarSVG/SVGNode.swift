// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// A node that an app draws itself: what it is, where it stands, how it would have looked.
public struct SVGNode: Sendable {
  /// The node: its role, states and tints.
  public let node: SceneNode
  /// The day of a day's cell, else nil.
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
  /// What the theme says of it, in the first scheme of the picture.
  public let style: NodeStyle

  /// Draws a node: elements of SVG in the picture's own points, or nil to have it drawn as always.
  ///
  /// The text goes into the document as it is; `SVGNode.escaped(_:)` makes text of strangers harmless.
  public typealias Drawing = @Sendable (SVGNode) -> String?

  /// Text for the content or an attribute of an element.
  public static func escaped(_ text: String) -> String {
    var writer = SVGWriter()
    writer.text(text.utf8)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension SVGDrawing {
  /// What the app draws in place of a node, or nil.
  func ownMarkup(of node: SceneNode, _ box: SVGBox) -> String? {
    guard let drawing = renderer.options.drawings[node.role] else { return nil }
    let points = { (units: Int32) in Double(units) / Double(SceneRect.unitsPerPoint) }
    return drawing(
      SVGNode(
        node: node, day: node.key.day, text: String(decoding: scene.utf8(node.text), as: UTF8.self),
        label: String(decoding: scene.utf8(node.label), as: UTF8.self), x: points(box.x),
        y: points(box.y), width: points(box.width), height: points(box.height),
        style: style(of: node).first))
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine

/// The look of a node, and its look in the dark in drawings of both schemes.
struct StylePair {
  let first: NodeStyle
  let dark: NodeStyle?

  /// A colour that the look has, otherwise nil.
  func paint(_ color: (NodeStyle) -> ThemeColor?) -> MarkPaint? {
    color(first).map { MarkPaint($0, dark: dark.flatMap(color)) }
  }
}

extension SceneDrawing {
  /// The look of a node in the schemes of the drawing.
  func style(of node: SceneNode) -> StylePair { look.style(of: node) }

  /// A colour of a node's look in the schemes of the drawing, if it has it.
  package func paint(of node: SceneNode, _ color: (NodeStyle) -> ThemeColor?) -> MarkPaint? {
    style(of: node).paint(color)
  }
}

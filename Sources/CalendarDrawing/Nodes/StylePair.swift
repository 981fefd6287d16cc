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
  /// What a function of the scheme says for the schemes of the drawing.
  func style(_ style: (ThemeScheme) -> NodeStyle) -> StylePair {
    StylePair(first: style(options.scheme), dark: options.hasBothSchemes ? style(.dark) : nil)
  }

  /// A colour of a node's look in the schemes of the drawing, if it has it.
  package func paint(of node: SceneNode, _ color: (NodeStyle) -> ThemeColor?) -> MarkPaint? {
    style { theme.style(of: node, in: $0) }.paint(color)
  }
}

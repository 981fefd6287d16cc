// SPDX-License-Identifier: MIT
import CalendarEngine

/// One node being drawn.
struct NodeDrawing {
  let drawing: SceneDrawing
  let index: Int
  let node: SceneNode
  /// What the theme says about it.
  var style: StylePair
  /// Its frame, from its own corner.
  let box: SceneRect
  var marks: [Mark] = []
  /// Whether what is drawn next keeps its colours where the system turns those of the screen around.
  var keepsColor = false

  init(_ index: Int, in drawing: SceneDrawing) {
    self.drawing = drawing
    self.index = index
    node = drawing.scene.nodes[index]
    style = drawing.style(of: node)
    box = SceneRect(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
  }
}

extension NodeDrawing {
  var scene: CalendarScene { drawing.scene }
  var sizes: SceneStyle { drawing.scene.style }
  var isRightToLeft: Bool { drawing.isRightToLeft }
  var parent: SceneNode? {
    scene.nodes.indices.contains(Int(node.parent)) ? scene.nodes[Int(node.parent)] : nil
  }

  /// The part of a cell in which the number is centred.
  var numberBox: SceneRect {
    guard sizes.numberMiddle > 0 else { return box }
    return SceneRect(x: 0, y: 0, width: box.width, height: 2 &* sizes.numberMiddle)
  }

  /// So far from the edge at which text begins.
  func leading(_ inset: Int32) -> Int32 { isRightToLeft ? box.right &- inset : inset }

  /// The anchor of text that begins there.
  var leadingAnchor: MarkText.Anchor { isRightToLeft ? .right : .left }

  /// So far from the edge at which text ends.
  func trailing(_ inset: Int32) -> Int32 { isRightToLeft ? inset : box.right &- inset }

  var trailingAnchor: MarkText.Anchor { isRightToLeft ? .left : .right }

  /// Whether what is drawn goes on to the left and to the right of the node.
  var continues: (left: Bool, right: Bool) {
    let before = node.traits.contains(.continuesBefore)
    let after = node.traits.contains(.continuesAfter)
    return isRightToLeft ? (after, before) : (before, after)
  }
}

extension NodeDrawing {
  /// A colour of the theme in the schemes of the drawing.
  func paint(_ token: ColorToken) -> MarkPaint {
    MarkPaint(
      drawing.theme[drawing.options.scheme][token],
      dark: drawing.options.hasBothSchemes ? drawing.theme.dark[token] : nil)
  }

  /// Adds a shape, if the style has its colour.
  mutating func fill(_ shape: MarkShape, _ color: (NodeStyle) -> ThemeColor?) {
    guard var paint = style.paint(color) else { return }
    paint.keepsColor = keepsColor
    marks.append(.fill(shape, paint))
  }

  /// Adds an outline, if the style has its colour.
  mutating func stroke(
    _ shape: MarkShape, width: Int32, isRound: Bool = false, percent: UInt8 = 100,
    _ color: (NodeStyle) -> ThemeColor?
  ) {
    guard var paint = style.paint(color) else { return }
    paint.keepsColor = keepsColor
    var stroke = MarkStroke(paint, width: width)
    stroke.isRound = isRound
    stroke.percent = percent
    marks.append(.stroke(shape, stroke))
  }
}

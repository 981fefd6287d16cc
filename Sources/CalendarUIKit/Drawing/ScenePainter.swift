// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarDrawing
  import CalendarEngine
  import UIKit

  /// Draws a whole scene at once, for what is only looked at: widgets, previews, printing.
  public struct ScenePainter {
    private let drawing: SceneDrawing
    private let scheme: ThemeScheme
    private let fonts = FontBook()

    /// A painter of a scene.
    public init(
      _ scene: CalendarScene, theme: Theme = .standard, options: DrawingOptions = DrawingOptions()
    ) {
      scheme = options.scheme
      drawing = SceneDrawing(scene, theme: theme, options: options)
    }

    /// The size of the scene in points.
    public var size: CGSize { drawing.scene.nodes.first.map { CGRect($0.frame).size } ?? .zero }

    /// Draws it from a context's origin, y downwards.
    public func draw(in context: CGContext) {
      if !drawing.scene.nodes.isEmpty { draw(0, children, in: context) }
    }

    /// For each node its children, those of higher levels last.
    private var children: [[Int]] {
      var children = [[Int]](repeating: [], count: drawing.scene.nodes.count)
      for (index, node) in drawing.scene.nodes.enumerated() where node.parent >= 0 {
        children[Int(node.parent)].append(index)
      }
      return children.map { siblings in
        siblings.map { (index: $0, level: drawing.layer(of: $0).level) }
          .sorted { ($0.level, $0.index) < ($1.level, $1.index) }
          .map(\.index)
      }
    }

    private func draw(_ index: Int, _ children: [[Int]], in context: CGContext) {
      let layer = drawing.layer(of: index)
      let frame = CGRect(layer.frame)
      let scale = CGFloat(layer.scale) / CGFloat(ScrollGroup.unit)
      context.saveGState()
      context.translateBy(x: frame.minX, y: frame.minY)
      context.scaleBy(x: scale, y: scale)
      let isFaded = layer.opacity < 255
      if isFaded {
        context.setAlpha(CGFloat(layer.opacity) / 255)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      }
      if layer.clips { context.clip(to: CGRect(origin: .zero, size: frame.size)) }
      MarkPainter(drawing.marks(of: index), fonts, scheme).draw(in: context)
      for child in children[index] { draw(child, children, in: context) }
      if isFaded { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }
#endif

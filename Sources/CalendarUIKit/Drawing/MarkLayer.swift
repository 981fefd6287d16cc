// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarDrawing
  import CalendarEngine
  import UIKit

  /// A layer as large as the marks of a node, which may reach over its frame.
  final class MarkLayer: CALayer {
    private var shown: [Mark] = []
    private var scheme: ThemeScheme?
    private var edition = 0
    private var painter: MarkPainter?

    /// Shows marks; draws nothing if they are those that it shows.
    func show(_ marks: [Mark], _ fonts: FontBook, _ scheme: ThemeScheme, scale: CGFloat) {
      let isSame = marks == shown && scheme == self.scheme && fonts.edition == edition
      guard !isSame || scale != contentsScale else { return }
      (shown, self.scheme, edition) = (marks, scheme, fonts.edition)
      let painter = MarkPainter(marks, fonts, scheme)
      // Without marks, and without the images that the app does not have.
      isHidden = painter.bounds.isNull
      guard !isHidden else {
        (self.painter, contents) = (nil, nil)
        return
      }
      self.painter = painter
      contentsScale = scale
      frame = painter.bounds.integral
      setNeedsDisplay()
    }

    override func draw(in context: CGContext) {
      context.translateBy(x: -frame.minX, y: -frame.minY)
      painter?.draw(in: context)
    }

    // Marks change at once: what moves is the engine's to move.
    override func action(forKey event: String) -> (any CAAction)? { nil }
  }
#endif

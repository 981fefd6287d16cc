// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarDrawing
  import CalendarEngine
  import UIKit

  /// The view of a node: a layer with its marks, what an app draws instead, and its children.
  ///
  /// It takes no touches but those of the app's own content; what a touch means is the engine's.
  final class NodeView: UIView {
    private let marks = MarkLayer()
    /// Below the others those whose colours stay under Smart Invert, which knows of views alone.
    private var colors: ColorView?
    /// The app's own content, above the marks and below the children.
    private(set) var content: (any UIView & UIContentView)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      // From here scroll groups are moved and magnified: scenes count from the top left corner.
      layer.anchorPoint = .zero
      // Below the children, wherever UIKit puts their layers among the others.
      marks.zPosition = -1
      layer.addSublayer(marks)
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows marks, or hides those that were there; divided, those that keep their colours have a view
    /// of their own.
    func show(
      _ new: [Mark], _ fonts: FontBook, _ scheme: ThemeScheme, scale: CGFloat, divides: Bool
    ) {
      let kept = divides ? new.filter(\.keepsColor) : []
      let others = kept.isEmpty ? new : new.filter { !$0.keepsColor }
      marks.show(others, fonts, scheme, scale: scale)
      if kept.isEmpty {
        colors?.removeFromSuperview()
        colors = nil
      } else {
        let view = colors ?? ColorView(below: marks, in: self)
        view.marks.show(kept, fonts, scheme, scale: scale)
        colors = view
      }
    }

    /// Shows the app's content; an earlier one is used again if it can show this, too.
    func show(_ configuration: (any UIContentConfiguration)?) {
      guard let configuration else {
        content?.removeFromSuperview()
        content = nil
        return
      }
      if let content, type(of: content.configuration) == type(of: configuration) {
        content.configuration = configuration
        return
      }
      content?.removeFromSuperview()
      let view = configuration.makeContentView()
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: colors == nil ? 0 : 1)
      content = view
    }

    /// Moves what is in it, as a scroll view does; magnified, by a transform.
    func move(to place: CGPoint, scale: CGFloat) {
      let isMagnified = scale != 1
      bounds.origin = isMagnified ? .zero : CGPoint(x: -place.x, y: -place.y)
      let moved = CATransform3DMakeTranslation(place.x, place.y, 0)
      layer.sublayerTransform =
        isMagnified ? CATransform3DScale(moved, scale, scale, 1) : CATransform3DIdentity
    }

    /// How many of the subviews are not children.
    var firstChild: Int { (content == nil ? 0 : 1) + (colors == nil ? 0 : 1) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      // What lies outside its parent can be seen unless that clips, and so can be touched.
      clipsToBounds ? super.point(inside: point, with: event) : true
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  /// Marks that the system leaves as they are when it turns colours around.
  private final class ColorView: UIView {
    let marks = MarkLayer()

    init(below others: CALayer, in node: NodeView) {
      super.init(frame: .zero)
      accessibilityIgnoresInvertColors = true
      isUserInteractionEnabled = false
      layer.zPosition = others.zPosition - 1
      layer.addSublayer(marks)
      node.insertSubview(self, at: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif

// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  extension CalendarUIView {
    open override func layoutSubviews() {
      super.layoutSubviews()
      tellMetrics()
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil {
        session.adapt { $0.isShown = false }
      } else {
        tellMetrics()
      }
    }

    /// As wide as it is told, and as high as it is at the moment; see `sizeThatFits(_:)`.
    open override var intrinsicContentSize: CGSize {
      CGSize(
        width: UIView.noIntrinsicMetric, height: fillsHeight ? UIView.noIntrinsicMetric : height)
    }

    /// The height of what is shown, in points.
    public var height: CGFloat {
      session.scene.nodes.first.map { CGFloat(units: $0.frame.height) } ?? 0
    }

    /// The height that it would have with a width; changes nothing.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard size.width > 0, size.width < .greatestFiniteMagnitude else { return size }
      var tried = session.runtime
      var environment = tried.environment
      environment.metrics = metrics(CGSize(width: size.width, height: 0))
      _ = tried.send(CalendarInput(.environment(environment), at: driver.time))
      let height = tried.scene.nodes.first.map { CGFloat(units: $0.frame.height) } ?? 0
      return CGSize(width: size.width, height: height)
    }

    /// For table cells that size themselves: the height that it needs in the width that they have.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      guard !fillsHeight, targetSize.width > 0 else {
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontal,
          verticalFittingPriority: vertical)
      }
      return sizeThatFits(targetSize)
    }

    /// The height is another one: tells the layout, and the delegate in the same animation.
    ///
    /// While something moves the calendar makes the steps itself; a jump is animated here.
    func adoptHeight() {
      let adopt = { [self] in
        invalidateIntrinsicContentSize()
        delegate?.calendar(self, heightWillChange: height)
      }
      let jumps = !driver.isMoving && !isLayingOut && session.runtime.environment.isShown
      guard jumps, !isHosted, !UIAccessibility.isReduceMotionEnabled else { return adopt() }
      UIView.animate(withDuration: 0.25) { [self] in
        adopt()
        superview?.layoutIfNeeded()
      }
    }
  }
#endif

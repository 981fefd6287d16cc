// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  extension CalendarUIView {
    /// Follows wheels and touch pads.
    func addWheel() {
      let recognizer = WheelRecognizer(self)
      addGestureRecognizer(recognizer)
    }
  }

  /// Forwards what wheels and touch pads scroll; fingers are left to `SampleRecognizer`.
  final class WheelRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var calendar: CalendarUIView?
    /// How far it was when the last sample was sent.
    private var sent = CGPoint.zero

    init(_ calendar: CalendarUIView) {
      self.calendar = calendar
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(scrolled))
      allowedScrollTypesMask = .all
      allowedTouchTypes = []
      delegate = self
    }

    // What the calendar does not claim scrolls what surrounds it.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      sent = .zero
      // It may not have moved yet, but knows where to: as far as in a frame.
      let speed = velocity(in: calendar)
      let isStill = translation(in: calendar) == .zero
      return send(ahead: isStill ? CGPoint(x: speed.x / 60, y: speed.y / 60) : .zero) != .never
    }

    @objc private func scrolled() {
      switch state {
      case .changed, .ended: _ = send()
      case .possible, .began, .cancelled, .failed: break
      @unknown default: break
      }
    }

    /// Sends what has been scrolled since the last sample; contents move with the hand, so a wheel
    /// that turns down has moved them up.
    private func send(ahead: CGPoint = .zero) -> Claim {
      let place = translation(in: calendar)
      let now = CGPoint(x: place.x + ahead.x, y: place.y + ahead.y)
      let moved = CGPoint(x: sent.x - now.x, y: sent.y - now.y)
      sent = now
      let ((dx, dy), (x, y)) = (moved.units, location(in: calendar).units)
      let sample = WheelSample(dx: dx, dy: dy, x: x, y: y, modifiers: Modifiers(modifierFlags))
      return calendar?.session.send(.wheel(sample)) ?? .never
    }
  }
#endif

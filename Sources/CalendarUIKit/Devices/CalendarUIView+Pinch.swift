// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  extension CalendarUIView {
    /// Follows pinches on touch pads.
    func addPinch() { addGestureRecognizer(TouchPadRecognizer(self)) }
  }

  /// Forwards pinches on a touch pad, at the pointer; those of fingers are left to
  /// `SampleRecognizer`.
  final class TouchPadRecognizer: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var calendar: CalendarUIView?
    private var pinch = TouchPadPinch()

    init(_ calendar: CalendarUIView) {
      self.calendar = calendar
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(pinched))
      delegate = self
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      event.type == .transform
    }

    // What the calendar does not claim magnifies what surrounds it.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      pinch = TouchPadPinch()
      let (x, y) = location(in: calendar).units
      return calendar?.session.send(.wheel(TouchPadPinch.question(x: x, y: y))) == .claimed
    }

    @objc private func pinched() {
      switch state {
      case .began, .changed, .ended: send()
      case .possible, .cancelled, .failed: break
      @unknown default: break
      }
    }

    private func send() {
      let (x, y) = location(in: calendar).units
      guard let sample = pinch.sample(scale: Double(scale), x: x, y: y) else { return }
      calendar?.session.send(.wheel(sample))
    }
  }
#endif

// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  /// Forwards what fingers, pens and pointers do, and recognises what the calendar claims.
  ///
  /// Where the calendar has no use for a gesture it fails at once, so that a scroll view around the
  /// calendar can have it. It never decides what a gesture means.
  final class SampleRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var calendar: CalendarUIView?
    private var pointers: [ObjectIdentifier: Pressed] = [:]
    private var nextPointer: Int32 = 0
    private var fate = GestureFate()

    private struct Pressed {
      let number: Int32
      let device: PointerSample.Device
      var place: CGPoint
    }

    init(_ calendar: CalendarUIView) {
      self.calendar = calendar
      super.init(target: nil, action: nil)
      delegate = self
      delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      for touch in touches {
        // Two fingers can pinch; a third means nothing, and the other button asks for a menu. While
        // events are dragged out none does: the event that a finger was on last is what comes back.
        guard pointers.count < 2, !event.buttonMask.contains(.secondary), calendar?.outgoing == nil
        else {
          ignore(touch, for: event)
          continue
        }
        nextPointer &+= 1
        calendar?.pointerDown(PointerSample.Device(touch.type))
        pointers[ObjectIdentifier(touch)] = Pressed(
          number: nextPointer, device: PointerSample.Device(touch.type),
          place: touch.location(in: calendar))
        send(touch, .down, event)
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      for touch in touches { send(touch, .moved, event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      for touch in touches { end(touch, .up, event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      for touch in touches { end(touch, .cancelled, event) }
    }

    /// Another recogniser has won, or all is over: what is still down is taken away.
    override func reset() {
      super.reset()
      takeAway()
      fate = GestureFate()
    }

    /// Leaves what is down to somebody else.
    func giveUp() {
      takeAway()
      isEnabled = false
      isEnabled = true
    }

    private func takeAway() {
      for pressed in pointers.values { _ = send(pressed, .cancelled, []) }
      pointers = [:]
    }

    // A scroll view around the calendar waits until the calendar has no use for a gesture.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      guard other is UIPanGestureRecognizer, let scroll = other.view as? UIScrollView else {
        return false
      }
      return calendar?.isDescendant(of: scroll) ?? false
    }

    // Controls in an app's own content keep their touches.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      !(touch.view is UIControl)
    }
  }

  extension SampleRecognizer {
    private func send(_ touch: UITouch, _ phase: PointerSample.Phase, _ event: UIEvent) {
      let key = ObjectIdentifier(touch)
      guard pointers[key] != nil else { return }
      pointers[key]?.place = touch.location(in: calendar)
      guard let pressed = pointers[key] else { return }
      note(send(pressed, phase, Modifiers(event.modifierFlags)), phase)
    }

    private func send(
      _ pressed: Pressed, _ phase: PointerSample.Phase, _ modifiers: Modifiers
    ) -> Claim {
      let (x, y) = pressed.place.units
      let sample = PointerSample(
        phase: phase, device: pressed.device, pointer: pressed.number, x: x, y: y,
        modifiers: modifiers)
      return calendar?.session.send(.pointer(sample)) ?? .never
    }

    private func end(_ touch: UITouch, _ phase: PointerSample.Phase, _ event: UIEvent) {
      let key = ObjectIdentifier(touch)
      pointers[key]?.place = touch.location(in: calendar)
      guard let pressed = pointers.removeValue(forKey: key) else { return }
      note(send(pressed, phase, Modifiers(event.modifierFlags)), phase)
    }

    private func note(_ claim: Claim, _ phase: PointerSample.Phase) {
      let former = fate.state
      fate.note(claim, phase, isLast: pointers.isEmpty)
      // To stay possible is no news; to be changed again is.
      if fate.state != former || fate.state == .changed { state = State(fate.state) }
    }
  }

  extension UIGestureRecognizer.State {
    fileprivate init(_ state: GestureFate.State) {
      switch state {
      case .possible: self = .possible
      case .began: self = .began
      case .changed: self = .changed
      case .ended: self = .ended
      case .cancelled: self = .cancelled
      case .failed: self = .failed
      }
    }
  }

  extension PointerSample.Device {
    fileprivate init(_ type: UITouch.TouchType) {
      switch type {
      case .pencil: self = .pen
      case .indirectPointer: self = .mouse
      case .direct, .indirect: self = .touch
      @unknown default: self = .touch
      }
    }
  }

  extension Modifiers {
    init(_ flags: UIKeyModifierFlags) {
      self = []
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) || flags.contains(.command) { insert(.control) }
      if flags.contains(.alternate) { insert(.alt) }
    }
  }
#endif

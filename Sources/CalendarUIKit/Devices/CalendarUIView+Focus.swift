// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  extension CalendarUIView {
    /// Shows where the keyboard is while it is in the calendar.
    func showFocus() {
      let nodes = session.scene.nodes
      let focused = nodes.firstIndex { $0.traits.contains(.tabStop) }
      // Among hours their cursor says it.
      let cursor = nodes.first { $0.role == .timeCursor }
      let isSaid = cursor.map { Int($0.parent) } == focused
      let view = isSaid ? nil : focused.flatMap { item(of: nodes[$0].key) }
      focusRing.isHidden = !isFirstResponder || !showsKeyboard || view == nil
      guard let view, !focusRing.isHidden else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      focusRing.frame = view.convert(view.bounds, to: self).insetBy(dx: 1, dy: 1)
      focusRing.cornerRadius = 6
      focusRing.borderWidth = 2
      focusRing.borderColor = surface.theme[surface.options.scheme][.accent].cgColor
      CATransaction.commit()
    }

    /// Whether the focus of a hardware keyboard can come to the calendar.
    open override var canBecomeFocused: Bool { true }

    /// With the focus come the keys.
    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      if context.nextFocusedItem === self {
        showsKeyboard = true
        _ = becomeFirstResponder()
      } else if context.previouslyFocusedItem === self {
        _ = resignFirstResponder()
      }
    }

    /// A pointer went down: keys follow a mouse, and where they lead is shown once one is pressed.
    func pointerDown(_ device: PointerSample.Device) {
      showsKeyboard = false
      switch device {
      case .mouse: _ = becomeFirstResponder()
      // A keyboard on the screen stays with the text that it writes.
      case .touch, .pen, .visitor: break
      }
      showFocus()
    }

    /// Moves the cursor of a screen reader to a node, where there is one.
    func moveFocus(to key: NodeKey) {
      showFocus()
      guard UIAccessibility.isVoiceOverRunning else { return }
      showAccessibility()
      UIAccessibility.post(
        notification: .layoutChanged, argument: accessibilityMirror.element(of: key))
    }
  }
#endif

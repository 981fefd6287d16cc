// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  extension CalendarUIView {
    /// Brings the elements up to date.
    func showAccessibility() {
      hasStaleElements = false
      accessibilityMirror.present(session.runtime.accessibility, on: elements)
    }

    /// The elements, made when somebody asks for them.
    open override var accessibilityElements: [Any]? {
      get {
        if hasStaleElements { showAccessibility() }
        return super.accessibilityElements
      }
      set { super.accessibilityElements = newValue }
    }

    /// Turns a page by three fingers, and says which one has come.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      showAccessibility()
      guard let trigger = trigger(of: direction), grids.contains(where: { $0.perform(trigger) })
      else { return false }
      UIAccessibility.post(notification: .pageScrolled, argument: title)
      return true
    }

    /// A double tap with two fingers does what the calendar's own element says: it goes to today.
    open override func accessibilityPerformMagicTap() -> Bool {
      showAccessibility()
      let calendar = accessibilityMirror.tree.elements.first?.key
      return calendar.flatMap { accessibilityMirror.element(of: $0) }?.perform(.magicTap) ?? false
    }

    /// The elements that a scroll can move.
    private var grids: [NodeElement] {
      accessibilityMirror.tree.elements.filter { $0.kind == .grid }
        .compactMap { accessibilityMirror.element(of: $0.key) }
    }

    /// Where a scroll leads: what is further down is later, and what comes from the right, unless one
    /// reads from there.
    private func trigger(
      of direction: UIAccessibilityScrollDirection
    ) -> AccessibilityAction.Trigger? {
      let isMirrored = session.runtime.environment.locale.isRightToLeft
      switch direction {
      case .next, .down: return .increment
      case .previous, .up: return .decrement
      case .left: return isMirrored ? .decrement : .increment
      case .right: return isMirrored ? .increment : .decrement
      @unknown default: return nil
      }
    }

    /// Rotors to days that hold something, to events, to those at the same time, and to today.
    open override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get { AccessibilityRotor.allCases.map(rotor) }
      set { super.accessibilityCustomRotors = newValue }
    }

    private func rotor(_ rotor: AccessibilityRotor) -> UIAccessibilityCustomRotor {
      let name = String(decoding: session.runtime.name(of: rotor), as: UTF8.self)
      return UIAccessibilityCustomRotor(name: name) {
        [weak self] search in
        guard let self else { return nil }
        let current = (search.currentItem.targetElement as? NodeElement)?.meaning.key
        let isBack = search.searchDirection == .previous
        guard let found = session.element(of: rotor, after: current, backwards: isBack) else {
          return nil
        }
        // Today may have come into view just now.
        showAccessibility()
        guard let element = accessibilityMirror.element(of: found.key) else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: element.reachable, targetRange: nil)
      }
    }
  }
#endif

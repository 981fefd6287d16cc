// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  // What the app has for its event or its day in a menu can be chosen by name: duplicating, deleting.
  extension NodeElement {
    /// What the calendar can do with it by name, then what the app's menu offers.
    ///
    /// Asked for when somebody opens the list, so that no menu is made for what nobody is on.
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get {
        let actions = named + offered
        return actions.isEmpty ? nil : actions
      }
      set {}
    }

    private var offered: [UIAccessibilityCustomAction] {
      // Before, nobody but a menu can perform what is in it.
      guard #available(iOS 16, tvOS 16, *), let menu else { return [] }
      return menu.leaves.map { leaf in
        UIAccessibilityCustomAction(name: leaf.title) { _ in
          leaf.performWithSender(nil, target: nil)
          return true
        }
      }
    }
  }

  extension UIMenu {
    /// What can be chosen in it and in the menus that it contains, in order.
    @available(iOS 16, tvOS 16, *)
    fileprivate var leaves: [any UIMenuLeaf] {
      children.flatMap { child -> [any UIMenuLeaf] in
        if let menu = child as? UIMenu { return menu.leaves }
        guard let leaf = child as? any UIMenuLeaf,
          leaf.attributes.isDisjoint(with: [.disabled, .hidden])
        else { return [] }
        return [leaf]
      }
    }
  }
#endif

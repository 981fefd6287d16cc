// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarUIKit
  import SwiftUI

  extension CalendarConfigurable {
    /// Has a view of the app's own drawn in place of a role.
    ///
    ///     .draw(.dayCell) { day in
    ///       Text(day.text).bold(day.isToday)
    ///     }
    ///
    /// What it does and how it is spoken of stays as it is: a tap on it is a tap on the day.
    ///
    /// - Parameters:
    ///   - role: What is drawn.
    ///   - isWanted: Whether a node is drawn by the app; the calendar draws all others.
    ///   - content: The view; it fills the node.
    /// - Returns: The view with it.
    public func draw<Content: View>(
      _ role: Role, where isWanted: @escaping (CalendarNode) -> Bool = { _ in true },
      @ViewBuilder content: @escaping (CalendarNode) -> Content
    ) -> Self {
      configured {
        $0.drawings[role] = { node in
          guard isWanted(node) else { return nil }
          return AnyView(content(node).frame(maxWidth: .infinity, maxHeight: .infinity))
        }
      }
    }

    /// Takes the tint of the environment as the accent.
    public func followsTint(_ isOn: Bool = true) -> Self { configured { $0.followsTint = isOn } }

    /// Whether taps on days, and the steps of a drag that edits events, can be felt.
    public func hasFeedback(_ isOn: Bool) -> Self { configured { $0.hasFeedback = isOn } }
  }
#endif

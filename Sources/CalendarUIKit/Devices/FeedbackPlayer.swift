// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarEngine
  import UIKit

  /// Lets a hand feel what a calendar does, where the device can.
  @MainActor
  final class FeedbackPlayer {
    /// Whether anything is felt.
    var isOn = true
    private let selection = UISelectionFeedbackGenerator()
    private let refusal = UINotificationFeedbackGenerator()
    private let change = UIImpactFeedbackGenerator(style: .light)

    func play(_ feedback: Feedback) {
      guard isOn else { return }
      switch feedback {
      case .selection: selection.selectionChanged()
      case .refusal: refusal.notificationOccurred(.warning)
      case .change: change.impactOccurred()
      }
    }
  }
#endif

// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
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
    private let step = UIImpactFeedbackGenerator(style: .rigid)
    private let landing = UIImpactFeedbackGenerator(style: .heavy)

    func play(_ feedback: Feedback) {
      guard isOn else { return }
      switch feedback {
      case .selection: selection.selectionChanged()
      case .refusal: refusal.notificationOccurred(.warning)
      case .change: change.impactOccurred()
      }
    }

    /// Lets a hand feel a step of a drag, each as strongly as InfiniteCalendar does.
    func play(_ step: DragStep) {
      guard isOn else { return }
      switch step {
      case .lifted:
        self.step.impactOccurred()
        landing.prepare()
      case .snapped, .moved: self.step.impactOccurred(intensity: 0.4)
      case .turned: self.step.impactOccurred(intensity: 0.6)
      case .dropped: landing.impactOccurred(intensity: 0.8)
      }
    }
  }
#endif

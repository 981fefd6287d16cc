// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CivilTime
  import Foundation

  /// A host without a screen: nothing moves, and everything is allowed.
  @MainActor
  final class StillHost: SessionHost {
    private let now: Date
    /// Called when something has changed.
    var onChange: () -> Void = {}
    /// Answers what is asked.
    weak var session: CalendarSession?

    init(now: Date) { self.now = now }

    var time: Int64 { 0 }
    var wallTime: Instant { Instant(clamping: now) }

    func wantFrames(_ wants: Bool) {}
    func wake(at time: Int64?) {}
    func show(_ scene: CalendarScene) { onChange() }
    func announce(_ announcement: Announcement, _ words: String) {}
    func ask(_ question: CalendarQuestion, id: Int32) { session?.answer(id, .allowed) }
    func perform(_ effect: CalendarEffect) {}
  }
#endif

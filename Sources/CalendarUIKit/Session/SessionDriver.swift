// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CivilTime
  import UIKit

  /// What a session needs of UIKit: clocks, frames of the screen, and one timer.
  @MainActor
  final class SessionDriver: SessionHost {
    private weak var view: CalendarUIView?
    private let relay: TimeRelay
    private var link: CADisplayLink?
    private var timer: Timer?

    init(_ view: CalendarUIView) {
      self.view = view
      relay = TimeRelay(view)
    }

    /// Whether something moves at the moment.
    var isMoving: Bool { link != nil }

    var time: Int64 { Int64(CACurrentMediaTime() * 1_000_000) }

    var wallTime: Instant { Instant(clamping: Date()) }

    func wantFrames(_ wants: Bool) {
      link?.invalidate()
      link = nil
      guard wants else { return }
      let link = CADisplayLink(target: relay, selector: #selector(TimeRelay.frame))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func wake(at time: Int64?) {
      timer?.invalidate()
      timer = nil
      guard let time else { return }
      let seconds = max(Double(time - self.time) / 1_000_000, 0)
      let timer = Timer(
        timeInterval: seconds, target: relay, selector: #selector(TimeRelay.wake), userInfo: nil,
        repeats: false)
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }

    func show(_ scene: CalendarScene) { view?.show(scene) }

    func announce(_ announcement: Announcement, _ words: String) {
      UIAccessibility.post(notification: .announcement, argument: words)
      if let feedback = announcement.content.feedback { view?.feedback.play(feedback) }
    }

    func ask(_ question: CalendarQuestion, id: Int32) {
      if let view { view.session.answer(id, view.verdict(on: question)) }
    }

    func perform(_ effect: CalendarEffect) { view?.perform(effect) }
  }

  /// What a display link and a timer hold on to, so that they hold on to no view.
  @MainActor
  private final class TimeRelay: NSObject {
    private weak var view: CalendarUIView?

    init(_ view: CalendarUIView) { self.view = view }

    @objc
    func wake() { view?.session.wake() }

    @objc
    func frame(_ link: CADisplayLink) {
      guard let view else { return link.invalidate() }
      view.session.frame()
    }
  }
#endif

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

@testable import CalendarHost

/// A platform of paper: its clocks move when told to, and it writes down what it is asked for.
@MainActor
final class PaperHost: SessionHost {
  private(set) var time: Int64 = 1_000_000
  /// 2024-02-20, noon in UTC.
  var wallTime = Instant(clamping: 1_708_430_400_000_000)
  private(set) var wantsFrames = false
  private(set) var wakeTime: Int64?
  private(set) var effects: [CalendarEffect] = []
  private(set) var words: [String] = []
  private(set) var questions: [(id: Int32, question: CalendarQuestion)] = []
  /// What the app does when it is told of something.
  var react: ((CalendarEffect) -> Void)?

  let surface = PaperSurface()
  private(set) var mirror = SceneMirror<PaperSurface>()
  private(set) lazy var session = CalendarSession(
    options, clock: CalendarClock(zone: zone), host: self)
  private let options: CalendarOptions
  private let zone: ZoneRules

  init(
    _ options: CalendarOptions = CalendarOptions(), zone: ZoneRules = .utc, width: Double = 350,
    appears: Bool = true
  ) {
    self.options = options
    self.zone = zone
    if appears { session.appear(CalendarMetrics(width: width)) }
  }

  func wantFrames(_ wants: Bool) { wantsFrames = wants }
  func wake(at time: Int64?) { wakeTime = time }
  func show(_ scene: CalendarScene) { mirror.show(scene, on: surface) }
  func announce(_ announcement: Announcement, _ text: String) { words.append(text) }
  func ask(_ question: CalendarQuestion, id: Int32) { questions.append((id, question)) }

  func perform(_ effect: CalendarEffect) {
    effects.append(effect)
    react?(effect)
  }
}

extension PaperHost {
  /// A timeline that can be edited, with an event from nine to eleven.
  static func withOneEvent() -> PaperHost {
    var options = CalendarOptions()
    (options.view, options.timeline.isEditable) = (.timeline, true)
    options.loadsOccurrences = true
    let host = PaperHost(options, width: 700)
    let event = Occurrence(
      id: Array("a".utf8), start: (day(2, 20), 9 * 60), end: (day(2, 20), 11 * 60))
    host.session.source = DaySource(id: 1, occurrences: { _ in [event] })
    host.pass(milliseconds: 2_000)
    return host
  }

  /// Lets time pass, with frames and wakes as the session wants them; returns the number of frames.
  @discardableResult
  func pass(milliseconds: Int64) -> Int {
    let end = time + milliseconds * 1000
    var frames = 0
    while time < end {
      // A screen of 60 Hz.
      let next = min(time + 16_667, end)
      if let wake = wakeTime, wake <= next {
        go(to: max(wake, time))
        wakeTime = nil
        session.wake()
        continue
      }
      go(to: next)
      if wantsFrames {
        frames += 1
        session.frame()
      }
    }
    return frames
  }

  private func go(to new: Int64) {
    wallTime = wallTime.addingClamped(microseconds: new - time)
    time = new
  }

  func forget() { (effects, words, questions) = ([], [], []) }

  /// A tap with a finger in the middle of a node.
  func tap(_ key: NodeKey) {
    guard let index = session.scene.index(of: key) else { return }
    let frame = session.scene.absoluteFrame(index)
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    for phase in [PointerSample.Phase.down, .up] {
      session.send(.pointer(PointerSample(phase: phase, device: .touch, pointer: 1, x: x, y: y)))
    }
  }

  /// The key of a day's cell on the current page.
  func key(_ day: EpochDay) -> NodeKey {
    NodeKey(day: day, on: session.runtime.state.viewport.page)
  }
}

/// A day of 2024, by month and day.
func day(_ month: Int32, _ day: Int32) -> EpochDay {
  CivilDate(year: 2024, month: month, day: day)?.epochDay ?? .epoch
}

// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// The words of a timeline are taken over from the scene before, wherever they are the same.
struct TimelineWordsTests {
  /// A hand, an app and a clock that do anything, in an order that a seed decides.
  private struct Walk {
    let harness: EngineHarness
    var numbers: SeededNumbers
    /// Counts how often events have been told anew; some have other words each time.
    var edition = 0

    init(seed: UInt64) {
      numbers = SeededNumbers(seed: seed)
      harness = EngineHarness.timeline(days: 5) {
        $0.timeline.snap = seed % 2 == 0 ? .page : .none
      }
      harness.change { $0.metrics = CalendarMetrics(width: 758, height: 640) }
      answer()
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &numbers)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[number(0...(elements.count - 1))]
    }

    mutating func step() {
      harness.skip(milliseconds: Int64(number(0...60)))
      switch number(0...19) {
      case 0...4: drag()
      case 5...6: harness.wheel(dx: Double(number(-300...300)))
      case 7...8: harness.wheel(dy: Double(number(-300...300)))
      case 9...11: answer()
      case 12: invalidate()
      case 13: harness.send(.page(by: Int32(number(-2...2))))
      case 14: harness.send(.preview(pick(harness.scene.nodes).key))
      case 15: harness.send(.timeline(anyMove()))
      case 16: configure()
      case 17: surround()
      default: harness.frame()
      }
    }

    private mutating func drag() {
      let (x, y) = (Double(number(100...700)), Double(number(200...600)))
      harness.pointer(.down, x: x, y: y)
      for _ in 0..<number(1...4) {
        harness.skip(milliseconds: 16)
        harness.pointer(.moved, x: x + Double(number(-300...300)), y: y + Double(number(-90...90)))
      }
      harness.pointer(number(0...4) > 0 ? .up : .cancelled, x: x, y: y)
    }

    /// A day begins with the same events each time, but for one whose words and place are others.
    private mutating func answer() {
      edition += 1
      while let load = harness.state.facts.window.pending.first {
        let days = load.days.start.rawValue - 1..<load.days.endRawValue
        let found = days.compactMap { EpochDay($0) }.flatMap { events(on: $0) }
        let touching = found.filter { $0.days.overlaps(load.days) }
        harness.send(
          .loaded(token: load.token, sequence: nil, facts: [], occurrences: touching))
      }
    }

    private func events(on day: EpochDay) -> [Occurrence] {
      var found: [Occurrence] = (Int32(0)..<6).map { index in
        let start = (day.rawValue &* 7 + index &* 131) & 0x3FF
        let end = start + 30 + index * 45
        return event(index, "\(index) of \(day)", (day, start), (day, min(end, 1439)))
      }
      found.append(event(6, "Night", (day, 1380), (day.addingClamped(days: 1), 60)))
      found.append(event(7, "Turn \(edition)", (day, 480), (day, 500 + Int32(edition % 7) * 20)))
      if day.rawValue % 3 == 0, let days = DayInterval(start: day, count: 2) {
        found.append(Occurrence(id: Array("trip \(day)".utf8), days: days))
      }
      return found
    }

    private func event(
      _ index: Int32, _ title: String, _ start: (EpochDay, Int32), _ end: (EpochDay, Int32)
    ) -> Occurrence {
      var event = Occurrence(
        id: Array("\(start.0) \(index)".utf8), start: start, end: end)
      event.title = Array(title.utf8)
      return event
    }

    private mutating func invalidate() {
      let first = harness.state.viewport.page.firstDay.addingClamped(days: Int32(number(-5...5)))
      harness.send(.invalidated(DayInterval(start: first, count: 3), sequence: nil))
    }

    private mutating func anyMove() -> TimelineMove {
      switch number(0...3) {
      case 0: .magnify(Double(number(5...20)) / 10, around: 9_000)
      case 1: .spread(Double(number(4...25)) / 10)
      case 2: .endSpreading
      default: .toggleLanes
      }
    }

    private mutating func configure() {
      let (kind, value) = (number(0...5), Int32(number(1...7)))
      harness.configure { options in
        switch kind {
        case 0: options.timeline.packing = value % 2 == 0 ? .columns : .cascade
        case 1: options.timeline.laneLimit = value
        case 2: options.timeline.days = value
        case 3: options.timeline.hours = MinuteRange(start: value * 60, end: 1440)
        case 4: options.timeline.hourHeight = 20 + value * 12
        default: options.view = value < 3 ? .agenda : .timeline
        }
      }
    }

    /// Another language, size, minute or zone.
    private mutating func surround() {
      let (kind, value) = (number(0...4), number(0...2))
      if kind == 4 { return tellHours(value) }
      harness.change { environment in
        switch kind {
        case 0:
          environment.locale = [LocaleProfile(), SampleLocales.german, SampleLocales.arabic][value]
        case 1: environment.metrics.textScale = [1, 1.5, 2][value]
        case 2: environment.metrics.width = [758, 757, 500][value]
        default: environment.now = CalendarNow(day: day("2024-02-20"), minute: 540 + Int32(value))
        }
      }
    }

    /// So many zones, the viewer's ahead of UTC by so many hours.
    private func tellHours(_ count: Int) {
      guard let days = DayInterval(start: day("2023-12-01"), count: 200) else { return }
      let zones = (0...count).map { hours in
        let offset = UTCOffset(hours: Int32(hours)) ?? .utc
        return ZoneTimes(
          name: Array("\(hours)".utf8),
          offsets: ZoneOffsets(days: days, first: offset, changes: []))
      }
      harness.send(.hoursTold(zones))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func whatIsTakenOverIsWhatWouldBeWritten(seed: UInt64) {
    var walk = Walk(seed: seed)
    var faults: [Int] = []
    var events = 0
    for step in 0..<500 {
      walk.step()
      let anew = CalendarScene.make(walk.harness.state, walk.harness.runtime.environment)
      if walk.harness.scene != anew { faults.append(step) }
      events += walk.harness.parts(.timedEvent).count
    }
    #expect(faults == [])
    #expect(events > 5_000)
  }
}

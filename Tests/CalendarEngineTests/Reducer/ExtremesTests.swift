// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// No public call traps, whatever numbers it is given.
struct ExtremesTests {
  private static let doubles: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, -1, 1e-300, 1e300, -1e300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9,
  ]
  private static let integers: [Int32] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]

  private static func faults(_ harness: EngineHarness) -> [String] {
    SceneFaults.memory(harness.state) + SceneFaults.structure(harness.scene)
  }

  @Test func metricsMayBeAnything() {
    for first in Self.doubles {
      for second in Self.doubles {
        let harness = EngineHarness()
        for metrics in [
          CalendarMetrics(width: first, height: second),
          CalendarMetrics(width: 320, textScale: first, pixelScale: second),
          CalendarMetrics(width: first, height: 400, textScale: second, pixelScale: second),
        ] {
          harness.change { $0.metrics = metrics }
          #expect(Self.faults(harness) == [])
        }
        harness.change {
          $0.metrics.width = first
          $0.metrics.height = second
          $0.metrics.textScale = first
          $0.metrics.pixelScale = second
        }
        #expect(Self.faults(harness) == [])
        harness.swipe(.left)
        harness.wheel(dx: 500)
        harness.settle()
        #expect(Self.faults(harness) == [])
      }
    }
  }

  @Test func dragsAndVelocitiesMayBeAnything() {
    for distance in Self.doubles {
      for velocity in Self.doubles {
        let harness = EngineHarness()
        harness.send(.hold(PageExtents(distance)))
        for travel in Self.integers { harness.send(.drag(by: travel)) }
        #expect(Self.faults(harness) == [])
        harness.send(.release(velocity: velocity, threshold: distance))
        #expect(Self.faults(harness) == [])
        #expect(harness.settle())
        for phase in [NativeScroll.Phase.moving, .released, .ended] {
          harness.send(
            .scrolled(NativeScroll(offset: distance, velocity: velocity, phase: phase)))
          #expect(Self.faults(harness) == [])
        }
      }
    }
  }

  @Test func pagesAndMovesMayBeAnything() {
    for start in ["2024-02-20", "9999-12-31", "-9999-01-01"] {
      for number in Self.integers {
        let harness = EngineHarness(showing: start)
        let moves: [FocusMove] = [.days(number), .weeks(number), .months(number)]
        for action in [.page(by: number)] + moves.map({ CalendarAction.moveFocus($0) }) {
          harness.send(action)
          #expect(Self.faults(harness) == [])
        }
        harness.send(.moveFocus(.days(number)))
        #expect(Self.faults(harness) == [])
      }
    }
  }

  @Test func samplesMayBeAnything() {
    let harness = EngineHarness()
    for x in Self.integers {
      for y in Self.integers {
        for phase in [PointerSample.Phase.down, .moved, .moved, .up, .moved, .cancelled] {
          harness.send(
            .pointer(PointerSample(phase: phase, device: .touch, pointer: x, x: x, y: y)))
          harness.send(
            .pointer(PointerSample(phase: .moved, device: .pen, pointer: x, x: y, y: .min)))
          #expect(Self.faults(harness) == [])
        }
        harness.send(.wheel(WheelSample(dx: x, dy: y)))
        harness.skip(milliseconds: 130)
      }
    }
    harness.settle()
    #expect(Self.faults(harness) == [])
  }

  @Test func clocksMayBeAnything() {
    for times: [Int64] in [[.min, .max], [.max, .min], [.max, .max], [0, .max], [-1, 1 << 62]] {
      var runtime = CalendarRuntime(
        state: CalendarState(showing: day("2024-02-20")),
        environment: EngineHarness().runtime.environment)
      var options = CalendarOptions()
      options.loadsFacts = true
      for time in times {
        _ = runtime.send(CalendarInput(.action(.configure(options)), at: time))
        _ = runtime.send(CalendarInput(.action(.page(by: 1)), at: time))
        _ = runtime.send(CalendarInput(.wheel(WheelSample(dx: 6400, dy: 0)), at: time))
        _ = runtime.send(CalendarInput(.action(.invalidated(nil, sequence: nil)), at: time))
        _ = runtime.send(CalendarInput(.frame, at: time))
      }
      #expect(SceneFaults.structure(runtime.scene) == [])

      var state = CalendarState(options: options, showing: day("2024-02-20"))
      for time in times {
        _ = state.reduce(.page(by: 1), runtime.environment, time: time)
        _ = state.advance(runtime.environment, to: time)
      }
      #expect(SceneFaults.memory(state) == [])
    }
  }

  @Test func sequencesAndTokensMayBeAnything() {
    let harness = EngineHarness()
    harness.configure { $0.loadsFacts = true }
    for sequence in [Int64.max, .min, -1, 0, nil, .max, nil, nil] {
      harness.send(.invalidated(nil, sequence: sequence))
      for load in harness.state.facts.window.pending {
        harness.answer(load.token, [DayFact(day: .max), DayFact(day: .min)], sequence: sequence)
      }
      harness.send(.retry)
      #expect(Self.faults(harness) == [])
    }
    for token in Self.integers {
      harness.answer(token)
      harness.send(.loadFailed(token: token))
    }
    #expect(Self.faults(harness) == [])
  }

  @Test func tokensRunOverWithoutATrap() {
    var window = FactWindow()
    window.nextToken = .max
    #expect(window.request(.all, at: 0) == .max)
    #expect(window.request(.all, at: 0) == 1)
  }

  @Test func boundsMayBeAsNarrowAsTheyCan() {
    for day in [EpochDay.min, .max, day("2024-02-29")] {
      for count: Int32 in [0, 1] {
        guard let bounds = DayInterval(start: day, count: count) else { continue }
        let harness = EngineHarness { options in
          options.bounds = bounds
          options.loadsFacts = true
          options.selection = .singlePerPage
        }
        for key: UInt8 in 0...12 { harness.key(KeySample.Key(rawValue: key) ?? .enter) }
        harness.flick(.left)
        harness.settle()
        harness.answerAll()
        harness.send(.select(.day(.max)))
        #expect(harness.state.focus.day == day)
        #expect(SceneFaults.structure(harness.scene) == [])
      }
    }
  }

  @Test func progressMayBeAnything() {
    let harness = EngineHarness()
    harness.configure { $0.loadsFacts = true }
    let extremes: [Int64] = [.min, -1, 0, 1, .max]
    var facts: [DayFact] = []
    for (index, points) in extremes.enumerated() {
      for (other, goal) in extremes.enumerated() {
        var fact = DayFact(day: day("2024-02-01").addingClamped(days: Int32(index * 5 + other)))
        fact.progress = DayFact.Progress(points: points, goal: goal)
        fact.tint = UInt8(other == 0 ? 255 : 1)
        fact.dots = Dots([UInt8](repeating: 255, count: 1000))
        facts.append(fact)
      }
    }
    harness.answerAll(facts)
    #expect(Self.faults(harness) == [])
    #expect(Dots([UInt8](repeating: 255, count: 1000)).moreCount == 255)
  }

  @Test func localesMayBeEmpty() {
    var locale = LocaleProfile()
    for path in [\LocaleProfile.months, \.standaloneMonths, \.weekdays, \.shortWeekdays, \.digits] {
      locale[keyPath: path] = []
    }
    locale.narrowWeekdays = []
    locale.tag = []
    locale.weekend = []
    locale.fullDate = TextPattern()
    locale.monthAndYear = TextPattern()
    let harness = EngineHarness(locale: locale)
    harness.tap("2024-02-14")
    #expect(Self.faults(harness) == [])
    #expect(harness.state.selection.day == day("2024-02-14"))
  }
}

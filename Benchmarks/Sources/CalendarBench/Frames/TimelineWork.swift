// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarModel
import CivilTime

/// A week with hours over a thousand events a month, whole days among them.
final class TimelineWork {
  /// Columns that the hand passes there and back in one repetition.
  static let columnCount = 40
  /// Answers of one repetition.
  static let answerCount = 10

  private var runtime: CalendarRuntime
  private var time: Int64 = 0
  private let monday = (YearMonth(year: 2010, month: 3) ?? .min).day(clamping: 15)

  /// A timeline whose weeks around have been answered.
  init() {
    var options = CalendarOptions()
    options.view = .timeline
    options.timeline.snap = .none
    options.timeline.workingHours = MinuteRange(start: 540, end: 1020)
    (options.loadsFacts, options.loadsOccurrences) = (true, true)
    let environment = CalendarEnvironment(
      today: monday, locale: LocaleProfile(), metrics: CalendarMetrics(width: 1200, height: 900),
      reducesMotion: false)
    runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: monday), environment: environment)
    answer(runtime.send(CalendarInput(.frame, at: 0)))
    touch(.down, 0)
    touch(.moved, 40)
    columns()
  }

  /// Moves the hand by a column in each frame, to and fro among days that are known.
  func columns() {
    var before = runtime.scene
    for sample in 1...2 * Self.columnCount {
      let column = sample <= Self.columnCount ? sample : 2 * Self.columnCount - sample
      touch(.moved, 40 + 160 * Double(column))
      sink &+= Int64(runtime.scene.changes(since: before).count)
      before = runtime.scene
    }
  }

  /// Has the week in view loaded anew, and answers.
  func answers() {
    guard let week = DayInterval(start: monday, count: 7) else { return }
    for _ in 0..<Self.answerCount {
      let action = CalendarAction.invalidated(week, sequence: nil)
      answer(runtime.send(CalendarInput(.action(action), at: time)))
    }
  }
}

extension TimelineWork {
  private func touch(_ phase: PointerSample.Phase, _ way: Double) {
    time += 16_000
    let sample = PointerSample(
      phase: phase, device: .touch, pointer: 1, x: Int32((600 - way) * 64), y: 600 * 64)
    answer(runtime.send(CalendarInput(.pointer(sample), at: time)))
  }

  private func answer(_ update: CalendarRuntime.Update) {
    for case .load(let token, let days, _) in update.effects {
      let action = CalendarAction.loaded(
        token: token, sequence: nil, facts: [],
        occurrences: (days.start.rawValue..<days.endRawValue).flatMap(occurrences))
      answer(runtime.send(CalendarInput(.action(action), at: time)))
    }
  }

  /// Three events of one to four whole days, and thirty of up to three hours.
  private func occurrences(ofDay day: Int32) -> [Occurrence] {
    (0..<Int32(33)).compactMap { index in
      let id = Array("event \(day) \(index)".utf8)
      let number = (day &* 33 &+ index) &* 7919 & 0xFFFF
      let start = EpochDay(clamping: Int64(day))
      guard index >= 3 else {
        let days = DayInterval(start: start, count: number % 4 + 1)
        return days.map { Occurrence(id: id, days: $0) }
      }
      let minute = 420 + number % 52 * 15
      let end = minute + 15 * (number / 52 % 12 + 1)
      var occurrence = Occurrence(
        id: id, start: (start, minute),
        end: (start.addingClamped(days: end / 1440), end % 1440))
      occurrence.title = Array("Meeting \(index)".utf8)
      return occurrence
    }
  }
}

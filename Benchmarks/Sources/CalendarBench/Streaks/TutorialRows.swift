// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime
import Foundation

/// The page of February 2024 with a thousand sessions: the tutorial's way, a dictionary, and ours.
struct TutorialRows {
  private let cells: [Date]
  private let month: DateInterval
  private let theirs: FoundationStreaks
  private let dictionary: FoundationStreakDictionary
  private let index: StreakIndex
  private let days: DayInterval
  private let february: DayInterval
  private let today: EpochDay

  private init() {
    let february = (YearMonth(year: 2024, month: 2) ?? .min).days
    let first = february.start.startOfWeek(on: .sunday)
    let start = february.start.addingClamped(days: -400)
    var index = StreakIndex(goal: StreakGoal(points: 100), firstDay: start)
    var sessions: [(start: Date, points: Int)] = []
    var numbers = BenchmarkNumbers(seed: 5)
    for _ in 0..<1000 {
      let day = start.addingClamped(days: Int32.random(in: 0..<430, using: &numbers))
      let points = Int32.random(in: 10...90, using: &numbers)
      index.add(points, on: day)
      sessions.append((Self.date(day).addingTimeInterval(30_000), Int(points)))
    }
    self.february = february
    self.index = index
    today = february.start.addingClamped(days: 27)
    days = DayInterval(start: first, count: 42) ?? february
    cells = (0..<42).map { Self.date(first.addingClamped(days: $0)) }
    month = DateInterval(
      start: Self.date(february.start), duration: Double(february.count) * 86_400)
    theirs = FoundationStreaks(
      required: 100, start: Self.date(start), now: Self.date(today).addingTimeInterval(43_200),
      sessions: sessions)
    dictionary = FoundationStreakDictionary(theirs)
  }

  private static func date(_ day: EpochDay) -> Date {
    Date(timeIntervalSince1970: Double(day.rawValue) * 86_400)
  }

  @inline(never)
  private func ours() -> DayStates {
    index.states(of: days, asOf: today).limited(to: february)
  }

  private var agree: Bool {
    let page = ours()
    let states = (0..<42).map { cell in
      page.state(on: days.start.addingClamped(days: cell)).map { Int($0.rawValue) }
    }
    return states == theirs.page(of: cells, month: month.start)
      && states == dictionary.page(of: cells, month: month)
  }

  /// The rows that compare us with Foundation.
  static func rows(rounds: Int) -> [Row] {
    let work = TutorialRows()
    precondition(work.agree, "the streak pages disagree")
    let (many, some) = (2000, 5)
    let tutorial = Stopwatch.time {
      sink &+= Int64(work.theirs.page(of: work.cells, month: work.month.start).count)
    }
    let times = Stopwatch(rounds: rounds).nanoseconds([
      {
        for _ in 0..<some {
          sink &+= Int64(work.dictionary.page(of: work.cells, month: work.month).count)
        }
      },
      { for _ in 0..<many { sink &+= Int64(truncatingIfNeeded: work.ours().kept) } },
    ])
    let (dictionary, ours) = (times[0] / Double(some), times[1] / Double(many))
    return [
      .ratio("streak page, 1e3 sessions: tutorial ÷ ours", tutorial / ours, atLeast: 100_000),
      .ratio("streak page: Foundation dictionary ÷ ours", dictionary / ours, atLeast: 300),
      .information("streak page, 1e3 sessions, as in the tutorial", tutorial / 1e6, "ms"),
      .information("streak page, Foundation dictionary", dictionary / 1000, "µs"),
    ]
  }
}

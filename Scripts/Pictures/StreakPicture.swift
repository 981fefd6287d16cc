// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarHost
import CalendarSVG
import CivilTime

/// February 2024 with a goal of 100 points per day since New Year; today is the 28th.
enum StreakPicture {
  static func scene() throws -> CalendarScene {
    let first = try EpochDay(iso8601: "2024-01-01")
    let today = try EpochDay(iso8601: "2024-02-28")
    let points: [EpochDay: Int64] = [
      try EpochDay(iso8601: "2024-02-20"): 100, try EpochDay(iso8601: "2024-02-24"): 30,
      try EpochDay(iso8601: "2024-02-25"): 100, try EpochDay(iso8601: "2024-02-26"): 120,
    ]
    var options = CalendarOptions()
    options.rows = .fitting
    options.loadsFacts = true
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: today),
      environment: CalendarEnvironment(
        today: today, locale: LocaleProfile(), metrics: CalendarMetrics(width: 360)))
    runtime.answer { asked in
      guard let days = asked.intersection(DayInterval(first: first, last: today) ?? .all) else {
        return []
      }
      return (days.start.rawValue..<days.endRawValue).compactMap { number in
        EpochDay(number).map { fact(on: $0, points: points[$0] ?? 0) }
      }
    }
    let selected = try EpochDay(iso8601: "2024-02-20")
    _ = runtime.send(CalendarInput(.action(.select(.day(selected))), at: 0))
    return runtime.scene
  }

  private static func fact(on day: EpochDay, points: Int64) -> DayFact {
    var fact = DayFact(day: day)
    let tint: Tint = points >= 100 ? .streakKept : points > 0 ? .streakShort : .streakNone
    fact.tint = tint.rawValue
    fact.progress = DayFact.Progress(points: points, goal: 100)
    return fact
  }
}

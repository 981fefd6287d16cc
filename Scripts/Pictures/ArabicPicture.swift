// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarHost
import CalendarSVG
import CivilTime

/// March 2026 in Arabic, with dots for some events.
enum ArabicPicture {
  static func scene() throws -> CalendarScene {
    let today = try EpochDay(iso8601: "2026-03-17")
    var options = CalendarOptions()
    options.rows = .fitting
    options.loadsFacts = true
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: today),
      environment: CalendarEnvironment(
        today: today, locale: .arabic, metrics: CalendarMetrics(width: 360)))
    runtime.answer { days in
      dots.compactMap { number, tints in
        guard let day = CivilDate(year: 2026, month: 3, day: number)?.epochDay,
          days.contains(day)
        else { return nil }
        var fact = DayFact(day: day)
        fact.dots = Dots(tints.map { $0.rawValue })
        return fact
      }
    }
    let selected = try EpochDay(iso8601: "2026-03-24")
    _ = runtime.send(CalendarInput(.action(.select(.day(selected))), at: 0))
    return runtime.scene
  }

  private static let dots: [(Int32, [Tint])] = [
    (3, [.blue]), (5, [.green, .orange]), (10, [.blue]), (12, [.purple]),
    (17, [.blue, .red]), (19, [.orange]), (24, [.blue, .green, .red]), (30, [.teal]),
  ]
}

// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarFoundation
import CalendarSVG
import CivilTime
import Foundation

extension Sample {
  /// All that stands in a day's cell beside its number, in three directions of writing.
  static func contents() throws -> [Sample] {
    func calendar(_ change: (inout SampleCalendar) -> Void = { _ in }) throws -> SampleCalendar {
      var calendar = SampleCalendar(showing: try day("2024-02-01"))
      calendar.environment.metrics = CalendarMetrics(width: 420)
      calendar.environment.today = try day("2024-02-15")
      calendar.selection = .day(try day("2024-02-20"))
      calendar.fact = content
      calendar.options.legend = legend
      change(&calendar)
      return calendar
    }
    let hebrew = try calendar { $0.alternate = AlternateCalendar(.hebrew) }
    let chinese = try calendar {
      $0.alternate = AlternateCalendar(.chinese)
      $0.fact = nil
    }
    let arabic = try calendar {
      $0.environment.locale = .arabic
      $0.alternate = AlternateCalendar(.islamicUmmAlQura)
    }
    let large = try calendar {
      $0.alternate = AlternateCalendar(.hebrew, locale: Locale(identifier: "en"))
      $0.environment.metrics = CalendarMetrics(width: 320, textScale: 2)
    }
    var dark = SVGRenderer()
    dark.options.scheme = .dark
    var square = SVGRenderer()
    square.theme.roundness = 0.3
    let scene = hebrew.scene()
    return [
      Sample(name: "content", scene: scene, renderer: square),
      Sample(name: "content-dark", scene: scene, renderer: dark),
      Sample(name: "content-plain", scene: try calendar().scene()),
      Sample(name: "content-chinese", scene: chinese.scene()),
      Sample(name: "content-arabic", scene: arabic.scene()),
      Sample(name: "content-large", scene: large.scene()),
    ]
  }

  private static let legend = [
    LegendEntry(name: Array("Holiday".utf8), tint: Tint.red.rawValue),
    LegendEntry(name: Array("Away".utf8), tint: Tint.teal.rawValue),
    LegendEntry(name: Array("Not in this month".utf8), tint: Tint.pink.rawValue),
    LegendEntry(name: Array("Birthday".utf8), image: Array(star.utf8)),
  ]

  private static let star =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
    + "%3Cpath fill='%23d97706' d='M8 1l2 5h5l-4 3.500 1.500 5.500L8 12l-4.500 3 1.500-5.500L1 6h5z'/"
    + "%3E%3C/svg%3E"

  /// By the day of the month: tints, dots, lines, badges, an image, and a day that hides its dots.
  private static func content(_ day: EpochDay) -> DayFact? {
    var fact = DayFact(day: day)
    switch Int(day.civil.day) {
    case 2: fact.tint = Tint.red.rawValue
    case 5: fact.subtitle = Array("Trip".utf8)
    case 6: (fact.subtitle, fact.dots) = (Array("Conference in Graz".utf8), Dots([9, 9, 9, 9, 9]))
    case 8: fact.image = Array(star.utf8)
    case 9: (fact.dots, fact.showsIndicator) = (Dots([4]), false)
    case 12: fact.badge = Array("3".utf8)
    case 13: (fact.badge, fact.tint) = (Array("12".utf8), Tint.streakKept.rawValue)
    case 14: fact.dots = Dots([Tint.red.rawValue])
    case 15: fact.subtitle = Array("Pay day".utf8)
    case 20: (fact.badge, fact.subtitle) = (Array("new".utf8), Array("Dentist".utf8))
    case 22: fact.isDisabled = true
    case 23: fact.isHighlighted = true
    default: return nil
    }
    return fact
  }
}

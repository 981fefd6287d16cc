// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarSVG
import CivilTime
import Testing

/// A scene and how it is drawn; its goldens bear its name.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let scene: CalendarScene
  var renderer = SVGRenderer()

  var testDescription: String { name }
  var svg: [UInt8] { renderer.render(scene) }
}

extension Sample {
  /// Every sample; scenes that cannot be made are missing, which the count of the tests notices.
  static let all: [Sample] =
    (try? streaks() + weeks() + states() + intervals() + sizes() + contents() + bars() + views()
      + weekNumbers() + notices() + timelines() + agendas()) ?? []
  static let count = 64

  private static func plain(_ text: String) throws -> SampleCalendar {
    SampleCalendar(showing: try day(text))
  }

  private static func streaks() throws -> [Sample] {
    let scene = try SampleCalendar.streak().scene()
    func drawn(_ name: String, _ change: (inout SVGOptions) -> Void) -> Sample {
      var renderer = SVGRenderer(theme: .streak)
      renderer.options.language = "en-US"
      change(&renderer.options)
      return Sample(name: name, scene: scene, renderer: renderer)
    }
    var arabic = try SampleCalendar.streak()
    arabic.environment.locale = .arabic
    var arabicRenderer = SVGRenderer(theme: .streak)
    arabicRenderer.options.language = "ar-EG"
    return [
      drawn("streak") { _ in },
      drawn("streak-dark") { $0.scheme = .dark },
      drawn("streak-both") {
        $0.scheme = .both
        $0.background = .card
      },
      drawn("streak-controls") {
        $0.showsControls = true
        $0.describesDays = true
      },
      Sample(name: "streak-arabic", scene: arabic.scene(), renderer: arabicRenderer),
    ]
  }

  private static func weeks() throws -> [Sample] {
    func fitting(_ name: String, _ month: String, _ first: Weekday) throws -> Sample {
      var calendar = try plain(month)
      calendar.options.rows = .fitting
      calendar.options.firstWeekday = first
      return Sample(name: name, scene: calendar.scene())
    }
    return [
      try fitting("first-sunday", "2024-02-01", .sunday),
      try fitting("first-monday", "2024-02-01", .monday),
      try fitting("first-saturday", "2024-02-01", .saturday),
      try fitting("four-rows", "2026-02-01", .sunday),
      try fitting("five-rows", "2026-03-01", .sunday),
      try fitting("six-rows", "2026-08-01", .sunday),
    ]
  }

  private static func states() throws -> [Sample] {
    var hidden = try plain("2024-02-01")
    hidden.options.outsideDays = .hidden
    var bounded = try plain("2024-02-01")
    bounded.options.bounds =
      DayInterval(first: try day("2024-02-05"), last: try day("2024-02-20")) ?? .all
    bounded.environment.today = try day("2024-02-21")
    var loading = try SampleCalendar.streak()
    loading.answer = .nothing
    var failed = loading
    failed.answer = .failure
    var empty = loading
    empty.answer = .facts
    empty.fact = { _ in nil }
    var turning = try SampleCalendar.streak()
    turning.options.rows = .fitting
    turning.fraction = 0.3
    var controls = SVGRenderer()
    controls.options.showsControls = true
    return [
      Sample(name: "outside-hidden", scene: hidden.scene()),
      Sample(name: "disabled", scene: bounded.scene(), renderer: controls),
      Sample(name: "loading", scene: loading.scene()),
      Sample(name: "failed", scene: failed.scene(), renderer: controls),
      Sample(name: "empty", scene: empty.scene()),
      Sample(name: "half-turned", scene: turning.scene(), renderer: SVGRenderer(theme: .streak)),
    ]
  }

  /// Thirteen days over two ends of a week, one of them not available, from a tinted day on.
  private static func intervals() throws -> [Sample] {
    var calendar = try plain("2024-02-01")
    calendar.options.selection = .interval
    calendar.environment.today = try day("2024-02-15")
    calendar.selection =
      DayInterval(first: try day("2024-02-07"), last: try day("2024-02-19")).map { .interval($0) }
      ?? .none
    let closed = try day("2024-02-13")
    calendar.fact = {
      var fact = DayFact(day: $0)
      fact.isDisabled = $0 == closed
      return fact
    }
    var rightToLeft = calendar
    rightToLeft.environment.locale.isRightToLeft = true
    var dark = SVGRenderer()
    dark.options.scheme = .dark
    return [
      Sample(name: "interval", scene: calendar.scene()),
      Sample(name: "interval-dark", scene: calendar.scene(), renderer: dark),
      Sample(name: "interval-right-to-left", scene: rightToLeft.scene()),
    ]
  }

  private static func sizes() throws -> [Sample] {
    var large = try SampleCalendar.streak()
    large.environment.metrics = CalendarMetrics(width: 320, textScale: 2)
    var marked = try plain("2024-05-01")
    marked.environment.metrics = CalendarMetrics(width: 390)
    marked.environment.today = try day("2024-05-15")
    marked.selection = .day(try day("2024-05-22"))
    marked.fact = dotsAndTints
    var dark = SVGRenderer()
    dark.options.scheme = .dark
    return [
      Sample(name: "large-type", scene: large.scene(), renderer: SVGRenderer(theme: .streak)),
      Sample(name: "large-type-failed", scene: failedLarge(large)),
      Sample(name: "marks", scene: marked.scene()),
      Sample(name: "marks-dark", scene: marked.scene(), renderer: dark),
    ]
  }

  private static func failedLarge(_ large: SampleCalendar) -> CalendarScene {
    var failed = large
    failed.answer = .failure
    return failed.scene()
  }

  /// Every tint as a shape, as a number's colour and as a dot; some days marked or not available.
  private static func dotsAndTints(_ day: EpochDay) -> DayFact? {
    let number = Int(day.civil.day)
    var fact = DayFact(day: day)
    let tints = Tint.allCases.map { $0.rawValue }
    switch number {
    case 1...11: fact.tint = tints[number - 1]
    case 12...20: fact.dots = Dots(Array(tints[3...].prefix(number - 11)))
    case 21, 22: fact.dots = Dots([4, 5, 6])
    default: break
    }
    if [3, 9, 16, 22, 23].contains(number) { fact.isHighlighted = true }
    if [10, 24, 25].contains(number) { fact.isDisabled = true }
    if number >= 26 { fact.titleTint = tints[3 + number - 26] }
    if [7, 8].contains(number) { fact.dots = Dots([4, 5, 6, 7, 8]) }
    return fact
  }
}

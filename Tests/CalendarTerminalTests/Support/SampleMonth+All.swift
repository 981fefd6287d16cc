// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarFoundation
import CalendarTerminal
import CivilTime
import Foundation

extension SampleMonth {
  static let all: [SampleMonth] = colors + states + widths + compact + languages + hosts

  private static let colors: [SampleMonth] = [
    SampleMonth("streak"),
    SampleMonth("streak-light") { $0.options.colors = .truecolor },
    SampleMonth("streak-dark") {
      $0.options.colors = .truecolor
      $0.options.scheme = .dark
    },
    SampleMonth("streak-256") { $0.options.colors = .ansi256 },
    SampleMonth("streak-16") { $0.options.colors = .ansi16 },
    SampleMonth("marks-16") {
      $0.facts = .marks
      $0.options.colors = .ansi16
    },
  ]

  private static let states: [SampleMonth] = [
    SampleMonth("marks") { $0.facts = .marks },
    SampleMonth("selected-today") { $0.today = "2024-02-20" },
    SampleMonth("outside") { $0.showsOutside = true },
    SampleMonth("disabled") {
      let last = CivilDate(year: 2024, month: 2, day: 26)?.epochDay
      let first = CivilDate(year: 2024, month: 2, day: 5)?.epochDay
      if let first, let last { $0.bounds = DayInterval(first: first, last: last) }
    },
    SampleMonth("contents") {
      $0.facts = .contents
      $0.showsHebrewDates = true
      $0.legend = [
        LegendEntry(name: Array("Holiday".utf8), tint: Tint.red.rawValue),
        LegendEntry(name: Array("Away".utf8), tint: Tint.teal.rawValue),
      ]
    },
    SampleMonth("bare") {
      $0.facts = .nothing
      $0.selected = nil
      $0.options.showsLegend = false
      $0.options.namesSelection = false
    },
    SampleMonth("failed") { $0.facts = .failure },
  ]

  private static let widths: [SampleMonth] = [
    SampleMonth("columns-56") { $0.options.width = 56 },
    SampleMonth("columns-55") { $0.options.width = 55 },
    SampleMonth("columns-42") { $0.options.width = 42 },
    SampleMonth("columns-35") { $0.options.width = 35 },
    SampleMonth("columns-1") {
      $0.options.width = 1
      $0.today = "2024-02-20"
    },
    SampleMonth("marks-35") {
      $0.facts = .marks
      $0.options.width = 35
    },
  ]

  private static let compact: [SampleMonth] = [
    SampleMonth("compact") { $0.options.density = .compact },
    SampleMonth("compact-16") {
      $0.options.density = .compact
      $0.options.colors = .ansi16
      $0.facts = .marks
    },
    SampleMonth("columns-28-interval") {
      $0.options.width = 28
      $0.interval = true
    },
    SampleMonth("columns-22-interval") {
      $0.options.width = 22
      $0.interval = true
    },
    SampleMonth("columns-20-marks") {
      $0.options.width = 20
      $0.facts = .marks
    },
    SampleMonth("columns-22-arabic") {
      $0.speak(.arabic)
      $0.options.width = 22
      $0.interval = true
    },
    SampleMonth("dense-marks") {
      $0.options.density = .dense
      $0.facts = .marks
    },
    SampleMonth("dense-focus-16") {
      $0.options.density = .dense
      $0.options.showsFocus = true
      $0.options.colors = .ansi16
    },
  ]

  private static let languages: [SampleMonth] = [
    SampleMonth("arabic") { $0.speak(.arabic) },
    SampleMonth("arabic-today-35") {
      $0.speak(.arabic)
      $0.today = "2024-02-20"
      $0.options.width = 35
    },
    SampleMonth("arabic-marks") {
      $0.speak(.arabic)
      $0.facts = .marks
    },
    SampleMonth("arabic-dark") {
      $0.speak(.arabic)
      $0.options.colors = .truecolor
      $0.options.scheme = .dark
    },
    SampleMonth("japanese") { $0.speak(LocaleProfile(Locale(identifier: "ja-JP"))) },
    SampleMonth("japanese-42") {
      $0.speak(LocaleProfile(Locale(identifier: "ja-JP")))
      $0.options.width = 42
    },
    SampleMonth("german") { $0.speak(LocaleProfile(Locale(identifier: "de-DE"))) },
  ]
}

// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarModel
import CalendarTerminal

extension SampleMonth {
  /// The other views, the numbers of weeks, bars, and what was refused.
  static let hosts: [SampleMonth] = views + weekNumbers + bars + notices

  private static let views: [SampleMonth] = [
    SampleMonth("week") { $0.asked.view = .week },
    SampleMonth("two-weeks-arabic") {
      $0.speak(.arabic)
      $0.asked.view = .week
      $0.asked.weeks = 2
    },
    SampleMonth("expandable-month") { $0.asked.view = .expandable },
    SampleMonth("expandable-week") {
      $0.asked.view = .expandable
      $0.asked.expanding.mode = .week
    },
    SampleMonth("months") { $0.asked.view = .months },
  ]

  private static let weekNumbers: [SampleMonth] = [
    numbered("week-numbers") { $0.options.colors = .truecolor },
    numbered("week-numbers-arabic") { $0.speak(.arabic) },
    numbered("week-numbers-38") { $0.options.width = 38 },
    numbered("week-numbers-compact") {
      $0.options.width = 24
      $0.options.showsFocus = true
    },
    numbered("week-numbers-compact-arabic") {
      $0.speak(.arabic)
      $0.options.width = 24
    },
    numbered("week-numbers-week") { $0.asked.view = .week },
    numbered("week-numbers-months") { $0.asked.view = .months },
    numbered("week-numbers-outside") { $0.showsOutside = true },
  ]

  private static let bars: [SampleMonth] = [
    eventful("bars"),
    eventful("bars-truecolor") { $0.options.colors = .truecolor },
    eventful("bars-dark") {
      $0.options.colors = .truecolor
      $0.options.scheme = .dark
    },
    eventful("bars-120") {
      $0.options.width = 120
      $0.asked.showsWeekNumbers = true
    },
    eventful("bars-56") { $0.options.width = 56 },
    eventful("bars-arabic") { $0.speak(.arabic) },
    eventful("bars-42") { $0.options.width = 42 },
    eventful("bars-week") { $0.asked.view = .week },
    eventful("bars-expandable") {
      $0.asked.view = .expandable
      $0.asked.expanding.mode = .week
    },
    // Lists have no room for bars.
    eventful("bars-months") { $0.asked.view = .months },
  ]

  private static let notices: [SampleMonth] = [
    SampleMonth("notice") { $0.refusal = "The shop is closed on that day." },
    SampleMonth("notice-narrow-16") {
      $0.refusal = "The shop is closed on that day, and nobody is there to open it."
      $0.options.colors = .ansi16
      $0.options.width = 35
    },
    SampleMonth("notice-arabic") {
      $0.speak(.arabic)
      $0.options.colors = .truecolor
      $0.refusal =
        "\u{0627}\u{0644}\u{0645}\u{062A}\u{062C}\u{0631} "
        + "\u{0645}\u{063A}\u{0644}\u{0642}"
    },
  ]

  private static func numbered(
    _ name: String, _ change: (inout SampleMonth) -> Void
  ) -> SampleMonth {
    SampleMonth(name) {
      $0.asked.showsWeekNumbers = true
      change(&$0)
    }
  }

  private static func eventful(
    _ name: String, _ change: (inout SampleMonth) -> Void = { _ in }
  ) -> SampleMonth {
    SampleMonth(name) {
      $0.facts = .nothing
      $0.options.lanes = 3
      $0.occurrences = (try? Occurrence.february()) ?? []
      change(&$0)
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import CalendarHost
import CalendarModel
import CalendarTerminal
import CivilTime
import Foundation
import Testing

/// February 2024 as a terminal shows it; its golden bears its name.
struct SampleMonth: Sendable, CustomTestStringConvertible {
  let name: String
  var locale = LocaleProfile()
  var facts = SampleFacts.streak
  var today = "2024-02-28"
  var selected: String? = "2024-02-20"
  var bounds: DayInterval?
  var showsOutside = false
  var showsHebrewDates = false
  var legend: [LegendEntry] = []
  /// Whether the selection goes on for ten days more.
  var interval = false
  var options = TerminalOptions()
  /// What else is asked of the calendar.
  var asked = CalendarOptions()
  /// What touches the days.
  var occurrences: [Occurrence] = []
  /// Why the app refuses every day that is chosen.
  var refusal: String?

  init(_ name: String, _ change: (inout SampleMonth) -> Void = { _ in }) {
    self.name = name
    change(&self)
  }

  var testDescription: String { name }

  mutating func speak(_ locale: LocaleProfile) {
    self.locale = locale
    options.phrases = PhraseBook(tag: locale.tag)
  }
}

extension SampleMonth {
  func scene() throws -> CalendarScene {
    var options = asked
    options.rows = .fitting
    options.loadsOccurrences = !occurrences.isEmpty
    options.asksBeforeSelecting = refusal != nil
    options.loadsFacts = true
    options.showsAlternateDates = showsHebrewDates
    options.legend = legend
    options.outsideDays = showsOutside ? .shown : .hidden
    if let bounds { options.bounds = bounds }
    if interval { options.selection = .interval }
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: try EpochDay(iso8601: "2024-02-10")),
      environment: CalendarEnvironment(
        today: try EpochDay(iso8601: today), locale: locale,
        metrics: metrics))
    let hebrew = AlternateCalendar(.hebrew, locale: Locale(identifier: "en"))
    runtime.answer(naming: hebrew.naming, occurrences: { _ in occurrences }) { days in
      facts.facts(in: days)
    }
    if let selected {
      let day = try EpochDay(iso8601: selected)
      let days = interval ? DayInterval(start: day, count: 11) : nil
      let selection = days.map { Selection.interval($0) } ?? .day(day)
      _ = runtime.send(CalendarInput(.action(.select(selection)), at: 0))
    }
    try refuse(&runtime)
    return runtime.scene
  }

  private func refuse(_ runtime: inout CalendarRuntime) throws {
    guard let refusal else { return }
    let page = runtime.state.viewport.page
    let choice = CalendarAction.choose(try EpochDay(iso8601: "2024-02-13"), on: page)
    for case .ask(let id, _) in runtime.send(CalendarInput(.action(choice), at: 0)).effects {
      let answer = CalendarAction.answered(id: id, .refused(reason: Array(refusal.utf8)))
      _ = runtime.send(CalendarInput(.action(answer), at: 0))
    }
  }

  /// Where months are compact, weekday names have two columns.
  private var metrics: CalendarMetrics {
    guard occurrences.isEmpty else {
      return TerminalRenderer(options: options).metrics(locale: locale)
    }
    return options.density == .compact || options.width < 35
      ? TerminalRenderer(options: options).metrics(locale: locale) : CalendarMetrics(width: 420)
  }

  func bytes() throws -> [UInt8] {
    TerminalRenderer(theme: .streak, options: options).render(try scene())
  }

  func lines() throws -> [String] {
    String(decoding: try bytes(), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}

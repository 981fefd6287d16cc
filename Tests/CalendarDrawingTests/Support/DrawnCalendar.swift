// SPDX-License-Identifier: MIT

import CalendarDrawing
import CalendarEngine
import CalendarModel
import CivilTime

/// A calendar to take drawings of: February 2024, of which the 28th is today.
struct DrawnCalendar {
  var options: CalendarOptions
  var theme: Theme
  var drawing = DrawingOptions()
  var locale = LocaleProfile()
  var metrics = CalendarMetrics(width: 390)
  var selection = Selection.none
  /// What is known of a day.
  var fact: ((EpochDay) -> DayFact?)?
  /// Whether facts can be had.
  var answers = true
  var occurrences: [Occurrence] = []
  /// What time it is, if hours are shown.
  var minute: Int32?
  /// What is done when all is loaded.
  var actions: [CalendarAction] = []

  init(_ preset: Preset? = nil) {
    options = preset.map { CalendarOptions($0) } ?? CalendarOptions()
    theme = preset.map { Theme($0) } ?? .standard
  }

  func runtime() throws -> CalendarRuntime {
    var options = options
    options.loadsFacts = fact != nil || !occurrences.isEmpty
    options.loadsOccurrences = !occurrences.isEmpty
    let today = try day("2024-02-28")
    var environment = CalendarEnvironment(today: today, locale: locale, metrics: metrics)
    environment.now = minute.map { CalendarNow(day: today, minute: $0) }
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: today), environment: environment)
    send(CalendarInput(.frame, at: 0), to: &runtime)
    for action in [.select(selection)] + actions {
      send(CalendarInput(.action(action), at: 0), to: &runtime)
    }
    return runtime
  }

  func picture() throws -> SceneDrawing {
    SceneDrawing(try runtime().scene, theme: theme, options: drawing)
  }

  /// Sends an input, and the answers to what the calendar then wants to load.
  func send(_ input: CalendarInput, to runtime: inout CalendarRuntime) {
    for effect in runtime.send(input).effects {
      guard let (token, days) = effect.request else { continue }
      let numbers = days.start.rawValue..<days.endRawValue
      let facts = numbers.compactMap { EpochDay($0).flatMap { fact?($0) } }
      let answer: CalendarAction =
        answers
        ? .loaded(token: token, sequence: nil, facts: facts, occurrences: occurrences)
        : .loadFailed(token: token)
      send(CalendarInput(.action(answer), at: input.time), to: &runtime)
    }
  }
}

/// The day in this text; the test ends where there is none.
func day(_ text: String) throws -> EpochDay {
  try EpochDay(iso8601: text)
}

// SPDX-License-Identifier: MIT

import CalendarDrawing
import CalendarEngine
import CalendarModel
import CivilTime

/// Page turns of a host that draws: the step, the changes that lead to the new scene, the marks of
/// all its nodes, and what a screen reader is told.
///
/// The pages turn at once and to and fro between two, so that nothing is loaded on the way.
final class TurnWork {
  /// What is turned.
  enum View: String, CaseIterable {
    /// A month of nothing but days.
    case bare = "a bare month"
    /// A month of days with tints and dots.
    case tints = "a month of tints"
    /// A month with bars, 1 200 points wide.
    case bars = "a month with bars"
    /// A year of small months.
    case year = "a year"
  }

  /// Turns of one repetition.
  static let turnCount = 20

  private var runtime: CalendarRuntime
  private let view: View

  init(_ view: View) {
    self.view = view
    var options = CalendarOptions()
    options.loadsFacts = view != .bare
    options.loadsOccurrences = view == .bars
    if view == .year { options.view = .year }
    let day = (YearMonth(year: 2025, month: 3) ?? .min).day(clamping: 14)
    let isLarge = view == .bars
    let environment = CalendarEnvironment(
      today: day, locale: LocaleProfile(),
      metrics: CalendarMetrics(width: isLarge ? 1200 : 390, height: isLarge ? 900 : 0),
      reducesMotion: true)
    runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: day), environment: environment)
    answer(runtime.send(CalendarInput(.frame, at: 0)))
    steps()
  }

  /// Makes the scenes and the changes.
  func steps() { turn { _ in } }

  /// The same, and the marks of all nodes.
  func marks() { turn { $0.draw() } }

  /// The same, and what a screen reader is told.
  func marksAndAccessibility() {
    turn {
      $0.draw()
      sink &+= Int64($0.runtime.accessibility.elements.count)
    }
  }

  private func turn(_ more: (TurnWork) -> Void) {
    var before = runtime.scene
    for turn in 0..<Self.turnCount {
      let way: Int32 = turn % 2 == 0 ? 1 : -1
      answer(runtime.send(CalendarInput(.action(.page(by: way)), at: 0)))
      sink &+= Int64(runtime.scene.changes(since: before).count)
      before = runtime.scene
      more(self)
    }
  }

  private func draw() {
    let drawing = SceneDrawing(runtime.scene, theme: .streak)
    for index in drawing.scene.nodes.indices { sink &+= Int64(drawing.marks(of: index).count) }
  }
}

extension TurnWork {
  /// Answers each question: a tint and dots for every day, and an event on every second one.
  private func answer(_ update: CalendarRuntime.Update) {
    for case .load(let token, let days, _) in update.effects {
      let asked = (days.start.rawValue..<days.endRawValue).compactMap { EpochDay($0) }
      let action = CalendarAction.loaded(
        token: token, sequence: nil, facts: view == .bars ? [] : asked.map(fact),
        occurrences: view == .bars ? asked.compactMap(occurrence) : [])
      answer(runtime.send(CalendarInput(.action(action), at: 0)))
    }
  }

  private func fact(_ day: EpochDay) -> DayFact {
    var fact = DayFact(day: day)
    fact.tint = UInt8(day.rawValue % 11 + 1)
    fact.dots = Dots([4, 5])
    fact.count = day.rawValue % 9
    return fact
  }

  private func occurrence(_ day: EpochDay) -> Occurrence? {
    guard day.rawValue % 2 == 0, let days = DayInterval(start: day, count: day.rawValue % 5 + 1)
    else { return nil }
    var occurrence = Occurrence(id: Array("event \(day.rawValue)".utf8), days: days)
    occurrence.title = Array("Event of day \(day.rawValue)".utf8)
    return occurrence
  }

  /// The rows about all of it.
  static func rows(rounds: Int) -> [Row] { View.allCases.flatMap { rows(of: $0, rounds) } }

  private static func rows(of view: View, _ rounds: Int) -> [Row] {
    let work = TurnWork(view)
    let least = Stopwatch(rounds: rounds)
      .nanoseconds([work.steps, work.marks, work.marksAndAccessibility])
      .map { $0 / Double(turnCount) / 1000 }
    let name = "page turn of \(view.rawValue)"
    return [
      .ratio(
        "\(name): with marks and accessibility ÷ step and changes alone", least[2] / least[0],
        atMost: 4),
      .information("\(name), step and changes", least[0], "µs"),
      .information("\(name), marks", least[1] - least[0], "µs"),
      .information("\(name), accessibility", least[2] - least[1], "µs"),
    ]
  }
}

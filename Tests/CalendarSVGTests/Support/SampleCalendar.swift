// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarFoundation
import CalendarHost
import CalendarModel
import CalendarSVG
import CivilTime

/// A calendar to take scenes of.
struct SampleCalendar {
  var options = CalendarOptions()
  var environment = CalendarEnvironment(
    today: nil, locale: LocaleProfile(), metrics: CalendarMetrics(width: 320))
  var showing: EpochDay
  var selection = Selection.none
  /// What the host knows of a day, or nil when the calendar asks for nothing.
  var fact: ((EpochDay) -> DayFact?)?
  var answer = Answer.facts
  /// The calendar whose dates stand under the numbers.
  var alternate: AlternateCalendar?
  /// What touches the days.
  var occurrences: [Occurrence] = []
  /// How far the pages are dragged, in page widths.
  var fraction = 0.0
  /// What is done behind that.
  var actions: [CalendarAction] = []
  /// Why the app refuses the day that is chosen, 13 February 2024.
  var refusal: String?

  /// What the host does when it is asked for facts.
  enum Answer {
    case facts, nothing, failure
  }

  init(showing: EpochDay) {
    self.showing = showing
  }

  /// The scene once nothing is left to ask for.
  func scene() -> CalendarScene {
    var options = options
    options.loadsFacts = fact != nil || !occurrences.isEmpty
    options.showsAlternateDates = alternate != nil
    options.loadsOccurrences = !occurrences.isEmpty
    options.asksBeforeSelecting = refusal != nil
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: showing), environment: environment)
    switch answer {
    case .facts:
      runtime.answer(naming: alternate?.naming, occurrences: { _ in occurrences }) { facts(in: $0) }
    case .failure: runtime.answer { _ in nil }
    case .nothing: _ = runtime.send(CalendarInput(.frame, at: 0))
    }
    var actions: [CalendarAction] = [.select(selection)]
    if fraction != 0 {
      let points = runtime.points(ofPages: fraction)
      actions += [
        .hold(PageExtents(points / fraction)), .drag(by: Int32((points * 64).rounded())),
      ]
    }
    actions += self.actions
    for action in actions { _ = runtime.send(CalendarInput(.action(action), at: 0)) }
    refuse(&runtime)
    return runtime.scene
  }

  private func refuse(_ runtime: inout CalendarRuntime) {
    guard let refusal, let day = CivilDate(year: 2024, month: 2, day: 13)?.epochDay else { return }
    let choice = CalendarAction.choose(day, on: runtime.state.viewport.page)
    for case .ask(let id, _) in runtime.send(CalendarInput(.action(choice), at: 0)).effects {
      let answer = CalendarAction.answered(id: id, .refused(reason: Array(refusal.utf8)))
      _ = runtime.send(CalendarInput(.action(answer), at: 0))
    }
  }

  private func facts(in days: DayInterval) -> [DayFact] {
    (days.start.rawValue..<days.endRawValue).compactMap { number in
      EpochDay(number).flatMap { fact?($0) }
    }
  }
}

extension SampleCalendar {
  /// February 2024 with a goal of 100 points a day since New Year.
  ///
  /// The goal was reached on the 20th, 25th and 26th; the 24th fell short; today is the 28th.
  static func streak() throws -> SampleCalendar {
    var calendar = SampleCalendar(showing: try day("2024-02-01"))
    let today = try day("2024-02-28")
    let first = try day("2024-01-01")
    let points: [EpochDay: Int64] = [
      try day("2024-02-20"): 100, try day("2024-02-24"): 30,
      try day("2024-02-25"): 100, try day("2024-02-26"): 120,
    ]
    calendar.environment.today = today
    calendar.selection = .day(try day("2024-02-20"))
    calendar.fact = { day in
      guard day >= first, day <= today else { return nil }
      let points = points[day] ?? 0
      var fact = DayFact(day: day)
      let tint: Tint = points >= 100 ? .streakKept : points > 0 ? .streakShort : .streakNone
      fact.tint = tint.rawValue
      fact.progress = DayFact.Progress(points: points, goal: 100)
      return fact
    }
    return calendar
  }
}

/// The day in this text; the test ends where there is none.
func day(_ text: String) throws -> EpochDay {
  try EpochDay(iso8601: text)
}

// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarTerminal
import CivilTime
import Testing

/// Years as small months, and months, years and decades by their names.
struct TerminalPeriodTests {
  private func scene(
    _ locale: LocaleProfile, _ level: ZoomLevel, bounds: DayInterval = .all,
    heatLegend: Bool = false
  ) throws -> CalendarScene {
    var options = CalendarOptions()
    options.showsHeatLegend = heatLegend
    options.view = .year
    options.zooms = true
    options.loadsFacts = true
    options.bounds = bounds
    let today = try EpochDay(iso8601: "2024-02-28")
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: today),
      environment: CalendarEnvironment(
        today: today, locale: locale, metrics: CalendarMetrics(width: 700), reducesMotion: true))
    for effect in runtime.send(CalendarInput(.frame, at: 0)).effects {
      guard let (token, days) = effect.request else { continue }
      let facts = (SampleFacts.streak.facts(in: days) ?? []) + counts(in: days)
      let answer = CalendarAction.loaded(token: token, sequence: nil, facts: facts)
      _ = runtime.send(CalendarInput(.action(answer), at: 0))
    }
    let selected = try EpochDay(iso8601: "2024-02-20")
    for action in [CalendarAction.select(.day(selected)), .zoom(to: level)] {
      _ = runtime.send(CalendarInput(.action(action), at: 0))
    }
    return runtime.scene
  }

  /// Something on the first days of March: 1, 3, 6 and 10 things.
  private func counts(in days: DayInterval) -> [DayFact] {
    guard let first = try? EpochDay(iso8601: "2024-03-01") else { return [] }
    return [1, 3, 6, 10].enumerated().compactMap { index, count in
      let day = first.addingClamped(days: Int32(index))
      guard days.contains(day) else { return nil }
      var fact = DayFact(day: day)
      fact.count = Int32(count)
      return fact
    }
  }

  private func problem(
    _ scene: CalendarScene, _ name: String, _ change: (inout TerminalOptions) -> Void = { _ in }
  ) -> String? {
    var options = TerminalOptions()
    change(&options)
    return Golden.problem(
      TerminalRenderer(theme: .streak, options: options).render(scene), name + ".txt",
      beside: #filePath)
  }

  @Test func aYearInThreeColumns() throws {
    #expect(problem(try scene(LocaleProfile(), .months), "year") == nil)
  }

  @Test func aYearInColours() throws {
    #expect(
      problem(try scene(LocaleProfile(), .months), "year-truecolor") { $0.colors = .truecolor }
        == nil)
  }

  @Test func aYearSaysWhatItsStepsStandFor() throws {
    let scene = try scene(LocaleProfile(), .months, heatLegend: true)
    #expect(problem(scene, "year-legend") == nil)
    #expect(problem(scene, "year-legend-narrow") { $0.width = 24 } == nil)
    let arabic = try self.scene(.arabic, .months, heatLegend: true)
    #expect(problem(arabic, "year-legend-arabic") == nil)
  }

  @Test func aYearInArabicBeginsAtTheRight() throws {
    #expect(problem(try scene(.arabic, .months), "year-arabic") == nil)
  }

  @Test func aNarrowTerminalShowsOneMonthBesideTheOther() throws {
    #expect(problem(try scene(LocaleProfile(), .months), "year-narrow") { $0.width = 46 } == nil)
  }

  @Test func theKeyboardIsAtTheNameOfItsMonthOrYear() throws {
    var renderer = TerminalRenderer(theme: .streak)
    renderer.options.showsFocus = true
    for (level, name) in [(ZoomLevel.months, "February"), (.years, "2024")] {
      let picture = renderer.picture(try scene(LocaleProfile(), level))
      let focus = try #require(picture.focus)
      let line = String(decoding: picture.lines[Int(focus.row)], as: UTF8.self)
      #expect(line.dropFirst(Int(focus.column)).hasPrefix(name))
    }
  }

  @Test func theYearsOfADecade() throws {
    let bounds = DayInterval(
      first: try EpochDay(iso8601: "2022-01-01"), last: try EpochDay(iso8601: "2028-12-31"))
    #expect(problem(try scene(LocaleProfile(), .years, bounds: bounds ?? .all), "decade") == nil)
  }
}

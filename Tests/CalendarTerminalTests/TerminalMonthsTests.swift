// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CivilTime
import Testing

@testable import CalendarTerminal

struct TerminalMonthsTests {
  /// Scenes of so many months from January 2024 on, with an interval across two of them.
  private func scenes(
    _ count: Int32, _ renderer: TerminalRenderer, locale: LocaleProfile = LocaleProfile(),
    weekNumbers: Bool = false
  ) throws -> [CalendarScene] {
    var options = CalendarOptions()
    options.showsWeekNumbers = weekNumbers
    options.rows = .fitting
    options.outsideDays = .hidden
    options.selection = .interval
    let environment = CalendarEnvironment(
      today: try EpochDay(iso8601: "2024-02-28"), locale: locale,
      metrics: renderer.metrics(months: count, weekNumbers: weekNumbers, locale: locale))
    let days = try #require(
      DayInterval(start: try EpochDay(iso8601: "2024-01-30"), count: 4))
    return try (0..<count).map { number in
      let month = try #require(YearMonth(year: 2024, month: 1)?.adding(months: number))
      var runtime = CalendarRuntime(
        state: CalendarState(options: options, showing: month.firstDay), environment: environment)
      let action = CalendarAction.select(.interval(days), notifies: false)
      _ = runtime.send(CalendarInput(.action(action), at: 0))
      return runtime.scene
    }
  }

  private func renderer(_ width: Int32) -> TerminalRenderer {
    var renderer = TerminalRenderer()
    renderer.options.width = width
    renderer.options.density = .dense
    renderer.options.saysEmpty = false
    return renderer
  }

  @Test func threeMonthsAreTheGolden() throws {
    let renderer = renderer(80)
    let bytes = renderer.render(try scenes(3, renderer))
    #expect(Golden.problem(bytes, "three-months.txt", beside: #filePath) == nil)
  }

  @Test func monthsRunFromTheRightInArabic() throws {
    let renderer = renderer(80)
    let bytes = renderer.render(try scenes(5, renderer, locale: .arabic))
    #expect(Golden.problem(bytes, "five-months-arabic.txt", beside: #filePath) == nil)
  }

  @Test(arguments: [(49, 1), (50, 2), (75, 2), (76, 3), (80, 3)] as [(Int32, Int)])
  func monthsWithWeekNumbersStandBeside(width: Int32, abreast: Int) throws {
    let renderer = renderer(width)
    let scenes = try scenes(4, renderer, weekNumbers: true)
    let lines = String(decoding: renderer.render(scenes), as: UTF8.self).split(separator: "\n")
    #expect(try #require(lines.first).matches(of: /2024/).count == abreast)
    for line in lines { #expect(DisplayWidth.of(line.utf8) <= width, "\(line)") }
    // The week of 4 February is the sixth by the rule of the United States, in every month shown.
    #expect(lines.contains { $0.contains(/\ 6 +4 +5 +6 +7 +8 +9 +10/) }, "\(lines)")
  }

  @Test(
    arguments: [
      (20, 1), (43, 1), (44, 2), (66, 2), (67, 3), (80, 3), (109, 3), (400, 3),
    ] as [(Int32, Int)])
  func asManyAsFitStandBeside(width: Int32, abreast: Int) throws {
    let renderer = renderer(width)
    let lines = String(decoding: renderer.render(try scenes(4, renderer)), as: UTF8.self)
      .split(separator: "\n")
    let title = try #require(lines.first)
    #expect(title.matches(of: /2024/).count == abreast)
    for line in lines { #expect(DisplayWidth.of(line.utf8) <= width, "\(line)") }
  }

  @Test func anIntervalHasOnePairOfBracketsARow() throws {
    let renderer = renderer(22)
    let text = String(decoding: renderer.render(try scenes(2, renderer)), as: UTF8.self)
    #expect(text.contains(" 28 29[30 31]"))
    #expect(text.contains("[ 1  2] 3"))
  }

  @Test func theFocusIsWhereTheNumberIs() throws {
    for width in [20, 22, 28, 35, 42, 80] as [Int32] {
      var renderer = renderer(width)
      renderer.options.showsFocus = true
      let scene = try #require(try scenes(1, renderer).first)
      let picture = renderer.picture(scene)
      let focus = try #require(picture.focus)
      let line = String(decoding: picture.lines[Int(focus.row)], as: UTF8.self)
      // The first of January is a Monday.
      #expect(Array(line)[Int(focus.column)] == "1")
      #expect(line.filter { $0.isNumber }.hasPrefix("1234"))
    }
  }
}

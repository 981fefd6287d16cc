// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarFoundation
import CalendarSVG
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

/// `almanac render`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the calendar as a picture (SVG), as text, or as a list of its parts.",
    discussion: """
      Days show how they went: kept, short of the goal, or without points.

        almanac render                                  this month
        almanac render --date 2024-02-20 --select 2024-02-20
        almanac render --format svg --size 390x500 --dark -o february.svg
        almanac render --locale ar-EG --zone Africa/Cairo --first-weekday saturday
      """)

  @Option(help: "What to draw.")
  var view = RenderView.month

  @Option(
    help: ArgumentHelp("A day of the month to draw; today when left out.", valueName: "date"),
    transform: DayArgument.parse)
  var date: DayArgument?

  @Option(
    help: ArgumentHelp("A day to select.", valueName: "date"), transform: DayArgument.parse)
  var select: DayArgument?

  @Option(
    help: ArgumentHelp("The day that is today; the clock's when left out.", valueName: "date"),
    transform: DayArgument.parse)
  var today: DayArgument?

  @Option(
    help: ArgumentHelp(
      "Language and region, such as de-DE; else those of the environment.", valueName: "tag"),
    transform: LocaleArgument.parse)
  var locale: Locale?

  @Option(
    help: ArgumentHelp("The first day of weeks; else that of the locale.", valueName: "name"),
    transform: WeekdayArgument.parse)
  var firstWeekday: Weekday?

  @Flag(help: "From right to left, whatever the locale.")
  var rtl = false

  @Flag(help: "Colours for a dark ground.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "Width and height in points, as 390x500; as high as it needs when only 390.",
      valueName: "size"), transform: SizeArgument.parse)
  var size = SizeArgument(width: 390, height: 0)

  @Option(help: "What to print.")
  var format = RenderFormat.text

  @Option(help: "Colours of text. The variable NO_COLOR turns them off too.")
  var color = ColorOption.auto

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openForReading()
    let rules = try await zone.rules(store)
    let today = today?.day ?? rules.day(at: Instant(clamping: Date()))
    let locale = locale ?? LocaleArgument.usual(ProcessInfo.processInfo.environment)
    let profile = LocaleProfile(locale, isRightToLeft: rtl ? true : nil)
    let terminal = TerminalSize(environment: ProcessInfo.processInfo.environment)
    let columns = output == nil ? terminal.columns : TerminalSize.usualColumns
    var environment = CalendarEnvironment(
      today: today, locale: profile,
      metrics: CalendarMetrics(width: size.width, height: size.height))
    if format == .text {
      environment.metrics = CalendarMetrics(terminalColumns: columns, locale: profile)
    }
    var scene = StreakScene(environment: environment, showing: date?.day ?? today)
    scene.selection = select?.day
    scene.firstWeekday = firstWeekday
    scene.showsOutside = format != .text
    let drawn = try await scene.draw(store, zone: rules, today: today)
    let file = try Output(output)
    try file.write(bytes(of: drawn, profile, columns: columns))
    try file.finish()
  }
}

extension RenderCommand {
  private func bytes(
    of scene: CalendarScene, _ locale: LocaleProfile, columns: Int32
  ) -> [UInt8] {
    switch format {
    case .dump: return scene.dump()
    case .svg:
      var renderer = SVGRenderer(theme: .streak)
      renderer.options.scheme = dark ? .dark : .light
      renderer.options.language = String(decoding: locale.tag, as: UTF8.self)
      return renderer.render(scene)
    case .text:
      var renderer = TerminalRenderer(theme: .streak)
      renderer.options.scheme = dark ? .dark : .light
      renderer.options.width = columns
      renderer.options.phrases = PhraseBook(tag: locale.tag)
      renderer.options.colors = color.colors(
        ProcessInfo.processInfo.environment, toTerminal: output == nil && TerminalSize.isTerminal)
      return renderer.render(scene)
    }
  }
}

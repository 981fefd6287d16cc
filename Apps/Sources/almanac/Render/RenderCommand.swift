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
      Days show how they went: kept, short of the goal, or without points; marks are dots. The events \
      of calendars are bars, or dots where there is no room for them.

        almanac render                                  this month
        almanac render --date 2024-02-20 --select 2024-02-20
        almanac render --format svg --size 390x500 --dark -o february.svg
        almanac render --format svg --size 1024x768 -o month.svg
        almanac render --view timeline --format svg --size 1440x900 -o week.svg
        almanac render --locale ar-EG --zone Africa/Cairo --first-weekday saturday
      """)

  @OptionGroup var calendar: CalendarArguments

  @Option(
    help: ArgumentHelp(
      "Width and height in points, such as 390x500; with 390 alone, as high as needed.",
      valueName: "size"), transform: SizeArgument.parse)
  var size = SizeArgument(width: 390, height: 0)

  @Option(help: "Output format.")
  var format = RenderFormat.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file.", valueName: "file"),
    completion: .file())
  var output: String?

  @MainActor
  func run() async throws {
    let store = try calendar.database.openForReading()
    let rules = try await calendar.zone.rules(store)
    let today = calendar.today?.day ?? rules.day(at: Instant(clamping: Date()))
    let profile = calendar.look.profile
    var metrics = CalendarMetrics(width: size.width, height: size.height)
    var options = calendar.options
    let days = try await StoredDays(store, zone: rules, today: today, locale: profile)
    if format == .text {
      let renderer = renderer(profile, days, toTerminal: false)
      options = renderer.fitting(calendar.terminalOptions)
      metrics =
        options.view.showsEvents
        ? renderer.eventMetrics(rows: 0, options.view)
        : renderer.metrics(weekNumbers: options.showsWeekNumbers, locale: profile)
    }
    let desk = CalendarDesk(
      options, showing: calendar.date?.day ?? calendar.select?.first ?? today,
      clock: CalendarClock(zone: rules, pinned: today), locale: profile, days: days,
      alternate: calendar.alternate)
    try await calendar.prepare(desk, metrics, store)
    let file = try Output(output)
    try file.write(bytes(of: desk, profile, days))
    try file.finish()
  }
}

extension RenderCommand {
  /// The columns of the terminal, if text is printed to one.
  private var columns: Int32 {
    let environment = ProcessInfo.processInfo.environment
    return output == nil
      ? TerminalSize(environment: environment).columns : TerminalSize.usualColumns
  }

  private func renderer(
    _ locale: LocaleProfile, _ days: StoredDays, toTerminal: Bool
  ) -> TerminalRenderer {
    var renderer = calendar.renderer(locale, columns: columns, toTerminal: toTerminal)
    if days.hasOccurrences(in: .month) { renderer.options.lanes = TerminalRenderer.lanes(rows: 0) }
    return renderer
  }

  @MainActor
  private func bytes(
    of desk: CalendarDesk, _ locale: LocaleProfile, _ days: StoredDays
  ) -> [UInt8] {
    let (scene, theme) = (desk.scene, desk.colors.added(to: calendar.theme))
    switch format {
    case .dump: return scene.dump()
    case .svg:
      var renderer = SVGRenderer(theme: theme)
      renderer.options.scheme = calendar.look.dark ? .dark : .light
      renderer.options.language = String(decoding: locale.tag, as: UTF8.self)
      return renderer.render(scene)
    case .text:
      let toTerminal = output == nil && TerminalSize.isTerminal
      var renderer = renderer(locale, days, toTerminal: toTerminal)
      renderer.theme = theme
      return renderer.render(scene)
    }
  }
}

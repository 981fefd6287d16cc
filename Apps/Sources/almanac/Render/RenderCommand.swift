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
    abstract: "Draw the calendar as pictures (SVG), for paper (PDF), as text, or as its parts.",
    discussion: """
      Days show how they went: kept, short of the goal, or without points; marks are dots. The events \
      of calendars are bars, or dots where there is no room for them.

        almanac render                                  this month
        almanac render --date 2024-02-20 --select 2024-02-20
        almanac render --format svg --size 390x500 --dark -o february.svg
        almanac render --format svg --size 1024x768 -o month.svg
        almanac render --view timeline --format svg --size 1440x900 -o week.svg
        almanac render --view timeline --pages 4 --format pdf -o weeks.pdf
        almanac render --locale ar-EG --zone Africa/Cairo --first-weekday saturday

      A PDF has a page for each week, month or what else the view shows at a time; a timeline has \
      the hours there in which something happens. Of SVG each page is a file: week-1.svg, week-2.svg.
      """)

  @OptionGroup var calendar: CalendarArguments

  @Option(
    help: ArgumentHelp(
      """
      Width and height in points, such as 390x500; with 390 alone, as high as needed (default: 390, \
      and for a PDF 842x595, which is A4).
      """,
      valueName: "size"), transform: SizeArgument.parse)
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "Number of pages, such as weeks or months, from the date on.", valueName: "n"))
  var pages = 1

  @Option(
    name: .customLong("format"),
    help: "Output format (default: what the output file's ending says, or text).")
  var wantedFormat: RenderFormat?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Prefix of ids and classes in an SVG, for several on one page (default: almanac).",
      valueName: "name")
  )
  var idPrefix: String?

  func validate() throws {
    if wantedFormat == nil, let output, RenderFormat(file: output) == nil {
      throw ValidationError(
        """
        \(output) does not say what it is to be: name a file that ends in .svg, .pdf or .txt, or \
        say --format.
        """)
    }
    if let idPrefix {
      guard Self.isName(idPrefix) else {
        throw ValidationError(
          "--id-prefix must be a letter, then letters, digits, hyphens and underscores.")
      }
      guard format == .svg else { throw ValidationError("--id-prefix is for --format svg.") }
    }
    guard (1...Self.mostPages).contains(pages) else {
      throw ValidationError("--pages must be 1 to \(Self.mostPages).")
    }
    if format == .pdf, output == nil, TerminalSize.isTerminal {
      throw ValidationError("A terminal cannot show a PDF: name a file with -o.")
    }
    // What does not fit a sheet would be cut off.
    if [.months, .agenda].contains(calendar.options.view), pages > 1 || format == .pdf {
      throw ValidationError("A list goes on and on, and has no pages.")
    }
    if pages > 1, format == .svg, output == nil || output == "-" {
      throw ValidationError("A picture has one page: name a file with -o, and each has its number.")
    }
  }

  @MainActor
  func run() async throws {
    let store = try calendar.database.openForReading()
    let rules = try await calendar.zone.rules(store)
    let today = calendar.today?.day ?? rules.day(at: Instant(clamping: Date()))
    let profile = calendar.look.profile
    let days = try await StoredDays(store, zone: rules, today: today, locale: profile)
    let (options, metrics) = layout(profile, days)
    let desk = CalendarDesk(
      options, showing: calendar.date?.day ?? calendar.select?.first ?? today,
      clock: CalendarClock(zone: rules, pinned: today), locale: profile, days: days,
      alternate: calendar.alternate)
    try await calendar.prepare(desk, metrics, store)
    var pages = RenderPages(desk: desk, options: options, metrics: metrics)
    if format == .pdf, options.view == .timeline, metrics.height > 0, calendar.layout.hours == nil {
      pages.hours = {
        let answer = try await days.answer(in: $0, .occurrences, desk.colors)
        return PageHours(answer.occurrences, in: $0)
      }
    }
    try write(try await pages.scenes(self.pages), desk, profile, days)
  }
}

extension RenderCommand {
  private static let mostPages = 1000

  /// The format that was asked for, by name or by that of the file.
  private var format: RenderFormat {
    wantedFormat ?? output.flatMap(RenderFormat.init(file:)) ?? .text
  }

  /// Whether a text can begin ids as it is.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
  }

  /// The size of what is printed.
  private var paper: SizeArgument {
    let usual = format == .pdf ? (width: 842.0, height: 595.0) : (width: 390.0, height: 0.0)
    return size ?? SizeArgument(width: usual.width, height: usual.height)
  }

  /// The options and sizes for the format.
  private func layout(
    _ profile: LocaleProfile, _ days: StoredDays
  ) -> (CalendarOptions, CalendarMetrics) {
    switch format {
    case .pdf:
      var options = calendar.options
      // Paper has no colours behind its days to part them.
      if options.view == .month, calendar.chrome.gridLines == nil { options.gridLines = .weeks }
      return (options, Self.room(on: paper))
    case .svg, .dump:
      return (calendar.options, CalendarMetrics(width: paper.width, height: paper.height))
    case .text: return textLayout(profile, days)
    }
  }

  private func textLayout(
    _ profile: LocaleProfile, _ days: StoredDays
  ) -> (CalendarOptions, CalendarMetrics) {
    let renderer = renderer(profile, days, toTerminal: false)
    let options = renderer.fitting(calendar.terminalOptions)
    return (
      options,
      options.view.showsEvents
        ? renderer.eventMetrics(rows: 0, options.view)
        : renderer.metrics(weekNumbers: options.showsWeekNumbers, locale: profile)
    )
  }

  /// Prints the pages, pictures into a file each.
  @MainActor
  private func write(
    _ scenes: [CalendarScene], _ desk: CalendarDesk, _ locale: LocaleProfile, _ days: StoredDays
  ) throws {
    let theme = desk.colors.added(to: calendar.theme)
    guard format != .pdf else {
      return try write(document(of: scenes, theme, paper), to: output)
    }
    let printed = scenes.enumerated().map { index, scene in
      bytes(of: scene, scenes.count > 1 ? index + 1 : nil, theme, locale, days)
    }
    guard format == .svg, pages > 1, let output else {
      return try write(Array(printed.joined(separator: [0x0A])), to: output)
    }
    for (index, bytes) in printed.enumerated() {
      try write(bytes, to: Self.name(output, index + 1, of: printed.count))
    }
  }

  private func write(_ bytes: [UInt8], to path: String?) throws {
    let file = try Output(path)
    try file.write(bytes)
    try file.finish()
  }

  /// The name of a page's file: `week-02.svg` for the second of ten or more pages of `week.svg`.
  static func name(_ path: String, _ page: Int, of count: Int) -> String {
    let digits = String(page)
    let number = String(repeating: "0", count: String(count).count - digits.count) + digits
    let url = URL(fileURLWithPath: path)
    guard !url.pathExtension.isEmpty else { return "\(path)-\(number)" }
    return "\(path.dropLast(url.pathExtension.count + 1))-\(number).\(url.pathExtension)"
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

  private func bytes(
    of scene: CalendarScene, _ page: Int?, _ theme: Theme, _ locale: LocaleProfile,
    _ days: StoredDays
  ) -> [UInt8] {
    switch format {
    case .dump: return scene.dump()
    case .svg, .pdf:
      var renderer = SVGRenderer(theme: theme)
      renderer.options.scheme = calendar.look.dark ? .dark : .light
      if let idPrefix { renderer.options.idPrefix = idPrefix }
      // Pages can stand beside each other, too.
      if let page { renderer.options.idPrefix += "-\(page)" }
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

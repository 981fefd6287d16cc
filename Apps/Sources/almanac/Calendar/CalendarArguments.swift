// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarFoundation
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

/// The options of the commands that show a calendar.
struct CalendarArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Preset, such as fiori-range; other options override it.",
      valueName: "name"), transform: PresetArgument.parse)
  var preset: Preset?

  @Option(
    help: ArgumentHelp("Day to show (default: today).", valueName: "date"),
    transform: DayArgument.parse)
  var date: DayArgument?

  @Option(
    help: ArgumentHelp("Day to treat as today (default: the system's).", valueName: "date"),
    transform: DayArgument.parse)
  var today: DayArgument?

  @Option(
    help: ArgumentHelp(
      "Selected days: 2024-02-20, 2024-02-20/2024-02-25, or several with spaces between.",
      valueName: "days"), transform: SelectionArgument.parse)
  var select: Selection?

  @OptionGroup var look: LookArguments

  @Option(
    help: ArgumentHelp(
      "First day of the week, such as sat, or 1 (Sunday) to 7 (default: the locale's).",
      valueName: "name"), transform: WeekdayArgument.parse)
  var firstWeekday: Weekday?

  @Option(help: "Zoom level to start with.")
  var level: LevelOption?

  @Option(
    help: ArgumentHelp(
      "Second calendar shown under the dates, such as hebrew.", valueName: "name"),
    transform: AlternateArgument.parse)
  var alternateCalendar: AlternateCalendar?

  @Option(
    help: ArgumentHelp(
      "Language of the second calendar (default: that of the first).", valueName: "tag"),
    transform: LocaleArgument.parse)
  var alternateLocale: Locale?

  @Option(
    help: ArgumentHelp(
      "Further zones whose times a timeline shows, up to four: \"Asia/Tokyo UTC\".",
      valueName: "ids"), transform: FurtherZones.parse)
  var timeZones: FurtherZones?

  @OptionGroup(title: "Days that can be chosen") var rules: RuleArguments
  @OptionGroup(title: "Layout") var layout: LayoutArguments
  @OptionGroup(title: "Beside the days") var chrome: ChromeArguments
  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    if let first = rules.min, let last = rules.max, try day(last) < day(first) {
      throw ValidationError("--max is before --min.")
    }
    if let least = rules.minLength, let most = rules.maxLength, Int(most) ?? 0 < Int(least) ?? 0 {
      throw ValidationError("--max-length is less than --min-length.")
    }
  }

  private func day(_ text: String) throws -> EpochDay { try DayArgument.parse(text).day }
}

extension CalendarArguments {
  /// The requested options of the calendar.
  var options: CalendarOptions {
    var options = preset.map { CalendarOptions($0) } ?? plain
    options.read(layout.attributes + rules.attributes + chrome.attributes)
    if let firstWeekday { options.firstWeekday = firstWeekday }
    if alternateCalendar != nil { options.showsAlternateDates = true }
    // Without it there is one level.
    if let level = level?.level, level != .days { options.zooms = true }
    return options
  }

  /// The options for a terminal, which has no room for days of other months unless they are asked
  /// for.
  var terminalOptions: CalendarOptions {
    var options = options
    if layout.outsideDays == nil { options.outsideDays = .hidden }
    return options
  }

  /// The options without a preset: `--select` implies what can be selected, and times a timeline.
  private var plain: CalendarOptions {
    var options = CalendarOptions()
    options.rows = .fitting
    if let kind = select?.kind {
      options.selection = Self.policy(for: kind)
      if kind == .time { options.view = .timeline }
    }
    return options
  }

  /// The policy that a selection implies.
  private static func policy(for kind: Selection.Kind) -> SelectionPolicy {
    switch kind {
    case .none, .day: .single
    case .interval: .interval
    case .days: .multiple
    case .time: .time
    }
  }

  /// The other calendar, in the language that was asked for.
  var alternate: AlternateCalendar? {
    guard let alternateCalendar, let alternateLocale else { return alternateCalendar }
    return AlternateCalendar(alternateCalendar.identifier, locale: alternateLocale)
  }

  /// The colours of the calendar.
  var theme: Theme { preset.theme(in: options.view) }

  /// The renderer for a terminal.
  func renderer(
    _ profile: LocaleProfile, columns: Int32, toTerminal: Bool
  ) -> TerminalRenderer {
    look.renderer(profile, theme, columns: columns, toTerminal: toTerminal)
  }

  /// Shows the calendar in the requested state: its zones, its level and its selection.
  ///
  /// - Throws: Why the selection is refused.
  @MainActor
  func prepare(
    _ desk: CalendarDesk, _ metrics: CalendarMetrics, _ store: any RecordStore
  ) async throws {
    try await desk.appear(metrics)
    if let zones = try await shownZones(store) { try await desk.show(zones) }
    if let level = level?.level { try await desk.send(.action(.zoom(to: level))) }
    try await select(in: desk)
  }

  @MainActor
  private func select(in desk: CalendarDesk) async throws {
    guard let select, select.kind != .none, try await !desk.select(select) else { return }
    var text: [UInt8] = []
    select.append(to: &text)
    throw CommandFailure(
      .usage,
      """
      \(String(decoding: text, as: UTF8.self)) cannot be selected here: --selection and the \
      preset say what can.
      """)
  }
}

extension Preset? {
  /// The colours of a calendar in a view; without a preset those of streaks.
  ///
  /// Where hours and events are shown there is no day to select among streaks, and what is chosen has the
  /// colour of all else that can be pressed.
  func theme(in view: ViewKind) -> Theme {
    if let self { return Theme(self) }
    guard view.showsEvents else { return .streak }
    var theme = Theme.streak
    theme.light[.selection] = Theme.standard.light[.selection]
    theme.dark[.selection] = Theme.standard.dark[.selection]
    return theme
  }
}

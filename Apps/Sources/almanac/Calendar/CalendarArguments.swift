// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarFoundation
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

/// What the commands that show a calendar are asked.
struct CalendarArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The calendar to behave as, such as fiori-range; other options override it.",
      valueName: "name"), transform: PresetArgument.parse)
  var preset: Preset?

  @Option(help: "How days are laid out.")
  var view: RenderView?

  @Option(
    help: ArgumentHelp("A day to show; today when left out.", valueName: "date"),
    transform: DayArgument.parse)
  var date: DayArgument?

  @Option(
    help: ArgumentHelp("The day that is today; the clock's when left out.", valueName: "date"),
    transform: DayArgument.parse)
  var today: DayArgument?

  @Option(
    help: ArgumentHelp(
      "What is selected: 2024-02-20, 2024-02-20/2024-02-25, or several with spaces between.",
      valueName: "days"), transform: SelectionArgument.parse)
  var select: Selection?

  @Option(help: "What choosing a day does; else what --select is an example of.")
  var selection: SelectionOption?

  @Option(help: "What the title names.")
  var titleRule: TitleOption?

  @Option(
    help: ArgumentHelp(
      "Language and region, such as de-DE; else those of the environment.", valueName: "tag"),
    transform: LocaleArgument.parse)
  var locale: Locale?

  @Option(
    help: ArgumentHelp(
      "The first day of weeks, such as saturday, or 1 (Sunday) to 7; else that of the locale.",
      valueName: "name"), transform: WeekdayArgument.parse)
  var firstWeekday: Weekday?

  @Flag(help: "From right to left, whatever the locale.")
  var rtl = false

  @Flag(help: "Colours for a dark ground.")
  var dark = false

  @Option(help: "Colours of text. The variable NO_COLOR turns them off too.")
  var color = ColorOption.auto

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption
}

extension CalendarArguments {
  /// The locale that was named, else that of the environment.
  var profile: LocaleProfile {
    let locale = locale ?? LocaleArgument.usual(ProcessInfo.processInfo.environment)
    return LocaleProfile(locale, isRightToLeft: rtl ? true : nil)
  }

  /// What is asked of the calendar.
  var options: CalendarOptions {
    var options = preset.map { CalendarOptions($0) } ?? plain
    if let view { options.view = view.kind }
    if let selection { options.selection = selection.policy }
    if let titleRule { options.titleRule = titleRule.rule }
    if let firstWeekday { options.firstWeekday = firstWeekday }
    return options
  }

  /// Without a preset: what can be selected is what `--select` is an example of.
  private var plain: CalendarOptions {
    var options = CalendarOptions()
    options.rows = .fitting
    if let kind = select?.kind { options.selection = Self.policy(for: kind) }
    return options
  }

  /// The policy of which a selection is an example.
  private static func policy(for kind: Selection.Kind) -> SelectionPolicy {
    switch kind {
    case .none, .day: .single
    case .interval: .interval
    case .days: .multiple
    }
  }

  /// The colours of the calendar.
  var theme: Theme { preset.map { Theme($0) } ?? .streak }

  /// What prints for a terminal.
  func renderer(_ profile: LocaleProfile, columns: Int32, toTerminal: Bool) -> TerminalRenderer {
    var renderer = TerminalRenderer(theme: theme)
    renderer.options.scheme = dark ? .dark : .light
    renderer.options.width = columns
    renderer.options.phrases = PhraseBook(tag: profile.tag)
    renderer.options.colors = color.colors(
      ProcessInfo.processInfo.environment, toTerminal: toTerminal)
    return renderer
  }

  /// Selects what was asked for.
  ///
  /// - Throws: Why it cannot be selected.
  func select(in desk: inout CalendarDesk) async throws {
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

// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
import ArgumentParser
import CalendarEngine

/// What stands around the days and in them: the attributes of `<almanac-calendar>` about that.
struct ChromeArguments: ParsableArguments {
  @Option(
    help: """
      What the title names: the page; for weeks the month of most days (majority), of the first or \
      the selected day, or a span of months; or the selection, as an interval or a number of days.
      """)
  var titleRule: TitleRuleOption?

  @Option(
    help: ArgumentHelp(
      "Opacity of the neighbouring pages' titles beside the title, 0 to 1.",
      valueName: "opacity"),
    transform: { try AttributeArgument.fraction($0, "neighbour-titles") })
  var neighbourTitles: String?

  @Option(
    help: ArgumentHelp(
      "Leaves out the header with its buttons, the row of weekdays, or both.",
      valueName: "names"),
    transform: { try AttributeArgument.words($0, "hide", ["header", "weekdays"]) })
  var hide: String?

  @Option(
    help: ArgumentHelp(
      "Header buttons to hide; all: previous,next,today.",
      valueName: "names"),
    transform: { try AttributeArgument.words($0, "hide-buttons", ["previous", "next", "today"]) })
  var hideButtons: String?

  @Option(help: "Hairlines: none, or between weeks.")
  var gridLines: GridLinesOption?

  @Flag(help: "Shows week numbers.")
  var weekNumbers = false

  @Option(
    help: """
      Names of weekdays: as long as they fit, or in one form; shorter where there is no room.
      """)
  var weekdays: WeekdaysOption?

  @Flag(help: "Highlights today's weekday while today is on the page.")
  var weekdayToday = false

  @Flag(help: "Hides today.")
  var hideToday = false

  @Flag(help: "Hides dots, also from screen readers.")
  var noIndicators = false

  @Flag(help: "Turns off single-key shortcuts, such as T for today.")
  var noSingleKeys = false

  /// What was asked for.
  var attributes: [OptionAttribute] {
    var list: [OptionAttribute] = []
    if let titleRule { list.append(OptionAttribute("title-rule", titleRule.rawValue)) }
    if let neighbourTitles { list.append(OptionAttribute("neighbour-titles", neighbourTitles)) }
    if let hide { list.append(OptionAttribute("hide", hide)) }
    if let hideButtons { list.append(OptionAttribute("hide-buttons", hideButtons)) }
    if let gridLines { list.append(OptionAttribute("grid-lines", gridLines.rawValue)) }
    if weekNumbers { list.append(OptionAttribute("week-numbers")) }
    if let weekdays { list.append(OptionAttribute("weekdays", weekdays.rawValue)) }
    if weekdayToday { list.append(OptionAttribute("weekday-today")) }
    if hideToday { list.append(OptionAttribute("hide-today")) }
    if noIndicators { list.append(OptionAttribute("no-indicators")) }
    if noSingleKeys { list.append(OptionAttribute("no-single-keys")) }
    return list
  }
}

/// `--title-rule`.
enum TitleRuleOption: String, CaseIterable, ExpressibleByArgument {
  case page, majority, first, selected, span, selection
}

/// `--grid-lines`.
enum GridLinesOption: String, CaseIterable, ExpressibleByArgument {
  case none, weeks
}

/// `--weekdays`.
enum WeekdaysOption: String, CaseIterable, ExpressibleByArgument {
  case fitting, narrow, short, full
}

// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
import ArgumentParser
import CalendarEngine

/// Which days can be chosen, and how: the attributes of `<almanac-calendar>` about that.
struct RuleArguments: ParsableArguments {
  @Option(help: "What is chosen: a day, or the days of a month, quarter, year or decade.")
  var picks: PicksOption?

  @Option(
    help: """
      What choosing a day selects: nothing, a day, always a day of the visible month (page), its \
      week, any days, or an interval; with time a range of hours is drawn on a timeline.
      """)
  var selection: SelectionOption?

  @Option(
    help: """
      What choosing another day does to an interval: shrink (inside it ends there, outside it is \
      cleared), restart (a new interval starts there), or extend (the nearer end moves there).
      """)
  var intervalRule: IntervalRuleOption?

  @Option(
    help: ArgumentHelp(
      "Minimum length of an interval, in days.",
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "min-length", 1...Int.max) })
  var minLength: String?

  @Option(
    help: ArgumentHelp(
      "Maximum length of an interval, in days.",
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "max-length", 1...Int.max) })
  var maxLength: String?

  @Flag(help: "Choosing the first day again makes a one-day interval.")
  var oneDay = false

  @Option(help: "With no an interval cannot include unavailable days.")
  var acrossDisabled: AcrossDisabledOption?

  @Flag(help: "Choosing a selected day or week again deselects it.")
  var unselects = false

  @Option(
    help: """
      The day that is selected on a new page with --selection page: today if the page has it, or \
      the first.
      """)
  var pageDay: PageDayOption?

  @Option(
    help: ArgumentHelp(
      "The earliest day that can be shown and chosen.",
      valueName: "date"),
    transform: { try AttributeArgument.day($0) })
  var min: String?

  @Option(
    help: ArgumentHelp(
      "The latest day that can be shown and chosen.",
      valueName: "date"),
    transform: { try AttributeArgument.day($0) })
  var max: String?

  @Option(
    help: ArgumentHelp(
      "This day and all earlier days are unavailable.",
      valueName: "date"),
    transform: { try AttributeArgument.day($0) })
  var disabledBefore: String?

  @Option(
    help: ArgumentHelp(
      "This day and all later days are unavailable.",
      valueName: "date"),
    transform: { try AttributeArgument.day($0) })
  var disabledAfter: String?

  @Option(
    help: ArgumentHelp(
      "Unavailable weekdays, by name or number, such as sat sun.",
      valueName: "names"),
    transform: { try AttributeArgument.weekdays($0) })
  var disabledWeekdays: String?

  @Option(
    help: ArgumentHelp(
      "Unavailable days and intervals, such as 2024-02-14 2024-02-20/2024-02-25.",
      valueName: "days"),
    transform: { try AttributeArgument.days($0) })
  var disabledDays: String?

  /// What was asked for.
  var attributes: [OptionAttribute] {
    var list: [OptionAttribute] = []
    if let picks { list.append(OptionAttribute("picks", picks.rawValue)) }
    if let selection { list.append(OptionAttribute("selection", selection.rawValue)) }
    if let intervalRule { list.append(OptionAttribute("interval-rule", intervalRule.rawValue)) }
    if let minLength { list.append(OptionAttribute("min-length", minLength)) }
    if let maxLength { list.append(OptionAttribute("max-length", maxLength)) }
    if oneDay { list.append(OptionAttribute("one-day")) }
    if let acrossDisabled {
      list.append(OptionAttribute("across-disabled", acrossDisabled.rawValue))
    }
    if unselects { list.append(OptionAttribute("unselects")) }
    if let pageDay { list.append(OptionAttribute("page-day", pageDay.rawValue)) }
    if let min { list.append(OptionAttribute("min", min)) }
    if let max { list.append(OptionAttribute("max", max)) }
    if let disabledBefore { list.append(OptionAttribute("disabled-before", disabledBefore)) }
    if let disabledAfter { list.append(OptionAttribute("disabled-after", disabledAfter)) }
    if let disabledWeekdays { list.append(OptionAttribute("disabled-weekdays", disabledWeekdays)) }
    if let disabledDays { list.append(OptionAttribute("disabled-days", disabledDays)) }
    return list
  }
}

/// `--picks`.
enum PicksOption: String, CaseIterable, ExpressibleByArgument {
  case day, month, quarter, year, decade
}

/// `--selection`.
enum SelectionOption: String, CaseIterable, ExpressibleByArgument {
  case none, single, page, week, multiple, interval, time
}

/// `--interval-rule`.
enum IntervalRuleOption: String, CaseIterable, ExpressibleByArgument {
  case shrink, restart, extend
}

/// `--across-disabled`.
enum AcrossDisabledOption: String, CaseIterable, ExpressibleByArgument {
  case no
}

/// `--page-day`.
enum PageDayOption: String, CaseIterable, ExpressibleByArgument {
  case today, first
}

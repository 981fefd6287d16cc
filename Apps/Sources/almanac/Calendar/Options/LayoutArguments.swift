// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
import ArgumentParser
import CalendarEngine

/// How days are laid out: the attributes of `<almanac-calendar>` about that.
struct LayoutArguments: ParsableArguments {
  @Option(
    help: """
      The layout: a month, weeks, expandable (a month that collapses to a week), months (a list \
      that scrolls freely), year (twelve small months as a heat map, each of which opens), a \
      timeline (days as columns with their hours), or an agenda (days with their events below each \
      other).
      """)
  var view: ViewOption?

  @Option(
    help: """
      Headings of a list's months: names, names that stay in view, or none (--view months).
      """)
  var monthHeaders: MonthHeadersOption?

  @Option(
    help: ArgumentHelp(
      """
      Months side by side: 1 to 6, or auto for as many as there is room for; months that turn \
      are no more than have room, and turn by one (--view month or --view months).
      """,
      valueName: "n"),
    transform: {
      try AttributeArgument.word($0, "columns", ["auto", "1", "2", "3", "4", "5", "6"])
    })
  var columns: String?

  @Option(help: "Whether an expandable calendar shows a month or a week (--view expandable).")
  var mode: ModeOption?

  @Option(
    help: """
      The week that stays when a month collapses: the selected day's, or today's, too (--view \
      expandable).
      """)
  var expandFocus: ExpandFocusOption?

  @Option(
    help: ArgumentHelp(
      "Weeks per page (--view week).",
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "weeks", 1...100) })
  var weeks: String?

  @Option(help: "The direction in which pages turn.")
  var direction: DirectionOption?

  @Flag(help: "Months that turn vertically share the week they have in common.")
  var sharedWeeks = false

  @Option(help: "Rows of a month: always six, or as many as it needs.")
  var rows: RowsOption?

  @Option(help: "Days of neighbouring months.")
  var outsideDays: OutsideDaysOption?

  @Option(
    help: """
      What choosing such a day does: go to its month and select it, only select it, or nothing.
      """)
  var outsideTap: OutsideTapOption?

  @Option(
    help: ArgumentHelp(
      "Maximum height in points (CSS pixels); rows are 44 to 51 high.",
      valueName: "points"),
    transform: { try AttributeArgument.length($0, "max-height") })
  var maxHeight: String?

  @Option(
    help: ArgumentHelp(
      "Columns of a timeline: 1 to 14 days (--view timeline).",
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "days", 1...14) })
  var days: String?

  @Option(
    help: ArgumentHelp(
      "Weekdays without a column: saturday sunday (--view timeline).",
      valueName: "names"),
    transform: { try AttributeArgument.weekdays($0) })
  var hiddenWeekdays: String?

  @Option(
    help: """
      Whether pages begin with weeks, on any day, or with weeks where whole weeks are shown \
      (--view timeline).
      """)
  var pageStart: PageStartOption?

  @Option(
    help: """
      Where the date of a single day stands: above the hours, or beside its events (--view \
      timeline).
      """)
  var datePosition: DatePositionOption?

  @Option(
    help: """
      With group a day has a column for each of the page's groups, side by side (--view timeline).
      """)
  var columnsBy: ColumnsByOption?

  @Option(
    help: ArgumentHelp(
      """
      Rows of events of whole days until all are asked for, 1 to 10 (--view timeline).
      """,
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "all-day-rows", 1...10) })
  var allDayRows: String?

  @Option(
    help: ArgumentHelp(
      """
      Height of an hour in points (CSS pixels), 16 to 400, until it is pinched (--view \
      timeline).
      """,
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "hour-height", 16...400) })
  var hourHeight: String?

  @Option(
    help: ArgumentHelp(
      "Minutes between the lines: 5, 10, 15, 20, 30 or 60 (--view timeline).",
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "slot", 5...60) })
  var slot: String?

  @Option(
    help: ArgumentHelp(
      """
      The hours shown, as in 8-20; 6-30 goes on until six of the next day (--view timeline).
      """,
      valueName: "hours"),
    transform: { try AttributeArgument.hours($0) })
  var hours: String?

  @Option(
    help: ArgumentHelp(
      "The hours that have labels (--view timeline).",
      valueName: "hours"),
    transform: { try AttributeArgument.hours($0) })
  var labelHours: String?

  @Option(
    help: ArgumentHelp(
      "The hours that stand out, as in 9-17 or 8:30-16:45 (--view timeline).",
      valueName: "hours"),
    transform: { try AttributeArgument.hours($0) })
  var workingHours: String?

  @Option(
    help: """
      Whether events that overlap stand beside each other or over each other (--view timeline).
      """)
  var packing: PackingOption?

  @Option(help: "Whether an agenda lists days without events (--view agenda).")
  var emptyDays: EmptyDaysOption?

  @Option(
    help: ArgumentHelp(
      """
      Lines of text that an event of an agenda has room for, 1 to 3 (--view agenda).
      """,
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "event-lines", 1...3) })
  var eventLines: String?

  @Flag(
    help: """
      The title, and Ctrl or Command with the arrow up, zoom out to months, years and decades.
      """)
  var zooms = false

  @Option(
    help: ArgumentHelp(
      """
      The counts at which the four steps of the heat map begin, ascending (--view year).
      """,
      valueName: "counts"),
    transform: { try AttributeArgument.heat($0) })
  var heat: String?

  @Flag(help: "A year explains the steps of its heat map below its months (--view year).")
  var heatLegend = false

  /// What was asked for.
  var attributes: [OptionAttribute] {
    var list: [OptionAttribute] = []
    if let view { list.append(OptionAttribute("view", view.rawValue)) }
    if let monthHeaders { list.append(OptionAttribute("month-headers", monthHeaders.rawValue)) }
    if let columns { list.append(OptionAttribute("columns", columns)) }
    if let mode { list.append(OptionAttribute("mode", mode.rawValue)) }
    if let expandFocus { list.append(OptionAttribute("expand-focus", expandFocus.rawValue)) }
    if let weeks { list.append(OptionAttribute("weeks", weeks)) }
    if let direction { list.append(OptionAttribute("direction", direction.rawValue)) }
    if sharedWeeks { list.append(OptionAttribute("shared-weeks")) }
    if let rows { list.append(OptionAttribute("rows", rows.rawValue)) }
    if let outsideDays { list.append(OptionAttribute("outside-days", outsideDays.rawValue)) }
    if let outsideTap { list.append(OptionAttribute("outside-tap", outsideTap.rawValue)) }
    if let maxHeight { list.append(OptionAttribute("max-height", maxHeight)) }
    if let days { list.append(OptionAttribute("days", days)) }
    if let hiddenWeekdays { list.append(OptionAttribute("hidden-weekdays", hiddenWeekdays)) }
    if let pageStart { list.append(OptionAttribute("page-start", pageStart.rawValue)) }
    if let datePosition { list.append(OptionAttribute("date-position", datePosition.rawValue)) }
    if let columnsBy { list.append(OptionAttribute("columns-by", columnsBy.rawValue)) }
    if let allDayRows { list.append(OptionAttribute("all-day-rows", allDayRows)) }
    if let hourHeight { list.append(OptionAttribute("hour-height", hourHeight)) }
    if let slot { list.append(OptionAttribute("slot", slot)) }
    if let hours { list.append(OptionAttribute("hours", hours)) }
    if let labelHours { list.append(OptionAttribute("label-hours", labelHours)) }
    if let workingHours { list.append(OptionAttribute("working-hours", workingHours)) }
    if let packing { list.append(OptionAttribute("packing", packing.rawValue)) }
    if let emptyDays { list.append(OptionAttribute("empty-days", emptyDays.rawValue)) }
    if let eventLines { list.append(OptionAttribute("event-lines", eventLines)) }
    if zooms { list.append(OptionAttribute("zooms")) }
    if let heat { list.append(OptionAttribute("heat", heat)) }
    if heatLegend { list.append(OptionAttribute("heat-legend")) }
    return list
  }
}

/// `--view`.
enum ViewOption: String, CaseIterable, ExpressibleByArgument {
  case month, week, expandable, months, year, timeline, agenda
}

/// `--month-headers`.
enum MonthHeadersOption: String, CaseIterable, ExpressibleByArgument {
  case plain, sticky, hidden
}

/// `--mode`.
enum ModeOption: String, CaseIterable, ExpressibleByArgument {
  case month, week
}

/// `--expand-focus`.
enum ExpandFocusOption: String, CaseIterable, ExpressibleByArgument {
  case selection, today
}

/// `--direction`.
enum DirectionOption: String, CaseIterable, ExpressibleByArgument {
  case horizontal, vertical
}

/// `--rows`.
enum RowsOption: String, CaseIterable, ExpressibleByArgument {
  case six, fit
}

/// `--outside-days`.
enum OutsideDaysOption: String, CaseIterable, ExpressibleByArgument {
  case shown, hidden
}

/// `--outside-tap`.
enum OutsideTapOption: String, CaseIterable, ExpressibleByArgument {
  case navigate, select, ignore
}

/// `--page-start`.
enum PageStartOption: String, CaseIterable, ExpressibleByArgument {
  case auto, week, day
}

/// `--date-position`.
enum DatePositionOption: String, CaseIterable, ExpressibleByArgument {
  case top, left
}

/// `--columns-by`.
enum ColumnsByOption: String, CaseIterable, ExpressibleByArgument {
  case group
}

/// `--packing`.
enum PackingOption: String, CaseIterable, ExpressibleByArgument {
  case columns, cascade
}

/// `--empty-days`.
enum EmptyDaysOption: String, CaseIterable, ExpressibleByArgument {
  case shown, hidden
}

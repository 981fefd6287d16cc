// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
import ArgumentParser
import CalendarEngine

/// How days are laid out: the attributes of `<almanac-calendar>` about that.
struct LayoutArguments: ParsableArguments {
  @Option(
    help: """
      How days are laid out: a month, weeks, expandable: a month that folds to a week, months: a \
      list of months that scrolls freely, or year: twelve small months as a heat map, each opens.
      """)
  var view: ViewOption?

  @Option(
    help: """
      What stands above the months of a list: names, names that stay in view, or nothing (--view \
      months).
      """)
  var monthHeaders: MonthHeadersOption?

  @Option(
    help: ArgumentHelp(
      """
      How many months of a list stand side by side: 1 to 6, or auto for as many as there is room \
      for (--view months).
      """,
      valueName: "n"),
    transform: {
      try AttributeArgument.word($0, "columns", ["auto", "1", "2", "3", "4", "5", "6"])
    })
  var columns: String?

  @Option(
    help: """
      What an expandable calendar shows first, or goes over to (--view expandable).
      """)
  var mode: ModeOption?

  @Option(
    help: """
      Whose week stays when a month folds: that of the selected day, or that of today too (--view \
      expandable).
      """)
  var expandFocus: ExpandFocusOption?

  @Option(
    help: ArgumentHelp(
      "How many weeks a page has (--view week).",
      valueName: "n"),
    transform: { try AttributeArgument.number($0, "weeks", 1...100) })
  var weeks: String?

  @Option(help: "Along which axis pages move.")
  var direction: DirectionOption?

  @Flag(help: "Months that move vertically share the row of a week that belongs to both.")
  var sharedWeeks = false

  @Option(help: "How many rows a month has: always six, or as many weeks as it touches.")
  var rows: RowsOption?

  @Option(help: "Whether days of neighbouring months are shown.")
  var outsideDays: OutsideDaysOption?

  @Option(
    help: """
      What choosing such a day does: selects it and turns to its month, selects it, or nothing.
      """)
  var outsideTap: OutsideTapOption?

  @Option(
    help: ArgumentHelp(
      "The height in points (CSS pixels) to keep to, with rows of 44 to 51.",
      valueName: "points"),
    transform: { try AttributeArgument.length($0, "max-height") })
  var maxHeight: String?

  @Flag(
    help: """
      The title, and Ctrl or Command with the arrow up, zoom out to months, years and decades.
      """)
  var zooms = false

  @Option(
    help: ArgumentHelp(
      "The least counts of the four steps of heat, ascending (--view year).",
      valueName: "counts"),
    transform: { try AttributeArgument.heat($0) })
  var heat: String?

  @Flag(
    help: """
      A year says below its months which counts the steps of its heat map stand for (--view year).
      """)
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
    if zooms { list.append(OptionAttribute("zooms")) }
    if let heat { list.append(OptionAttribute("heat", heat)) }
    if heatLegend { list.append(OptionAttribute("heat-legend")) }
    return list
  }
}

/// `--view`.
enum ViewOption: String, CaseIterable, ExpressibleByArgument {
  case month, week, expandable, months, year
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

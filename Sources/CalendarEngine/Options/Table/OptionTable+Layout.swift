// SPDX-License-Identifier: MIT

extension OptionTable {
  /// Views, and what is a list's.
  @inline(__always)
  static func visitViews<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "view", "month week expandable - months year", .layout, "View",
        """
        how days are laid out: a `month`, `week`s, `expandable`: a month that folds to a week, \
        `months`: a list of months that scrolls freely, or `year`: twelve small months as a heat \
        map, each opens
        """,
        [.whole, .property]), usual: 0, &draft.options.view)
    visitor.choice(
      OptionRow(
        "month-headers", "plain sticky hidden", .layout, "Names of months",
        "what stands above the months of a list: names, names that stay in view, or nothing",
        [.whole, .property], views: "months"), usual: 0, &draft.options.list.headers)
    visitor.place(
      OptionRow(
        "columns", "auto 1 2 3 4 5 6", .layout, "Months side by side",
        """
        how many months of a list stand side by side: 1 to 6, or `auto` for as many as there is \
        room for
        """,
        [.whole, .property], views: "months"), usual: 1, &draft.options.list.columns)
    visitor.flag(
      OptionRow(
        "snap", "", .layout, "Stops where months begin",
        "a list of months comes to rest where a month begins", [.whole, .byHand], views: "months"),
      on: true, &draft.options.list.snapsToMonths)
  }

  /// What folds to a week, and pages of weeks.
  @inline(__always)
  static func visitWeeks<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "mode", "month week", .layout, "Expandable shows",
        "what an expandable calendar shows first, or goes over to", .whole, views: "expandable"),
      usual: 0, &draft.options.expanding.mode)
    visitor.choice(
      OptionRow(
        "expand-focus", "selection today", .layout, "Week that stays",
        "whose week stays when a month folds: that of the selected day, or that of `today` too",
        .whole, views: "expandable"), usual: 0, &draft.options.expanding.focus)
    visitor.flag(
      OptionRow(
        "expand-swipe", "", .layout, "A swipe folds",
        "a swipe up or down on the days folds and expands as well", [.whole, .byHand],
        views: "expandable"), on: true, &draft.options.expanding.followsSwipes)
    visitor.number(
      OptionRow(
        "weeks", "", .layout, "Weeks a page", "how many weeks a page has", [.whole, .property],
        views: "week"), in: 1...100, usual: 1, &draft.options.weeks)
  }

  /// How days stand on pages, and pages beside each other.
  @inline(__always)
  static func visitPages<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "direction", "horizontal vertical", .layout, "Pages turn", "along which axis pages move",
        [.whole, .property]), usual: 0, &draft.options.axis)
    visitor.flag(
      OptionRow(
        "shared-weeks", "", .layout, "Months share a row",
        "months that move vertically share the row of a week that belongs to both", .whole),
      on: true, &draft.sharesWeeks)
    visitor.choice(
      OptionRow(
        "rows", "six fit", .layout, "Rows",
        "how many rows a month has: always six, or as many weeks as it touches", .field), usual: 0,
      &draft.options.rows)
    visitor.choice(
      OptionRow(
        "outside-days", "shown hidden", .layout, "Days of other months",
        "whether days of neighbouring months are shown", .field), usual: 0,
      &draft.options.outsideDays)
    visitor.choice(
      OptionRow(
        "outside-tap", "navigate select ignore", .layout, "A tap on other months",
        "what choosing such a day does: selects it and turns to its month, selects it, or nothing",
        .field), usual: 0, &draft.options.outsideTap)
    visitor.length(
      OptionRow(
        "max-height", "", .layout, "Height to keep to",
        "the height in points (CSS pixels) to keep to, with rows of 44 to 51", .whole),
      &draft.options.maximumHeight)
  }

  /// Zoom levels, and the heat map of a year.
  @inline(__always)
  static func visitLevels<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.flag(
      OptionRow(
        "zooms", "", .layout, "The title zooms out",
        "the title, and Ctrl or Command with the arrow up, zoom out to months, years and decades",
        .whole), on: true, &draft.options.zooms)
    visitor.host(
      OptionRow(
        "level", "days months quarters years decades", .layout, "First level",
        "the zoom level to begin with",
        [.whole, .watched]), .choice)
    visitor.heat(
      OptionRow(
        "heat", "", .layout, "Steps of heat",
        "the least counts of the four steps of heat, ascending",
        .whole, views: "year"), &draft.options.heat)
    visitor.flag(
      OptionRow(
        "heat-legend", "", .layout, "Counts of the heat map",
        "a year says below its months which counts the steps of its heat map stand for", .whole,
        views: "year"), on: true, &draft.options.showsHeatLegend)
    visitor.choice(
      OptionRow(
        "picks", "day month year decade quarter", .selecting, "What is chosen",
        """
        what is chosen in the end: a day, or a month, quarter, year or decade, which are the \
        intervals of their days
        """,
        .whole), usual: 0, &draft.options.picks)
  }
}

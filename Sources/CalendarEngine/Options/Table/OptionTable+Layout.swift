// SPDX-License-Identifier: MIT

extension OptionTable {
  /// Views, and what is a list's.
  @inline(__always)
  static func visitViews<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "view", "month week expandable - months year timeline agenda", .layout, "View",
        """
        the layout: a `month`, `week`s, `expandable` (a month that collapses to a week), `months` \
        (a list that scrolls freely), `year` (twelve small months as a heat map, each of which \
        opens), a `timeline` (days as columns with their hours), or an `agenda` (days with their \
        events below each other)
        """,
        [.whole, .property]), usual: 0, &draft.options.view)
    visitor.choice(
      OptionRow(
        "month-headers", "plain sticky hidden", .layout, "Names of months",
        "headings of a list's months: names, names that stay in view, or none",
        [.whole, .property], views: "months"), usual: 0, &draft.options.list.headers)
    visitor.place(
      OptionRow(
        "columns", "auto 1 2 3 4 5 6", .layout, "Months side by side",
        """
        months side by side: 1 to 6, or `auto` for as many as there is room for; months that turn \
        are no more than have room, and turn by one
        """,
        [.whole, .property, .field], views: "month months"), usual: 1, &draft.options.columns)
    visitor.flag(
      OptionRow(
        "snap", "", .layout, "Stops where months begin",
        "a list of months stops where a month begins", [.whole, .byHand], views: "months"),
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
        "whether an expandable calendar shows a month or a week", .whole, views: "expandable"),
      usual: 0, &draft.options.expanding.mode)
    visitor.choice(
      OptionRow(
        "expand-focus", "selection today", .layout, "Week that stays",
        "the week that stays when a month collapses: the selected day's, or `today`'s, too",
        .whole, views: "expandable"), usual: 0, &draft.options.expanding.focus)
    visitor.flag(
      OptionRow(
        "expand-swipe", "", .layout, "A swipe folds",
        "a swipe up or down on the days collapses and expands it, too", [.whole, .byHand],
        views: "expandable"), on: true, &draft.options.expanding.followsSwipes)
    visitor.number(
      OptionRow(
        "weeks", "", .layout, "Weeks a page", "weeks per page", [.whole, .property],
        views: "week"), in: 1...100, usual: 1, &draft.options.weeks)
  }

  /// How days stand on pages, and pages beside each other.
  @inline(__always)
  static func visitPages<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "direction", "horizontal vertical", .layout, "Pages turn",
        "the direction in which pages turn",
        [.whole, .property]), usual: 0, &draft.options.axis)
    visitor.word(
      OptionRow(
        "paging", "locked", .layout, "Pages stay",
        "with `locked` only the page turns pages: swipes, wheels, keys and buttons do not",
        [.whole, .property, .byHand]), &draft.options.locksPages)
    visitor.flag(
      OptionRow(
        "shared-weeks", "", .layout, "Months share a row",
        "months that turn vertically share the week they have in common", .whole),
      on: true, &draft.sharesWeeks)
    visitor.choice(
      OptionRow(
        "rows", "six fit", .layout, "Rows",
        "rows of a month: always six, or as many as it needs", .field), usual: 0,
      &draft.options.rows)
    visitor.choice(
      OptionRow(
        "outside-days", "shown hidden", .layout, "Days of other months",
        "days of neighbouring months", .field), usual: 0,
      &draft.options.outsideDays)
    visitor.choice(
      OptionRow(
        "outside-tap", "navigate select ignore", .layout, "A tap on other months",
        "what choosing such a day does: go to its month and select it, only select it, or nothing",
        .field), usual: 0, &draft.options.outsideTap)
    visitor.length(
      OptionRow(
        "max-height", "", .layout, "Height to keep to",
        "maximum height in points (CSS pixels); rows are 44 to 51 high", .whole),
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
        "the counts at which the four steps of the heat map begin, ascending",
        .whole, views: "year"), &draft.options.heat)
    visitor.flag(
      OptionRow(
        "heat-legend", "", .layout, "Counts of the heat map",
        "a year explains the steps of its heat map below its months", .whole,
        views: "year"), on: true, &draft.options.showsHeatLegend)
    visitor.choice(
      OptionRow(
        "picks", "day month year decade quarter", .selecting, "What is chosen",
        """
        what is chosen: a day, or the days of a month, quarter, year or decade
        """,
        .whole), usual: 0, &draft.options.picks)
  }
}

// SPDX-License-Identifier: MIT

extension OptionTable {
  /// The title.
  @inline(__always)
  static func visitTitles<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "title-rule", "page majority first selected span selection", .chrome, "The title names",
        """
        what the title names: the `page`; for weeks the month of most days (`majority`), of the \
        `first` or the `selected` day, or a `span` of months; or the `selection`, as an interval \
        or a number of days
        """,
        [.whole, .property]), usual: 0, &draft.options.titleRule)
    visitor.fraction(
      OptionRow(
        "neighbour-titles", "", .chrome, "Titles beside it",
        "opacity of the neighbouring pages' titles beside the title, 0 to 1",
        [.whole, .property]), &draft.options.neighbourTitleOpacity)
  }

  /// What stands around the days.
  @inline(__always)
  static func visitChrome<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.words(
      OptionRow(
        "hide", "header weekdays", .chrome, "Left out",
        "leaves out the header with its buttons, the row of weekdays, or both",
        [.whole, .property]), bare: 3, &draft.hiddenParts)
    visitor.words(
      OptionRow(
        "hide-buttons", "previous next today", .chrome, "Buttons left out",
        "header buttons to hide; all of them without a value", .field), bare: 7,
      &draft.hiddenButtons)
    visitor.choice(
      OptionRow(
        "grid-lines", "none weeks", .chrome, "Lines",
        "hairlines: none, or between weeks",
        [.whole, .property]), usual: 0, &draft.options.gridLines)
    visitor.flag(
      OptionRow(
        "week-numbers", "", .chrome, "Week numbers",
        "shows week numbers", .whole),
      on: true, &draft.options.showsWeekNumbers)
    visitor.choice(
      OptionRow(
        "weekdays", "fitting narrow short full", .chrome, "Weekdays",
        """
        names of weekdays: as long as they fit, or in one form; shorter where there is no room
        """,
        .field), usual: 0, &draft.options.weekdayForm)
    visitor.flag(
      OptionRow(
        "weekday-today", "", .chrome, "Weekday of today",
        "highlights today's weekday while today is on the page", .field), on: true,
      &draft.options.marksWeekdayOfToday)
  }

  /// What marks days, and what keys do.
  @inline(__always)
  static func visitMarks<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.flag(
      OptionRow("hide-today", "", .chrome, "Today is not marked", "hides today", .field),
      on: false, &draft.options.marksToday)
    visitor.flag(
      OptionRow(
        "no-indicators", "", .chrome, "No dots", "hides dots, also from screen readers", .whole),
      on: false, &draft.options.showsIndicators)
    visitor.flag(
      OptionRow(
        "no-single-keys", "", .chrome, "No single keys",
        "turns off single-key shortcuts, such as T for today", .field),
      on: false, &draft.options.singleKeys)
  }

  /// The dates of another calendar, which the host knows.
  @inline(__always)
  static func visitAlternates<Visitor: OptionVisitor>(_ visitor: inout Visitor) {
    visitor.host(
      OptionRow(
        "alternate-calendar", "", .chrome, "Dates below",
        "a second calendar of `Intl`, such as `hebrew` or `chinese`, shown under the dates",
        [.whole, .watched]), .text)
    visitor.host(
      OptionRow(
        "alternate-locale", "", .chrome, "Their language",
        "the language of the second calendar; without it the first one's", [.whole, .watched]),
      .locale)
  }
}

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
        what the title names: the `page`; of weeks the month of most days (`majority`), of the \
        `first` or the `selected` day, or a `span` of months; `selection`: what is selected, as \
        an interval or a number of days
        """,
        [.whole, .property]), usual: 0, &draft.options.titleRule)
    visitor.fraction(
      OptionRow(
        "neighbour-titles", "", .chrome, "Titles beside it",
        "how opaque the titles of neighbouring pages are that stand beside the title, 0 to 1",
        [.whole, .property]), &draft.options.neighbourTitleOpacity)
  }

  /// What stands around the days.
  @inline(__always)
  static func visitChrome<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.words(
      OptionRow(
        "hide-buttons", "previous next today", .chrome, "Buttons left out",
        "which buttons the header lacks, or all of them without a value", .field), bare: 7,
      &draft.hiddenButtons)
    visitor.choice(
      OptionRow(
        "grid-lines", "none weeks", .chrome, "Lines",
        "which hairlines stand between the days: none, or one between each week and the next",
        [.whole, .property]), usual: 0, &draft.options.gridLines)
    visitor.flag(
      OptionRow(
        "week-numbers", "", .chrome, "Week numbers",
        "the numbers of weeks stand in front of their rows", .whole),
      on: true, &draft.options.showsWeekNumbers)
    visitor.choice(
      OptionRow(
        "weekdays", "fitting narrow short full", .chrome, "Weekdays",
        """
        how weekdays are written: short or narrow as it fits, or in one form; shorter where there \
        is no room
        """,
        .field), usual: 0, &draft.options.weekdayForm)
    visitor.flag(
      OptionRow(
        "weekday-today", "", .chrome, "Weekday of today",
        "marks today's weekday above the days, while today is on the page", .field), on: true,
      &draft.options.marksWeekdayOfToday)
  }

  /// What marks days, and what keys do.
  @inline(__always)
  static func visitMarks<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.flag(
      OptionRow("hide-today", "", .chrome, "Today is not marked", "does not mark today", .field),
      on: false, &draft.options.marksToday)
    visitor.flag(
      OptionRow("no-indicators", "", .chrome, "No dots", "shows and speaks of no dots", .whole),
      on: false, &draft.options.showsIndicators)
    visitor.flag(
      OptionRow("no-single-keys", "", .chrome, "No single keys", "the key T does nothing", .field),
      on: false, &draft.options.singleKeys)
  }

  /// The dates of another calendar, which the host knows.
  @inline(__always)
  static func visitAlternates<Visitor: OptionVisitor>(_ visitor: inout Visitor) {
    visitor.host(
      OptionRow(
        "alternate-calendar", "", .chrome, "Dates below",
        "a calendar of `Intl`, such as `hebrew` or `chinese`: its dates stand under the numbers",
        [.whole, .watched]), .text)
    visitor.host(
      OptionRow(
        "alternate-locale", "", .chrome, "Their language",
        "the language of these dates; without it the calendar's own", [.whole, .watched]), .locale)
  }
}

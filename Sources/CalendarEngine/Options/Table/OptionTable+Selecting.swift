// SPDX-License-Identifier: MIT

extension OptionTable {
  /// What choosing a day does.
  @inline(__always)
  static func visitSelecting<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "selection", "none single page week multiple interval time", .selecting,
        "What can be selected",
        """
        what choosing a day selects: nothing, a day, always a day of the visible month (`page`), \
        its week, any days, or an interval; with `time` a range of hours is drawn on a timeline
        """,
        .property), usual: 1, &draft.options.selection)
    visitor.choice(
      OptionRow(
        "interval-rule", "shrink restart extend", .selecting, "A tap on an interval",
        """
        what choosing another day does to an interval: `shrink` (inside it ends there, outside it \
        is cleared), `restart` (a new interval starts there), or `extend` (the nearer end moves \
        there)
        """,
        [.property, .field]), usual: 0, &draft.options.interval.taps)
  }

  /// Lengths, and what takes back.
  @inline(__always)
  static func visitIntervals<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.number(
      OptionRow(
        "min-length", "", .selecting, "Fewest days", "minimum length of an interval, in days",
        [.property, .field]), in: 1...Int32.max, usual: 1, &draft.options.interval.minimumCount)
    visitor.number(
      OptionRow(
        "max-length", "", .selecting, "Most days", "maximum length of an interval, in days",
        [.property, .field]), in: 1...Int32.max, usual: .max, &draft.options.interval.maximumCount)
    visitor.flag(
      OptionRow(
        "one-day", "", .selecting, "One day is an interval",
        "choosing the first day again makes a one-day interval", .field), on: true,
      &draft.options.interval.allowsOneDay)
    visitor.word(
      OptionRow(
        "across-disabled", "no", .selecting, "Across closed days",
        "with `no` an interval cannot include unavailable days",
        .field), &draft.options.interval.refusesDisabled)
    visitor.flag(
      OptionRow(
        "unselects", "", .selecting, "A tap takes back",
        "choosing a selected day or week again deselects it", .field), on: true,
      &draft.options.unselects)
    visitor.choice(
      OptionRow(
        "page-day", "today first", .selecting, "Day of a new page",
        """
        the day that is selected on a new page with `selection="page"`: today if the page has it, \
        or the first
        """,
        [.whole, .property]), usual: 0, &draft.options.pageDay)
    visitor.choice(
      OptionRow(
        "swipe", "turn select", .selecting, "A drag on days",
        """
        what dragging from a day does: turn pages (after a long press, select where several days \
        can be), or select
        """,
        [.byHand, .field]), usual: 0, &draft.options.swipe)
  }

  /// Which days can be chosen.
  @inline(__always)
  static func visitRules<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.day(
      OptionRow(
        "min", "", .selecting, "First day", "the earliest day that can be shown and chosen",
        [.property, .field]), &draft.first)
    visitor.day(
      OptionRow(
        "max", "", .selecting, "Last day", "the latest day that can be shown and chosen",
        [.property, .field]), &draft.last)
    visitor.day(
      OptionRow(
        "disabled-before", "", .selecting, "None through",
        "this day and all earlier days are unavailable", [.property, .field]),
      &draft.options.disabled.before)
    visitor.day(
      OptionRow(
        "disabled-after", "", .selecting, "None from",
        "this day and all later days are unavailable", [.property, .field]),
      &draft.options.disabled.after)
    visitor.weekdays(
      OptionRow(
        "disabled-weekdays", "", .selecting, "No weekdays",
        "unavailable weekdays, by name or number, such as `sat sun`",
        [.property, .field]), &draft.options.disabled.weekdays)
    visitor.days(
      OptionRow(
        "disabled-days", "", .selecting, "No days",
        "unavailable days and intervals, such as `2024-02-14 2024-02-20/2024-02-25`",
        [.property, .field]), &draft.options.disabled.days)
  }
}

// SPDX-License-Identifier: MIT

extension OptionTable {
  /// What choosing a day does.
  @inline(__always)
  static func visitSelecting<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "selection", "none single page week multiple interval", .selecting, "What can be selected",
        """
        what choosing a day selects: nothing, a day, a day of the visible month (`page`, chosen \
        by itself), its week, any days, or an interval
        """,
        .property), usual: 1, &draft.options.selection)
    visitor.choice(
      OptionRow(
        "interval-rule", "shrink restart extend", .selecting, "A tap on an interval",
        """
        what choosing another day does to an interval: `shrink`: inside it ends there, outside \
        nothing is selected any more; `restart`: that day is a new start; `extend`: the nearer \
        end moves there
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
        "min-length", "", .selecting, "Fewest days", "how many days an interval has at least",
        [.property, .field]), in: 1...Int32.max, usual: 1, &draft.options.interval.minimumCount)
    visitor.number(
      OptionRow(
        "max-length", "", .selecting, "Most days", "how many days an interval has at most",
        [.property, .field]), in: 1...Int32.max, usual: .max, &draft.options.interval.maximumCount)
    visitor.flag(
      OptionRow(
        "one-day", "", .selecting, "One day is an interval",
        "choosing the start again makes an interval of that day", .field), on: true,
      &draft.options.interval.allowsOneDay)
    visitor.word(
      OptionRow(
        "across-disabled", "no", .selecting, "Across closed days",
        "with `no` an interval cannot hold days that cannot be chosen",
        .field), &draft.options.interval.refusesDisabled)
    visitor.flag(
      OptionRow(
        "unselects", "", .selecting, "A tap takes back",
        "choosing the selected day or week again takes it back", .field), on: true,
      &draft.options.unselects)
    visitor.choice(
      OptionRow(
        "page-day", "today first", .selecting, "Day of a new page",
        """
        the day that a page selects by itself with `selection="page"`: today if the page has it, \
        or the first
        """,
        [.whole, .property]), usual: 0, &draft.options.pageDay)
    visitor.choice(
      OptionRow(
        "swipe", "turn select", .selecting, "A drag on days",
        """
        what a drag that begins on a day does: turns pages (where several days can be selected, \
        it selects after a long press), or selects
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
        "min", "", .selecting, "First day", "the first day that can be reached and chosen",
        [.property, .field]), &draft.first)
    visitor.day(
      OptionRow(
        "max", "", .selecting, "Last day", "the last day that can be reached and chosen",
        [.property, .field]), &draft.last)
    visitor.day(
      OptionRow(
        "disabled-before", "", .selecting, "None through",
        "this day and all before it cannot be chosen", [.property, .field]),
      &draft.options.disabled.before)
    visitor.day(
      OptionRow(
        "disabled-after", "", .selecting, "None from",
        "this day and all after it cannot be chosen", [.property, .field]),
      &draft.options.disabled.after)
    visitor.weekdays(
      OptionRow(
        "disabled-weekdays", "", .selecting, "No weekdays",
        "weekdays that cannot be chosen: names or numbers, as in `saturday sunday`",
        [.property, .field]), &draft.options.disabled.weekdays)
    visitor.days(
      OptionRow(
        "disabled-days", "", .selecting, "No days",
        "days and intervals that cannot be chosen, as in `2024-02-14 2024-02-20/2024-02-25`",
        [.property, .field]), &draft.options.disabled.days)
  }
}

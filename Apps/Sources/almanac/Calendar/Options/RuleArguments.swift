// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CivilTime

/// Which days can be chosen, and how: the attributes of `<almanac-calendar>` about selecting.
struct RuleArguments: ParsableArguments {
  @Option(help: "What choosing a day does; else what --select is an example of.")
  var selection: SelectionOption?

  @Option(
    help: ArgumentHelp("The first day that can be reached.", valueName: "date"),
    transform: DayArgument.parse)
  var min: DayArgument?

  @Option(
    help: ArgumentHelp("The last day that can be reached.", valueName: "date"),
    transform: DayArgument.parse)
  var max: DayArgument?

  @Option(
    help: ArgumentHelp("This day and all before it cannot be chosen.", valueName: "date"),
    transform: DayArgument.parse)
  var disabledBefore: DayArgument?

  @Option(
    help: ArgumentHelp("This day and all after it cannot be chosen.", valueName: "date"),
    transform: DayArgument.parse)
  var disabledAfter: DayArgument?

  @Option(
    help: ArgumentHelp(
      "Weekdays that cannot be chosen, such as saturday,sunday.", valueName: "names"),
    transform: DisabledArgument.weekdays)
  var disabledWeekdays: WeekdaySet?

  @Option(
    help: ArgumentHelp(
      "Days that cannot be chosen, such as 2024-02-20,2024-02-24.", valueName: "days"),
    transform: DisabledArgument.days)
  var disabledDays: DaySet?

  @Option(help: "What a further day does to an interval.")
  var intervalRule: IntervalRuleOption?

  @Option(help: ArgumentHelp("The fewest days of an interval.", valueName: "n"))
  var minLength: Int32?

  @Option(help: ArgumentHelp("The most days of an interval.", valueName: "n"))
  var maxLength: Int32?

  @Flag(help: "Choosing the start of an interval again selects that one day.")
  var oneDay = false

  @Flag(help: "Choosing the selected day takes it back.")
  var unselects = false

  @Option(help: "Which day a page selects by itself, with --selection page.")
  var pageDay: PageDayOption?

  func validate() throws {
    if let min, let max, max.day < min.day { throw ValidationError("--max is before --min.") }
    for (name, length) in [("min", minLength), ("max", maxLength)] {
      if let length, length < 1 { throw ValidationError("--\(name)-length is 1 or more.") }
    }
    if let minLength, let maxLength, maxLength < minLength {
      throw ValidationError("--max-length is less than --min-length.")
    }
  }

  /// Changes what was asked for.
  func apply(to options: inout CalendarOptions) {
    if let selection { options.selection = selection.policy }
    let (first, last) = (min?.day ?? options.bounds.start, max?.day ?? options.bounds.last)
    if let last, let bounds = DayInterval(first: first, last: last) { options.bounds = bounds }
    if let disabledBefore { options.disabled.before = disabledBefore.day }
    if let disabledAfter { options.disabled.after = disabledAfter.day }
    if let disabledWeekdays { options.disabled.weekdays = disabledWeekdays }
    if let disabledDays { options.disabled.days = disabledDays }
    if let intervalRule { options.interval.taps = intervalRule.taps }
    if let minLength { options.interval.minimumCount = minLength }
    if let maxLength { options.interval.maximumCount = maxLength }
    if oneDay { options.interval.allowsOneDay = true }
    if unselects { options.unselects = true }
    if let pageDay { options.pageDay = pageDay.policy }
  }
}

/// `--interval-rule`.
enum IntervalRuleOption: String, CaseIterable, ExpressibleByArgument {
  case shrink, restart, extend

  var taps: IntervalPolicy.Taps {
    switch self {
    case .shrink: .shrinkInside
    case .restart: .restart
    case .extend: .extendNearest
    }
  }
}

/// `--page-day`.
enum PageDayOption: String, CaseIterable, ExpressibleByArgument {
  case today, first

  var policy: PageDayPolicy {
    switch self {
    case .today: .todayOrFirst
    case .first: .first
    }
  }
}

/// `--disabled-weekdays` and `--disabled-days`.
enum DisabledArgument {
  /// The weekdays in a text, with commas or spaces between.
  ///
  /// - Throws: What weekdays are called.
  static func weekdays(_ text: String) throws -> WeekdaySet {
    WeekdaySet(try text.split { $0 == "," || $0 == " " }.map { try WeekdayArgument.parse("\($0)") })
  }

  /// The days in a text, with commas or spaces between, or an interval.
  ///
  /// - Throws: What days look like.
  static func days(_ text: String) throws -> DaySet {
    try SelectionArgument.parse(text.replacing(/[, ]+/, with: " ")).days
  }
}

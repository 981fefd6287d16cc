// SPDX-License-Identifier: MIT
import CivilTime

/// What a text says, and whether that can be selected.
public struct DayReading: Hashable, Sendable {
  /// Why a text cannot be selected.
  public enum Problem: Hashable, Sendable {
    /// It is not a date, not a name of days, and not both ends of an interval where one is wanted.
    case unreadable
    /// It is an interval that ends before it starts, unless both ends have a year.
    case reversed
    /// It stands for days that cannot be selected.
    case refused(SelectionProblem)
  }

  /// What would be selected, or what the text stands for if that cannot be selected.
  public internal(set) var selection = Selection.none
  /// What is wrong with it.
  public internal(set) var problem: Problem?
  /// Whether the text is not the beginning of another date, as "2/5/20" is of "2/5/2024".
  public internal(set) var isComplete = true
}

extension CalendarState {
  /// What a text would select: a name of days such as `last-30-days`, its label in the locale, days
  /// in ISO 8601, or days as people type them.
  ///
  /// Named days are cut to the bounds: "this month" ends with the last day that can be reached.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8.
  ///   - environment: Today, and the locale.
  /// - Returns: What would be selected; nothing is.
  public func reading(_ text: [UInt8], _ environment: CalendarEnvironment) -> DayReading {
    let weekStart = environment.locale.weekRule.firstWeekday
    var reading = DayReading()
    guard var read = options.selection(text, environment, &reading) else {
      reading.problem = reading.problem ?? .unreadable
      return reading
    }
    if options.selection == .interval, let day = read.first, read.days.count == 1 {
      read = options.interval.span(day, day)
    }
    reading.selection = read
    do throws(SelectionProblem) {
      reading.selection = try rules.admitting(read, weekStart: weekStart)
    } catch {
      reading.problem = .refused(error)
    }
    // The start of an interval is not an interval.
    if options.selection == .interval, read.kind == .day {
      reading = DayReading(problem: .unreadable)
    }
    return reading
  }
}

extension CalendarState {
  /// The day some days or months from the first one that a text names, or before it when negative.
  ///
  /// It lies within the bounds. Days that cannot be chosen are passed over by days, not by months.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8; also of one end of an interval.
  ///   - days: How many days later, or 0.
  ///   - months: How many months later, or 0.
  ///   - environment: Today, and the locale.
  /// - Returns: The day.
  public func stepping(
    from text: [UInt8], days: Int32, months: Int32, _ environment: CalendarEnvironment
  ) -> DayReading {
    var reading = DayReading()
    guard let day = options.selection(text, environment, &reading)?.first else {
      return DayReading(problem: .unreadable)
    }
    reading.selection = .day(rules.step(from: day, days: days, months: months))
    return reading
  }
}

extension CalendarOptions {
  /// What a text names; nil if it names nothing, and the reading says why where that is known.
  fileprivate func selection(
    _ text: [UInt8], _ environment: CalendarEnvironment, _ reading: inout DayReading
  ) -> Selection? {
    if let name = NamedDays(name: text) ?? NamedDays(label: text, environment) {
      let first = firstWeekday ?? environment.locale.weekRule.firstWeekday
      let days = environment.today.flatMap { name.days(today: $0, firstWeekday: first) }
      return days.map { .interval($0.intersection(bounds) ?? $0) }
    }
    if let iso = try? Selection(text: text, today: environment.today) { return iso }
    let book = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    var through: [UInt8] = []
    book.append(.dateRange, arguments: [[0x3B], [0x3B]], to: &through)
    let typed = TypedDays(
      text, environment.locale, today: environment.today ?? .epoch, through: through)
    reading.isComplete = typed.isComplete
    if typed.selection == nil, typed.isReversed { reading.problem = .reversed }
    return typed.selection
  }

  /// What to say about a text that is not a date: an example of one, or of an interval where
  /// intervals or weeks are selected; or that an interval ends before it starts.
  public func advice(
    _ environment: CalendarEnvironment, on problem: DayReading.Problem = .unreadable
  ) -> [UInt8] {
    let book = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    var advice: [UInt8] = []
    if case .reversed = problem {
      book.append(.reversed, to: &advice)
      return advice
    }
    let today = environment.today ?? .epoch
    let first = firstWeekday ?? environment.locale.weekRule.firstWeekday
    let start = today.startOfWeek(on: first)
    let isLong = selection == .interval || selection == .week
    var example: [UInt8] = []
    environment.locale.append(isLong ? start : today, environment.locale.mediumDate, to: &example)
    if isLong {
      example.append(" – ")
      environment.locale.append(
        start.addingClamped(days: 6), environment.locale.mediumDate, to: &example)
    }
    book.append(.writeDate, arguments: [example], to: &advice)
    return advice
  }
}

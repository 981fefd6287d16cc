// SPDX-License-Identifier: MIT
import CivilTime

/// Why a text cannot be selected.
public enum ReadingProblem: Error, Hashable, Sendable {
  /// It is no date, nor the name of days, nor both ends of an interval where one is wanted.
  case unreadable
  /// It is days that cannot be selected.
  case refused(Selection, SelectionProblem)
}

extension CalendarState {
  /// What would be selected by a text: the name of days as in `last-30-days`, days as in ISO 8601,
  /// or days as people type them in the locale.
  ///
  /// Of days with a name those that can be reached count: "this month" ends with the last day
  /// that can be chosen.
  ///
  /// - Parameters:
  ///   - text: In UTF-8.
  ///   - environment: Today, and the locale.
  /// - Returns: What would be selected; it is not.
  /// - Throws: Why it cannot be.
  public func reading(
    _ text: [UInt8], _ environment: CalendarEnvironment
  ) throws(ReadingProblem) -> Selection {
    let weekStart = environment.locale.weekRule.firstWeekday
    var read = try selection(text, environment, options.firstWeekday ?? weekStart)
    if options.selection == .interval, let day = read.first, read.days.count == 1 {
      // The start of an interval is none.
      guard options.interval.allowsOneDay else { throw .unreadable }
      read = options.interval.span(day, day)
    }
    do throws(SelectionProblem) {
      return try admitting(read, weekStart: weekStart)
    } catch {
      throw .refused(read, error)
    }
  }

  private func selection(
    _ text: [UInt8], _ environment: CalendarEnvironment, _ firstWeekday: Weekday
  ) throws(ReadingProblem) -> Selection {
    if let name = NamedDays(name: text) {
      let days = environment.today.flatMap { name.days(today: $0, firstWeekday: firstWeekday) }
      guard let days else { throw .unreadable }
      return .interval(days.intersection(options.bounds) ?? days)
    }
    if let iso = try? Selection(text: text, today: environment.today) { return iso }
    let typed = TypedDays(text, environment.locale, today: environment.today ?? .epoch)
    guard let read = typed.selection else { throw .unreadable }
    return read
  }

  /// What to say of a text that is no date: how dates are written where this is selected.
  public func advice(_ environment: CalendarEnvironment) -> [UInt8] {
    let today = environment.today ?? .epoch
    var example: [UInt8] = []
    environment.locale.append(today, environment.locale.mediumDate, to: &example)
    if options.selection == .interval || options.selection == .week {
      let first = options.firstWeekday ?? environment.locale.weekRule.firstWeekday
      let week = NamedDays.whole(.week, 0).days(today: today, firstWeekday: first)
      example = []
      environment.locale.append(week?.first ?? today, environment.locale.mediumDate, to: &example)
      example.append(" – ")
      environment.locale.append(week?.last ?? today, environment.locale.mediumDate, to: &example)
    }
    let book = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    var advice: [UInt8] = []
    book.append(.writeDate, arguments: [example], to: &advice)
    return advice
  }
}

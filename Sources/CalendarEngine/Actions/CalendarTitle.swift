// SPDX-License-Identifier: MIT
import CivilTime

/// What the title names, as `TitleRule` has it.
///
/// Titles that read alike are equal, so an app is told of those that differ.
public struct CalendarTitle: Hashable, Sendable {
  /// What beside a page a title can name.
  public enum Subject: Blank, Hashable, Sendable {
    /// The page alone.
    case page
    /// From the page's month through another one.
    case months(through: YearMonth)
    /// A selected day.
    case day(EpochDay)
    /// The selected days.
    case interval(DayInterval)
    /// So many selected days.
    case count(Int32)

    /// The page.
    public init() { self = .page }
  }

  /// The page that it names, or the month that what it names begins in.
  public let page: CalendarPage
  /// What it names.
  @WholeEdition public private(set) var subject: Subject

  init(_ page: CalendarPage, _ subject: Subject = .page) {
    self.page = page
    self.subject = subject
  }

  init(_ month: YearMonth, _ subject: Subject = .page) {
    self.init(CalendarPage(month), subject)
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// What the title names, according to `TitleRule`.
///
/// Titles that read alike are equal, so an app is told only about visible changes.
public struct CalendarTitle: Hashable, Sendable {
  /// What a title can name other than the page.
  public enum Subject: Blank, Hashable, Sendable {
    /// The page alone.
    case page
    /// The months from the page's through another one.
    case months(through: YearMonth)
    /// A selected day.
    case day(EpochDay)
    /// The selected days.
    case interval(DayInterval)
    /// The number of selected days.
    case count(Int32)

    /// The page.
    public init() { self = .page }
  }

  /// The page that it names, or the month in which its subject begins.
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

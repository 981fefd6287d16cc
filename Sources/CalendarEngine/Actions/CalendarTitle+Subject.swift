// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarTitle {
  /// What a title can name other than the page.
  public enum Subject: Hashable, Sendable {
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
  }

  init(_ month: YearMonth, _ subject: Subject = .page) {
    self.init(CalendarPage(month), subject)
  }

  /// Whether it names one month or one year, which is read as it is written, and has no shorter form.
  var isPlain: Bool { subject == .page && (page.scale == .month || page.scale == .year) }
}

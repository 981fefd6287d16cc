// SPDX-License-Identifier: MIT

extension AlternateCalendar {
  /// What stands beside a day.
  public struct Label: Hashable, Sendable {
    /// The number of the day, or the name of the month on its first day.
    ///
    /// At most eight letters, unless two months of the calendar would look alike.
    public let text: String
    /// The whole date, for assistive technology.
    public let spoken: String
    /// The date in numbers.
    public let date: AlternateDate

    /// Whether the text is the name of the month.
    public var isFirstOfMonth: Bool { date.day == 1 }
  }
}

/// A date of another calendar, in its own numbers.
public struct AlternateDate: Hashable, Sendable {
  /// The era; of a Chinese date the cycle.
  public let era: Int
  /// The year of the era, or of the cycle of 60.
  public let year: Int
  /// The month; Hebrew ones are counted from Tishri, and 6 is Adar I, in leap years only.
  public let month: Int
  /// Whether the month is a Chinese leap month, which has the number of the one before.
  public let isLeapMonth: Bool
  /// The day of the month.
  public let day: Int
}

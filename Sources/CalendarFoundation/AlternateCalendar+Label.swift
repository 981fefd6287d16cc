// SPDX-License-Identifier: MIT

extension AlternateCalendar {
  /// The label of a day.
  public struct Label: Hashable, Sendable {
    /// The number of the day or, on the first day of a month, the name of the month.
    ///
    /// At most eight letters, unless two months of the calendar would look alike.
    public let text: String
    /// The whole date, for screen readers.
    public let spoken: String
    /// The date as numbers.
    public let date: AlternateDate

    /// Whether the text is the name of the month.
    public var isFirstOfMonth: Bool { date.day == 1 }
  }
}

/// A date of another calendar, in that calendar's numbers.
public struct AlternateDate: Hashable, Sendable {
  /// The era; for a Chinese date, the cycle.
  public let era: Int
  /// The year of the era, or of the cycle of 60.
  public let year: Int
  /// The month.
  ///
  /// Hebrew months are counted from Tishri, and 6 is Adar I, which only leap years have.
  public let month: Int
  /// Whether the month is a Chinese leap month, which has the number of the month before it.
  public let isLeapMonth: Bool
  /// The day of the month.
  public let day: Int
}

// SPDX-License-Identifier: MIT
import CivilTime

extension LayoutInput {
  /// Appends a title as it is written: "February 2024", "Nov – Dec 2024", "3 days selected".
  func append(_ title: CalendarTitle, to out: inout [UInt8]) {
    switch title.subject {
    case .page: append(title.page, to: &out)
    case .months(let last): locale.append(from: title.page.month, through: last, to: &out)
    case .day(let day): locale.append(day, locale.mediumDate, to: &out)
    case .interval(let days):
      locale.append(days.start, locale.mediumDate, to: &out)
      guard let last = days.last, last != days.start else { return }
      out.append(" – ")
      locale.append(last, locale.mediumDate, to: &out)
    case .count(let count):
      var number: [UInt8] = []
      locale.append(Int64(count), to: &number)
      phrases.append(.daysSelected, count: Int64(count), arguments: [number], to: &out)
    }
  }

  /// A title of days with the year only once: "Feb 14 – Feb 19, 2024"; nil where it has no such
  /// form.
  func shortened(_ title: CalendarTitle) -> [UInt8]? {
    var days = title.page.days
    switch title.subject {
    case .interval(let selected): days = selected
    case .page: guard case .weeks = title.page.scale else { return nil }
    case .months, .day, .count: return nil
    }
    guard let last = days.last, last != days.start, last.civil.year == days.start.civil.year,
      let (pattern, isYearLast) = locale.mediumDate.withoutYear
    else { return nil }
    var out: [UInt8] = []
    locale.append(days.start, isYearLast ? pattern : locale.mediumDate, to: &out)
    out.append(" – ")
    locale.append(last, isYearLast ? locale.mediumDate : pattern, to: &out)
    return out
  }

  /// Appends a title as it is spoken: "November 2024 to December 2024".
  ///
  /// A dash would not be spoken, or would be read as a dash.
  func appendSpoken(_ title: CalendarTitle, to out: inout [UInt8]) {
    switch title.subject {
    case .page: appendSpoken(title.page, to: &out)
    case .months(let last):
      var months: [[UInt8]] = []
      for month in [title.page.month, last] {
        var name: [UInt8] = []
        locale.append(month, locale.monthAndYear, to: &name)
        months.append(name)
      }
      phrases.append(.dateRange, arguments: months, to: &out)
    case .day(let day): locale.append(day, locale.fullDate, to: &out)
    case .interval(let days):
      guard let last = days.last, last != days.start else {
        return locale.append(days.start, locale.fullDate, to: &out)
      }
      AnnouncementLayout.append(.dateRange, [days.start, last], self, to: &out)
    case .count: append(title, to: &out)
    }
  }
}

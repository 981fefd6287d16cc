// SPDX-License-Identifier: MIT

/// How dates are written in a locale: in which order, and in which calendar besides ours.
///
/// An order is made of hexadecimal digits: 0x321 is day, month, year.
struct TypedHabits {
  static let year: Int32 = 1
  static let month: Int32 = 2
  static let day: Int32 = 3
  static let yearMonthDay: Int32 = 0x123
  static let yearDay: Int32 = 0x13
  static let dayYear: Int32 = 0x31

  let calendar: TypedCalendar
  /// The order of the locale's medium date; that of ISO 8601 if a field is missing there.
  let order: Int32
  /// Whether the locale writes hyphens inside of dates with names: "5-fev, 2024".
  let writesHyphens: Bool
  private let thisYear: Int32

  init(_ locale: LocaleProfile, thisYear: Int32) {
    self.thisYear = thisYear
    calendar = TypedCalendar(locale)
    var hyphens = LocaleProfile.name(0, of: locale.shortMonths).contains(0x2D)
    for case .literal(let text) in locale.mediumDate.pieces where text.contains(0x2D) {
      hyphens = true
    }
    writesHyphens = hyphens
    var order: Int32 = 0
    for case .field(let letter, _) in locale.mediumDate.pieces {
      switch letter {
      case 0x79: order = order << 4 | Self.year
      case 0x4D, 0x4C: order = order << 4 | Self.month
      case 0x64: order = order << 4 | Self.day
      default: break
      }
    }
    self.order = order > 0xFF && order < 0xFFF ? order : Self.yearMonthDay
  }

  var isYearFirst: Bool { order >> 8 == Self.year }

  /// The order without the year.
  var dayAndMonth: Int32 {
    isYearFirst ? order & 0xFF : order & 15 == Self.year ? order >> 4 : 0x23
  }

  /// A year of two digits is between 80 years ago and 19 years ahead.
  func year(ofTwoDigits value: Int32) -> Int32 {
    let earliest = thisYear - 80
    return earliest + ((value - earliest) % 100 + 100) % 100
  }
}

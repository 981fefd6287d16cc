// SPDX-License-Identifier: MIT
import CivilTime

/// An era in which years are counted: −31 Meiji, −32 Taishō, −33 Shōwa, −34 Heisei, −35 Reiwa,
/// −36 the Republic of China, −37 the Buddhist era, and −38 the Persian calendar.
enum TypedEra {
  static let persian: Int32 = -38

  /// The day of a date in an era; nil if there is no such date, or if the era had not begun or was
  /// over.
  ///
  /// The first days are those from which on dates are Gregorian but for their years: 1873-01-01 in
  /// Japan, 1912-01-01 in China, 1941-01-01 in Thailand.
  static func day(_ era: Int32, _ year: Int32, _ month: Int32, _ day: Int32) -> EpochDay? {
    let (before, first, last): (Int32, Int32, Int32)
    switch era {
    case -31: (before, first, last) = (1867, -35_428, -20_974)
    case -32: (before, first, last) = (1911, -20_974, -15_713)
    case -33: (before, first, last) = (1925, -15_713, 6_946)
    case -34: (before, first, last) = (1988, 6_947, 18_016)
    case -35: (before, first, last) = (2018, 18_017, .max)
    case -36: (before, first, last) = (1911, -21_185, .max)
    case -37: (before, first, last) = (-543, -10_592, .max)
    default: return persianDay(year, month, day)
    }
    let date = CivilDate(year: year + before, month: month, day: day)?.epochDay
    guard let date, date.rawValue >= first, date.rawValue <= last else { return nil }
    return date
  }

  /// A day of the Persian calendar by its cycle of 33 years, which agrees with the astronomical
  /// calendar from 1178 through 1633 (1799 through 2255).
  private static func persianDay(_ year: Int32, _ month: Int32, _ day: Int32) -> EpochDay? {
    guard month > 0, month <= 12, day > 0, day <= (month < 7 ? 31 : 30) else { return nil }
    let start = newYear(year)
    let raw = start + (month < 8 ? 31 * (month - 1) : 30 * (month - 1) + 6) + day - 1
    return raw < newYear(year + 1) ? EpochDay(raw) : nil
  }

  /// The first day of a Persian year.
  private static func newYear(_ year: Int32) -> Int32 {
    365 * (year - 1) + (8 * year + 21) / 33 - 492_268
  }
}

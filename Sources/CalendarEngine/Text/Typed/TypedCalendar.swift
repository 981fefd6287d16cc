// SPDX-License-Identifier: MIT
import CivilTime

/// The other calendar in which people of a locale write dates.
///
/// Its years are read where they cannot be taken for Gregorian ones; what could be both is refused.
enum TypedCalendar: UInt8 {
  /// None: a year is as it is written.
  case none = 0
  /// Eras of the emperors: 令和6年, R6.
  case japanese
  /// Years of the Republic of China: 民國113年, or just three digits.
  case minguo
  /// Years from 543 BC on, with the Gregorian months: 2567.
  case buddhist
  /// Persian dates in numbers: 1402/11/16.
  case persian
  /// One that is not read, as in Arabic and Hebrew.
  case unread

  init(_ locale: LocaleProfile) {
    let parts = locale.tag[...].parts(separatedBy: 0x2D)
    func has(_ part: StaticString) -> Bool { parts.contains { $0.reads(part) } }
    if parts[0].reads("ja") {
      self = .japanese
    } else if parts[0].reads("th") {
      self = .buddhist
    } else if parts[0].reads("zh"), has("TW") || parts.last?.reads("Hant") == true {
      self = .minguo
    } else if parts[0].reads("fa") || parts[0].reads("ps") || has("IR") || has("AF") {
      self = .persian
    } else {
      self = locale.isRightToLeft ? .unread : .none
    }
  }

  /// The names of eras, for `eraTokens`.
  var eraNames: [ArraySlice<UInt8>] {
    var names: [UInt8] = []
    switch self {
    case .japanese: names.append("明治 大正 昭和 平成 令和 M T S H R 元")
    case .minguo: names.append("民國 民国 中華民國 元")
    case .buddhist: names.append("พ.ศ")
    default: return []
    }
    return names[...].parts(separatedBy: 0x20)
  }

  /// The token of each name in `eraNames`: that of an era, or of the number 1.
  var eraTokens: [Int32] {
    switch self {
    case .japanese: return [-31, -32, -33, -34, -35, -31, -32, -33, -34, -35, 17]
    case .minguo: return [-36, -36, -36, 17]
    case .buddhist: return [-37]
    default: return []
    }
  }

  /// The era of a year that is written without one.
  ///
  /// - Parameters:
  ///   - year: As it is written.
  ///   - digits: How many it has.
  /// - Returns: −1 if the year is Gregorian, nil if its calendar is not sure.
  func era(ofYear year: Int32, digits: Int32) -> Int32? {
    let isOurs = self == .none || self == .japanese
    switch digits {
    case 2: return isOurs || self == .unread ? -1 : nil
    case 3: return self == .minguo ? -36 : nil
    case 4:
      if isOurs || year > 1582 && year < 2300 { return -1 }
      if self == .buddhist, year >= 2300 { return -37 }
      return self == .persian && year > 1177 && year < 1500 ? TypedEra.persian : nil
    default: return nil
    }
  }
}

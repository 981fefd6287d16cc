// SPDX-License-Identifier: MIT

/// Selects the plural form for a number, following CLDR's cardinal rules for whole numbers.
enum PluralRule {
  /// The categories of CLDR.
  enum Category: UInt8 {
    case zero, one, two, few, many, other
  }

  /// The category of a number in a language; negative numbers count by their magnitude.
  static func category(of number: Int64, in language: PhraseLanguage) -> Category {
    let count = number.magnitude
    switch language {
    case .english, .german: return count == 1 ? .one : .other
    case .french:
      if count <= 1 { return .one }
      return count % 1_000_000 == 0 ? .many : .other
    case .spanish:
      if count == 1 { return .one }
      return count != 0 && count % 1_000_000 == 0 ? .many : .other
    case .japanese: return .other
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    case .arabic: return arabic(count)
    }
  }

  private static func arabic(_ count: UInt64) -> Category {
    switch count {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      switch count % 100 {
      case 3...10: return .few
      case 11...99: return .many
      default: return .other
      }
    }
  }
}

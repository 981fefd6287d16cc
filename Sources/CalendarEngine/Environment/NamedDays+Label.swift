// SPDX-License-Identifier: MIT
import CivilTime

extension NamedDays {
  /// The days with a label in the locale's language, as it is on buttons, in letters and digits of
  /// any kind; nil if there is none: "Today", "heute", "last 30 days".
  ///
  /// Writes some twenty labels.
  init?(label text: [UInt8], _ environment: CalendarEnvironment) {
    let digits = TypedDigits(environment.locale)
    let wanted = digits.scalars(text)
    // Labels have words; dates with a slash, which are typed most, need not be compared.
    guard let first = wanted.first, wanted.count > 1, !wanted.contains(0x2F) else { return nil }
    var count: Int32 = 0
    for scalar in wanted where TypedDigits.isDigit(scalar) && count < 1000 {
      count = count * 10 + scalar - 0x30
    }
    var candidates: [NamedDays] = [.past(count), .coming(count)]
    for unit in NamedDays.Unit.allCases {
      candidates.append(.soFar(unit))
      for distance: Int32 in -1...1 { candidates.append(.whole(unit, distance)) }
    }
    let book = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    for candidate in candidates {
      let label = digits.scalars(candidate.label(book, environment.locale))
      if label.first == first, label == wanted {
        self = candidate
        return
      }
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

extension TextPattern {
  /// The pattern of a date without its year, and whether the year comes last.
  ///
  /// Nil where months are numbers, which need their year to be read as dates, or where the year is
  /// in the middle.
  ///
  ///     TextPattern("MMM d, y").withoutYear      // ("MMM d", true)
  var withoutYear: (pattern: TextPattern, isYearLast: Bool)? {
    var (year, first, last, isNamed) = (-1, -1, -1, false)
    for (index, piece) in pieces.enumerated() {
      guard case .field(let letter, let width) = piece else { continue }
      if first < 0 { first = index }
      last = index
      if letter == 0x79 { year = index }
      if letter == 0x4D || letter == 0x4C { isNamed = width > 2 }
    }
    guard isNamed, year >= 0, year == first || year == last else { return nil }
    var rest = Array(year == last ? pieces[..<year] : pieces[(year + 1)...])
    // The separator between the year and the rest goes with the year.
    if year == last, case .literal = rest.last { rest.removeLast() }
    if year == first, case .literal = rest.first { rest.removeFirst() }
    return (TextPattern(pieces: rest), year == last)
  }
}

extension LocaleProfile {
  /// Appends "Feb 26, 2024", or "Feb 26" where the year is known and the language has such a form.
  package func append(_ day: EpochDay, isYearKnown: Bool, to out: inout [UInt8]) {
    let short = isYearKnown ? mediumDate.withoutYear?.pattern : nil
    append(day, short ?? mediumDate, to: &out)
  }
}

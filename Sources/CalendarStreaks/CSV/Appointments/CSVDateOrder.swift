// SPDX-License-Identifier: MIT
import CivilTime

/// In which order dates such as `3/5/2026` are written.
public enum CSVDateOrder: Hashable, Sendable {
  /// The month first, as in the United States.
  case monthFirst
  /// The day first, as in most other countries.
  case dayFirst
}

/// The days that a date of CSV can mean.
struct CSVDate: Hashable, Sendable {
  /// The day where months are first, or nil where there is none.
  let monthFirst: EpochDay?
  /// The day where days are first, or nil where there is none.
  let dayFirst: EpochDay?
  /// What is written.
  let text: [UInt8]
}

extension CSVDate {
  /// Whether only the order can tell.
  var isAmbiguous: Bool { monthFirst != nil && dayFirst != nil && monthFirst != dayFirst }

  /// The day in an order, or without one the only one that it can be.
  func day(_ order: CSVDateOrder?) -> EpochDay? {
    switch order {
    case .monthFirst: monthFirst
    case .dayFirst: dayFirst
    case nil: isAmbiguous ? nil : monthFirst ?? dayFirst
    }
  }

  /// Reads `2026-03-05`, `2026/3/5`, and `3/5/2026` or `5/3/2026`.
  init(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) {
    self.text = Array(text)
    if let date = CivilDate(calendarDate: self.text) {
      (monthFirst, dayFirst) = (date.epochDay, date.epochDay)
      return
    }
    let parts = text.split(separator: 0x2F, omittingEmptySubsequences: false)
    guard parts.count == 3, let first = Self.number(parts[0]), let second = Self.number(parts[1]),
      let third = Self.number(parts[2])
    else { throw .notADate }
    if parts[0].count == 4 {
      let date = CivilDate(year: first, month: second, day: third)
      (monthFirst, dayFirst) = (date?.epochDay, date?.epochDay)
    } else if parts[2].count == 4 {
      monthFirst = CivilDate(year: third, month: first, day: second)?.epochDay
      dayFirst = CivilDate(year: third, month: second, day: first)?.epochDay
    } else {
      throw .notADate
    }
    guard monthFirst != nil || dayFirst != nil else { throw .notADate }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int32? {
    guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int32($1 - 0x30) }
  }
}

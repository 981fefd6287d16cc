// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension WeekOfYear: CustomStringConvertible {
    /// Year and number, as 2024-W09 for week 9 of 2024.
    public var description: String {
      let digits = String(number)
      return "\(year)-W\(digits.utf8.count < 2 ? "0" : "")\(digits)"
    }
  }

  extension DayInterval: CustomStringConvertible {
    /// The first and the exclusive end day: 2024-02-01..<2024-03-01; 10000-01-01 past the last day.
    public var description: String {
      let end = start.adding(days: count)?.description ?? "10000-01-01"
      return "\(start)..<\(end)"
    }
  }

  extension ISO8601Error: CustomStringConvertible {
    /// What is wrong and where, for developers: "dayOutOfRange at byte 8".
    public var description: String { "\(reason) at byte \(byteOffset)" }
  }

  extension TZifError: CustomStringConvertible {
    /// What is wrong and where, for developers: "truncated at byte 43".
    public var description: String { "\(reason) at byte \(byteOffset)" }
  }
#endif

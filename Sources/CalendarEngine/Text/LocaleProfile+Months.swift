// SPDX-License-Identifier: MIT
import CivilTime

extension LocaleProfile {
  /// Appends a range of months in the locale's order, with the year only once if it is the same:
  /// "Nov – Dec 2024", "Dec 2024 – Jan 2025", "2024年11 – 12月".
  public func append(from first: YearMonth, through last: YearMonth, to out: inout [UInt8]) {
    let (start, end) = (first.firstDay.civil, last.firstDay.civil)
    if start.year == end.year { return append([start, end], to: &out) }
    append([start], to: &out)
    out.append(" – ")
    append([end], to: &out)
  }

  /// Appends months of one year, with short names where months have names.
  private func append(_ months: [CivilDate], to out: inout [UInt8]) {
    append(monthAndYear, to: &out) { letter, width, out in
      guard letter == 0x4D || letter == 0x4C else {
        guard let date = months.first else { return }
        return appendDate(letter, width, of: date, weekday: .monday, to: &out)
      }
      for (index, date) in months.enumerated() {
        if index > 0 { out.append(" – ") }
        // The short names are the forms used beside a day; they can be read alone, too.
        let name = width > 2 ? Self.name(Int32(date.month) - 1, of: shortMonths) : []
        if name.isEmpty {
          appendDate(letter, width, of: date, weekday: .monday, to: &out)
        } else {
          out.append(contentsOf: name)
        }
      }
    }
  }
}

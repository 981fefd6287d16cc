// SPDX-License-Identifier: MIT
import CivilTime

extension LocaleProfile {
  /// Appends a number in the locale's digits.
  ///
  /// - Parameters:
  ///   - value: The number; a negative one has a minus sign in front.
  ///   - width: Filled up with zeros to so many digits.
  ///   - out: Where it is appended.
  public func append(_ value: Int64, width: Int32 = 1, to out: inout [UInt8]) {
    if value < 0 { out.append("\u{2212}") }
    let magnitude = Int64(clamping: value.magnitude)
    var (power, count): (Int64, Int32) = (1, 1)
    while magnitude / power >= 10 { (power, count) = (power * 10, count + 1) }
    for _ in 0..<max(0, width - count) { appendDigit(0, to: &out) }
    while power > 0 {
      appendDigit(UInt8(truncatingIfNeeded: magnitude / power % 10), to: &out)
      power /= 10
    }
  }

  private func appendDigit(_ digit: UInt8, to out: inout [UInt8]) {
    if digits.isEmpty { return out.append(0x30 + digit) }
    let own = Self.name(Int32(digit), of: digits)
    if own.isEmpty { out.append(0x30 + digit) } else { out.append(contentsOf: own) }
  }

  /// Appends a day, formatted with a pattern.
  public func append(_ day: EpochDay, _ pattern: TextPattern, to out: inout [UInt8]) {
    append(pattern, to: &out) { letter, width, out in
      appendDate(letter, width, of: day.civil, weekday: day.weekday, to: &out)
    }
  }

  /// Appends a month, formatted with a pattern.
  public func append(_ month: YearMonth, _ pattern: TextPattern, to out: inout [UInt8]) {
    append(month.firstDay, pattern, to: &out)
  }

  /// Appends what a page shows: "February 2024"; for others the first and the last, as in
  /// "Jan – Mar 2024", "Feb 19, 2024 – Feb 25, 2024", "2024", "2020 – 2029".
  public func append(_ page: CalendarPage, to out: inout [UInt8]) {
    let (first, last) = (page.firstDay, page.lastDay)
    switch page.scale {
    case .month, .day: append(page.month, monthAndYear, to: &out)
    case .quarter: append(from: page.month, through: last.civil.yearMonth, to: &out)
    case .weeks:
      append(first, mediumDate, to: &out)
      out.append(" – ")
      append(last, mediumDate, to: &out)
    default:
      append(Int64(first.civil.year), to: &out)
      if first.civil.year == last.civil.year { return }
      out.append(" – ")
      append(Int64(last.civil.year), to: &out)
    }
  }

  /// Appends a time of day, formatted with the pattern for short times.
  ///
  /// - Parameters:
  ///   - minute: Minutes since midnight, 0...1439; other values wrap around the day.
  ///   - out: Where it is appended.
  public func append(minuteOfDay minute: Int32, to out: inout [UInt8]) {
    append(minuteOfDay: minute, shortTime, to: &out)
  }

  /// Appends a time of day as a clock without halves of the day shows it: "11:20" for "11:20 AM".
  func append(clockTime minute: Int32, to out: inout [UInt8]) {
    let pieces = shortTime.pieces.filter { piece in
      switch piece {
      case .field(let letter, _): letter != 0x61
      // Spaces, those that do not break among them.
      case .literal(let text): !text.allSatisfy { $0 == 0x20 || $0 >= 0x80 }
      }
    }
    append(minuteOfDay: minute, TextPattern(pieces: pieces), to: &out)
  }

  private func append(
    minuteOfDay minute: Int32, _ pattern: TextPattern, to out: inout [UInt8]
  ) {
    let minute = (minute % 1440 + 1440) % 1440
    let hour = minute / 60
    append(pattern, to: &out) { letter, width, out in
      switch letter {
      case 0x48: append(Int64(hour), width: width, to: &out)
      case 0x6B: append(Int64(hour == 0 ? 24 : hour), width: width, to: &out)
      case 0x68: append(Int64((hour + 11) % 12 + 1), width: width, to: &out)
      case 0x4B: append(Int64(hour % 12), width: width, to: &out)
      case 0x6D: append(Int64(minute % 60), width: width, to: &out)
      case 0x61: out.append(contentsOf: Self.name(hour < 12 ? 0 : 1, of: dayPeriods))
      default: break
      }
    }
  }

  func append(
    _ pattern: TextPattern, to out: inout [UInt8],
    field: (_ letter: UInt8, _ width: Int32, inout [UInt8]) -> Void
  ) {
    for piece in pattern.pieces {
      switch piece {
      case .literal(let text): out.append(contentsOf: text)
      case .field(let letter, let width): field(letter, width, &out)
      }
    }
  }

  func appendDate(
    _ letter: UInt8, _ width: Int32, of date: CivilDate, weekday: Weekday, to out: inout [UInt8]
  ) {
    let month = Int32(date.month)
    switch letter {
    case 0x79:  // y
      let year = Int64(date.year)
      append(width == 2 ? (year % 100 + 100) % 100 : year, width: width, to: &out)
    case 0x64: append(Int64(date.day), width: width, to: &out)  // d
    case 0x4D, 0x4C:  // M, L
      guard width > 2 else { return append(Int64(month), width: width, to: &out) }
      let wide = letter == 0x4C ? standaloneMonths : months
      out.append(contentsOf: Self.name(month - 1, of: width == 3 ? shortMonths : wide))
    case 0x45, 0x63:  // E, c
      let names = width < 4 ? shortWeekdays : width == 4 ? weekdays : narrowWeekdays
      out.append(contentsOf: Self.name(weekday.isoNumber - 1, of: names))
    default: break
    }
  }

  /// Appends the sign before a number of what is more: as in CLDR on the left of European digits, and in
  /// lines from right to left on the right of Arabic ones.
  @inline(never)
  func appendPlus(to out: inout [UInt8]) {
    if isRightToLeft { out.append("\u{200E}") }
    out.append("+")
  }
}

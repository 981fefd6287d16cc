// SPDX-License-Identifier: MIT
import CivilTime

/// An instant as it appears in file names, which then sort by time: `20240220T031500Z`.
struct CompactTime: Hashable {
  /// The instant, to the second.
  let instant: Instant

  /// The second that contains an instant; for the years 0 through 9999.
  init(_ instant: Instant) {
    self.instant = instant
  }

  /// The time in a text, or nil when the text has another form.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z")
    else { return nil }
    let number = { (range: Range<Int>) -> Int32? in
      guard bytes[range].allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return bytes[range].reduce(0) { $0 * 10 + Int32($1 - 0x30) }
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let date = CivilDate(year: year, month: month, day: day),
      let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
      let time = TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    let seconds = Int64(date.epochDay.rawValue) * 86_400 + Int64(time.secondOfDay)
    guard let instant = Instant(secondsSince1970: seconds) else { return nil }
    self.instant = instant
  }
}

extension CompactTime: CustomStringConvertible {
  var description: String {
    let civil = instant.civil(at: .utc)
    let (date, time) = (civil.date, civil.time)
    return Self.digits(date.year, 4) + Self.digits(Int32(date.month), 2)
      + Self.digits(Int32(date.day), 2) + "T" + Self.digits(time.hour, 2)
      + Self.digits(time.minute, 2) + Self.digits(time.second, 2) + "Z"
  }

  private static func digits(_ number: Int32, _ count: Int) -> String {
    let text = String(max(number, 0))
    return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
  }
}

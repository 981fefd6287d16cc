// SPDX-License-Identifier: MIT
import CivilTime

/// Days without their months: "on the 15th", "am 15.", "le 15", "15日の14時".
extension EventReader {
  /// The coming day that has the number at a place, today among them; nil where something follows that
  /// says no time, as in "on the 15th floor".
  ///
  /// Months that have no such day are passed over: on 2026-02-02 "on the 31st" is 2026-03-31.
  func dayOfMonth(at start: Int) -> Days? {
    let alone = end(of: .onNumber, at: start)
    let on = alone ?? end(of: .on, at: start)
    let place = on.map { line.skippingSpaces($0) } ?? start
    guard let number = line.number(place), number.digits < 3, let day = coming(number.value) else {
      return nil
    }
    let mark = end(of: .ordinal, at: line.skippingSpaces(number.end))
    let end = mark ?? number.end
    // In Japanese a number of days is written as their name is: "週3日".
    let isUnspaced = line.isUnspaced(end - 1)
    guard alone != nil || mark != nil, on != nil || isUnspaced && !line.isUnspaced(start - 1),
      isUnspaced ? isDated(at: end) : saysWhen(at: end)
    else { return nil }
    return Days(choices: [DayInterval(day)], end: end)
  }

  /// Whether the line ends at a place, or says a time there, or that one comes.
  private func saysWhen(at end: Int) -> Bool {
    let next = line.skippingPause(end)
    let words: [EventWord] = [.at, .from, .lasting, .dayPart]
    return next >= line.count || hours(at: next)?.isSure == true
      || words.contains { self.end(of: $0, at: next) != nil }
  }

  /// Whether 日 is that of a date: before an hour, or before に, unless a number follows as in "3日に1回".
  private func isDated(at end: Int) -> Bool {
    let next = line.skippingSpaces(self.end(of: .ending, at: end) ?? end)
    return hours(at: next)?.isSure == true
      || line.scalar(end) == 0x306B && !isNumber(at: next)
  }
}

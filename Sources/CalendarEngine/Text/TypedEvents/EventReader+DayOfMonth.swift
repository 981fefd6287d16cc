// SPDX-License-Identifier: MIT
import CivilTime

/// Days without their months: "on the 15th", "am 15. um 9", "le 15 à 9h", "15日の14時".
extension EventReader {
  /// The coming day that has the number at a place, today among them.
  ///
  /// Months that have no such day are passed over: on 2026-02-02 "on the 31st" is 2026-03-31. Nil where
  /// the line speaks of a month, and where something else may be numbered: "on the 5th floor".
  func dayOfMonth(at start: Int) -> Days? {
    let alone = end(of: .onNumber, at: start)
    let on = alone ?? end(of: .on, at: start)
    let place = on.map { line.skippingSpaces($0) } ?? start
    guard let number = line.number(place), number.digits < 3, let day = coming(number.value),
      !isBehind([.ahead, .through, .from], start), !namesMonth
    else { return nil }
    let mark = end(of: .ordinal, at: line.skippingSpaces(number.end))
    let end = mark ?? number.end
    let days = Days(choices: [DayInterval(day)], end: end)
    if line.isUnspaced(end - 1) {
      // "週3日" and "最初の3日" are numbers of days.
      let next = line.skippingSpaces(self.end(of: .ending, at: end) ?? end)
      return !line.isUnspaced(start - 1) && hours(at: next)?.isSure == true ? days : nil
    }
    guard alone != nil || mark != nil, on != nil else { return nil }
    let isSaid = line.scalar(number.end) != 0x20 && mark != nil || isBehind([.day], place)
    return saysTime(at: end) || isSaid && line.skippingPause(end) >= line.count ? days : nil
  }

  /// Whether a time, or how long something takes, follows a place.
  private func saysTime(at end: Int) -> Bool {
    let next = line.skippingPause(end)
    return hours(at: next)?.isSure == true || duration(at: next) != nil
      || self.end(of: .adverb, at: next) != nil
  }

  /// Whether the word before a place is one of some.
  private func isBehind(_ words: [EventWord], _ place: Int) -> Bool {
    var start = place
    while line.scalar(start - 1) == 0x20 { start -= 1 }
    let end = start
    while line.isLetter(start - 1) { start -= 1 }
    return start < end && words.contains { self.end(of: $0, at: start) == end }
  }

  /// Whether a month, or the word for one, is anywhere in the line.
  private var namesMonth: Bool {
    (0..<line.count).contains { place in
      line.isEdge(place) && (endOfMonth(at: place) != nil || end(of: .month, at: place) != nil)
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// Sessions that are kept by a server: it has counted, and changes that have not reached it yet are
/// added here.
extension WebStreaks {
  /// A day as the server has counted it.
  private struct CountedDay {
    var day: EpochDay
    var points: Int64
    /// Nil before the first day and after today.
    var tint: Tint?
  }

  /// Writes a row per stated day, as for `facts`: the server's count plus the changes.
  ///
  /// A changed day is judged anew; every other one keeps the server's state.
  mutating func writeStatedFacts(_ reader: inout WireReader) throws(WireError) {
    let counted = countedDays(&reader)
    let changes = changedPoints(&reader)
    try reader.finish()
    for day in counted {
      guard let tint = day.tint else { continue }
      var stated = StatedDay(day: day.day, tint: tint, points: day.points)
      for change in changes where change.day == day.day {
        stated.points = stated.points.addingReportingOverflow(change.points).partialValue
        stated.tint = Tint(book.goal.state(ofTotal: stated.points))
      }
      write(stated)
    }
  }

  private func countedDays(_ reader: inout WireReader) -> [CountedDay] {
    let length = Int(reader.int32())
    var days: [CountedDay] = []
    while days.count < length, !reader.hasFailed {
      let day = reader.day()
      let points = reader.wholeNumber()
      days.append(CountedDay(day: day, points: points, tint: Tint(rawValue: reader.uint8())))
    }
    return days
  }

  /// Points that sessions add to days, or remove from them, by their start.
  private func changedPoints(_ reader: inout WireReader) -> [(day: EpochDay, points: Int64)] {
    let length = reader.count()
    var changes: [(day: EpochDay, points: Int64)] = []
    while changes.count < length, !reader.hasFailed {
      let start = reader.time()
      changes.append((start.shown(in: book.zone).day, reader.wholeNumber()))
    }
    return changes
  }

  /// Writes a row per figure, as for `figures`, with figures from the server.
  mutating func writeGivenFigures(_ reader: inout WireReader) throws(WireError) {
    let figures = StreakFigures(
      current: reader.wholeNumber(), longest: reader.wholeNumber(), kept: reader.wholeNumber(),
      points: reader.wholeNumber())
    try reader.finish()
    write(figures)
  }

  /// Writes all sessions of the book under the heading of a day, as for `sessions`.
  ///
  /// The book holds the sessions of the shown day; the server decides which sessions those are.
  mutating func writeListing(_ reader: inout WireReader) throws(WireError) {
    let day = reader.day()
    try reader.finish()
    write(book.sessions(in: .all), of: day)
  }
}

extension WireReader {
  /// An ISO 8601 time, civil or zoned.
  mutating func time() -> SessionTime {
    let written = text()
    do throws(ISO8601Error) {
      return try SessionTime(iso8601: written)
    } catch {
      fail(.invalidDay)
      return .civil(.min)
    }
  }
}

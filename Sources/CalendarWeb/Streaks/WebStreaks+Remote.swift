// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// Sessions that are kept elsewhere: somebody else has counted, and changes that they have not heard
/// of yet are counted in here.
extension WebStreaks {
  /// A day as somebody else has counted it.
  private struct CountedDay {
    var day: EpochDay
    var points: Int64
    /// Nil before the first day and after today.
    var tint: Tint?
  }

  /// A row a stated day, as for `facts`: what was counted, and changes on top of it.
  ///
  /// A changed day is measured anew; every other one keeps the state that it was given.
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

  /// Points that come to days, or go from them, with sessions that start at a time.
  private func changedPoints(_ reader: inout WireReader) -> [(day: EpochDay, points: Int64)] {
    let length = reader.count()
    var changes: [(day: EpochDay, points: Int64)] = []
    while changes.count < length, !reader.hasFailed {
      let start = reader.time()
      changes.append((start.shown(in: book.zone).day, reader.wholeNumber()))
    }
    return changes
  }

  /// A row a figure, as for `figures`, of figures that somebody else has counted.
  mutating func writeGivenFigures(_ reader: inout WireReader) throws(WireError) {
    let figures = StreakFigures(
      current: reader.wholeNumber(), longest: reader.wholeNumber(), kept: reader.wholeNumber(),
      points: reader.wholeNumber())
    try reader.finish()
    write(figures)
  }

  /// All sessions of the book under the heading of a day, as for `sessions`.
  ///
  /// The book holds the sessions of the day that is shown; on which day they are is the server's word.
  mutating func writeListing(_ reader: inout WireReader) throws(WireError) {
    let day = reader.day()
    try reader.finish()
    write(book.sessions(in: .all), of: day)
  }
}

extension WireReader {
  /// A time as in ISO 8601, civil or zoned.
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

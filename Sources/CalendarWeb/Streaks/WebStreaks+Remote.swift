// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarRecords
import CalendarStreaks
import CivilTime

/// Sessions that are kept by a server: it has counted, and changes that have not reached it yet are
/// added here.
extension WebStreaks {
  /// A day as the server has counted it.
  private struct CountedDay {
    var day: EpochDay
    var points: Int64
    /// Nil before the first day and after today.
    var state: DayState?
  }

  /// Writes a row per stated day, as for `facts`: the server's count plus the changes.
  ///
  /// A changed day is judged anew; every other one keeps the server's state.
  mutating func writeStatedFacts(_ reader: inout WireReader) throws(WireError) {
    let counted = countedDays(&reader)
    let changes = changedPoints(&reader)
    try reader.finish()
    for day in counted {
      guard var state = day.state else { continue }
      var points = day.points
      for change in changes where change.day == day.day {
        points = points.addingReportingOverflow(change.points).partialValue
        state = book.goal.state(ofTotal: points)
      }
      write(DayFact(day: day.day, state: state, points: points, goal: book.goal))
    }
  }

  private func countedDays(_ reader: inout WireReader) -> [CountedDay] {
    let length = Int(reader.int32())
    var days: [CountedDay] = []
    while days.count < length, !reader.hasFailed {
      let day = reader.day()
      let points = reader.wholeNumber()
      days.append(CountedDay(day: day, points: points, state: DayState(name: reader.text())))
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

  /// Writes a row per day with marks: the day, how many dots it shows, their tints, how many more
  /// there are, and a note.
  ///
  /// The message holds a name for each kind, and whether it is hidden; then for each mark its day
  /// and the index of its kind.
  mutating func writeMarkFacts(_ reader: inout WireReader) throws(WireError) {
    let kinds = markKinds(&reader)
    let marks = countedMarks(&reader)
    try reader.finish()
    let words = RecordWords(
      locale: wording.locale, phrases: wording.phrases, pages: wording.pages)
    var rest = marks[...]
    while let day = rest.first?.day {
      let own = rest.prefix { $0.day == day }
      rest = rest.dropFirst(own.count)
      var fact = DayFact(day: day)
      kinds.add(own.map { $0.kind }, to: &fact, words)
      guard !fact.note.isEmpty else { continue }
      wording.reply.day(day)
      let dots = fact.dots.tints
      wording.reply.word(Int32(dots.count))
      for dot in dots { wording.reply.word(Int32(dot)) }
      wording.reply.word(fact.dots.moreCount)
      wording.reply.text(fact.note[...])
    }
  }

  private func markKinds(_ reader: inout WireReader) -> MarkKinds {
    let length = reader.count()
    var (names, order, isHidden): ([[UInt8]], [Int], [Bool]) = ([], [], [])
    while names.count < length, !reader.hasFailed {
      names.append(reader.text())
      order.append(reader.count())
      isHidden.append(reader.uint8() != 0)
    }
    return MarkKinds(names, order: order, isHidden: isHidden)
  }

  /// The marks by day.
  private func countedMarks(_ reader: inout WireReader) -> [(day: EpochDay, kind: Int)] {
    let length = Int(reader.int32())
    var marks: [(day: EpochDay, kind: Int)] = []
    while marks.count < length, !reader.hasFailed {
      let mark = (day: reader.day(), kind: reader.count())
      // They come almost in order: a search from the end is short.
      let place = marks.lastIndex { $0.day <= mark.day }.map { $0 + 1 }
      marks.insert(mark, at: place ?? 0)
    }
    return marks
  }

  /// Writes a row per figure, as for `figures`, with figures from the server: today, the day whose
  /// week it is, and on which weekday weeks begin come first.
  mutating func writeGivenFigures(_ reader: inout WireReader) throws(WireError) {
    let today = reader.day()
    let selected = reader.day()
    let firstWeekday = reader.uint8()
    let figures = StreakFigures(
      current: reader.wholeNumber(), longest: reader.wholeNumber(), kept: reader.wholeNumber(),
      points: reader.wholeNumber())
    try reader.finish()
    write(figures, of: week(of: selected, from: firstWeekday), asOf: today)
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

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStreaks
import CivilTime

/// The figures beside a streak calendar.
struct StreakFigures {
  /// Length in days of the current streak.
  var current: Int64
  /// Length in days of the longest streak.
  var longest: Int64
  /// Number of kept days.
  var kept: Int64
  /// Points of a week.
  var points: Int64
}

extension WebStreaks {
  /// Writes a row per figure, heading and value: the streaks as of today, and a day's week.
  mutating func writeFigures(_ reader: inout WireReader) throws(WireError) {
    let today = reader.day()
    let selected = reader.day()
    let firstWeekday = reader.uint8()
    try reader.finish()
    let streaks = book.streaks
    let week = week(of: selected, from: firstWeekday)
    write(
      StreakFigures(
        current: Int64(streaks.currentStreak(asOf: today)?.count ?? 0),
        longest: Int64(streaks.longestStreak(asOf: today)?.count ?? 0),
        kept: Int64(streaks.keptCount(in: .all, asOf: today)),
        points: week.map { streaks.total(in: $0, asOf: today) } ?? 0),
      of: week, asOf: today)
  }

  mutating func write(_ figures: StreakFigures, of week: DayInterval?, asOf today: EpochDay) {
    writeDays(.currentStreak, figures.current)
    writeDays(.longestStreak, figures.longest)
    writeDays(.keptDays, figures.kept)
    if let week, !week.contains(today), let last = week.last {
      writePoints(from: week.start, through: last, asOf: today)
    } else {
      wording.write(.pointsThisWeek)
    }
    wording.writeNumber(figures.points)
    wording.reply.word(-1)
  }

  /// Writes a heading for the points of another week than today's: "Points, Feb 18 – Feb 24".
  private mutating func writePoints(
    from first: EpochDay, through last: EpochDay, asOf today: EpochDay
  ) {
    let isKnown = [first, last].allSatisfy { $0.civil.year == today.civil.year }
    var heading: [UInt8] = []
    wording.pages.append(.pointsLabel, count: 0, arguments: [], to: &heading)
    wording.phrases.append(.separator, to: &heading)
    let ends = [first, last].map { day(written: $0, isYearKnown: isKnown) }
    heading += wording.text(.timeRange, arguments: ends)
    wording.reply.text(heading[...])
  }

  /// A day in the locale's form.
  func day(written day: EpochDay, isYearKnown: Bool) -> [UInt8] {
    var text: [UInt8] = []
    wording.locale.append(day, isYearKnown: isYearKnown, to: &text)
    return text
  }

  private mutating func writeDays(_ heading: Phrase, _ count: Int64) {
    wording.write(heading)
    wording.writeNumber(count)
    wording.write(.days, count: count, arguments: [wording.written(count)])
  }
}

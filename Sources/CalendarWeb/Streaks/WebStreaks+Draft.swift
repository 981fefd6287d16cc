// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStreaks
import CivilTime

/// What a form shows for a session, and the session that results from a form.
extension WebStreaks {
  private static let minute: Int64 = 60_000_000
  private static let hour = 60 * minute

  /// Writes start and end as HH:MM, the number of days between them, and the points.
  ///
  /// With an id, those of the session. Without one, a suggestion for the day: on today the hour
  /// that ends now, on another day an hour from 09:00 or from the end of the last session, with the
  /// points still missing from the goal.
  mutating func writeDraft(_ reader: inout WireReader) throws(WireError) {
    let id = SessionID(bytes: reader.text())
    let day = reader.day()
    let today = reader.optionalDay()
    let now = Instant(clamping: reader.wholeNumber())
    try reader.finish()
    if let session = book.session(id) {
      let (start, end) = (session.start.shown(in: book.zone), session.end.shown(in: book.zone))
      writeDraft(start.time, end.time, later: start.day.days(until: end.day))
      return wording.reply.word(session.points)
    }
    let (start, end) = day == today ? hour(endingAt: now) : hour(behindSessionsOf: day)
    writeDraft(start, end, later: 0)
    wording.reply.word(missingPoints)
  }

  private mutating func writeDraft(_ start: TimeOfDay, _ end: TimeOfDay, later days: Int32) {
    for time in [start, end] {
      var text: [UInt8] = []
      time.appendISO8601(to: &text)
      wording.reply.text(text.prefix(5))
    }
    wording.reply.word(days)
  }

  /// The hour of today that ends now, rounded to five minutes; it does not reach into yesterday.
  private func hour(endingAt now: Instant) -> (TimeOfDay, TimeOfDay) {
    let time = book.zone.civil(at: now).time.microsecondOfDay
    let end = time - time % (5 * Self.minute)
    return (TimeOfDay(clamping: end - Self.hour), TimeOfDay(clamping: end))
  }

  private func hour(behindSessionsOf day: EpochDay) -> (TimeOfDay, TimeOfDay) {
    var start = 9 * Self.hour
    for session in book.sessions(in: .all) {
      let end = session.end.shown(in: book.zone)
      if end.day == day { start = max(start, end.time.microsecondOfDay) }
    }
    start -= start % Self.minute
    if start > 22 * Self.hour { start = 9 * Self.hour }
    return (TimeOfDay(clamping: start), TimeOfDay(clamping: start + Self.hour))
  }

  /// The points that the book's sessions lack; the whole goal once they have reached it.
  private var missingPoints: Int32 {
    let goal = Int64(book.goal.points)
    let rest = book.sessions(in: .all).reduce(goal) { $0 - Int64($1.points) }
    return Int32(clamping: rest > 0 && rest <= goal ? rest : max(goal, 1))
  }
}

extension WebStreaks {
  /// What is wrong with the times of a form; the numbers are those of `Web/streak/form-words.js`.
  private enum TimesProblem: Int32 {
    case nothing = 0
    /// They are more than 24 hours apart.
    case tooLong
    /// The session goes on after its day, and in the future.
    case endsLater
  }

  /// Writes start and end in ISO 8601, whether the end comes first, and what is wrong with them.
  ///
  /// A time that the form has left alone is written as nothing: it stays as it was, seconds and
  /// offset included. A changed time keeps its kind, civil or zoned. Of times that stay nothing is
  /// wrong. What is to come may be written down, but not that it goes on after its day.
  mutating func writeComposed(_ reader: inout WireReader) throws(WireError) {
    let session = book.session(SessionID(bytes: reader.text()))
    let day = reader.day()
    let start = reader.timeOfDay()
    let end = reader.timeOfDay()
    let later = reader.int32()
    let now = Instant(clamping: reader.wholeNumber())
    try reader.finish()
    let endDay = day.addingClamped(days: later)
    let newStart = changed(session?.start, to: CivilDateTime(day: day, time: start))
    let newEnd = changed(session?.end, to: CivilDateTime(day: endDay, time: end))
    write(newStart)
    write(newEnd)
    let nothing = SessionTime.civil(.min)
    let composed = Session(
      id: SessionID(bytes: []), start: newStart ?? session?.start ?? nothing,
      end: newEnd ?? session?.end ?? nothing, points: 0)
    wording.reply.word(composed.endsBeforeItStarts ? 1 : 0)
    let isSame = newStart == nil && newEnd == nil
    let isAhead = later > 0 && newEnd.map { minute(of: $0) > Self.minute(of: now) } ?? false
    let isLong = minute(of: composed.end) - minute(of: composed.start) > 24 * 60
    let problem: TimesProblem = isLong ? .tooLong : isAhead ? .endsLater : .nothing
    wording.reply.word(isSame ? 0 : problem.rawValue)
  }

  /// Which minute a time is in the viewer's zone, whose clocks may change between two of them.
  private func minute(of time: SessionTime) -> Int64 {
    Self.minute(of: time.instant ?? book.zone.instant(of: time.shown(in: book.zone)))
  }

  private static func minute(of instant: Instant) -> Int64 {
    let (whole, rest) = instant.microsecondsSince1970.quotientAndRemainder(dividingBy: minute)
    return rest < 0 ? whole - 1 : whole
  }

  /// The time that shows as `wall` to the viewer, or nil when the present one does, to the minute.
  private func changed(_ time: SessionTime?, to wall: CivilDateTime) -> SessionTime? {
    guard let time else { return .civil(wall) }
    let shown = time.shown(in: book.zone)
    let isSame =
      shown.day == wall.day
      && shown.time.microsecondOfDay / Self.minute == wall.time.microsecondOfDay / Self.minute
    if isSame { return nil }
    guard time.instant != nil else { return .civil(wall) }
    let instant = book.zone.instant(of: wall)
    return .zoned(instant, offset: book.zone.offset(at: instant), zone: [])
  }

  private mutating func write(_ time: SessionTime?) {
    var text: [UInt8] = []
    switch time {
    case .civil(let civil): civil.appendISO8601(to: &text)
    case .zoned(let instant, let offset, _): instant.appendISO8601(at: offset, to: &text)
    case nil: break
    }
    wording.reply.text(text[...])
  }
}

extension WireReader {
  /// A time of day as HH:MM.
  fileprivate mutating func timeOfDay() -> TimeOfDay {
    let written = text()
    do throws(ISO8601Error) {
      return try TimeOfDay(iso8601: written)
    } catch {
      fail(.invalidValue)
      return .midnight
    }
  }
}

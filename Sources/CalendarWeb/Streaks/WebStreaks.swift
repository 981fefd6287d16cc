// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarRecords
import CalendarStreaks
import CivilTime

/// A book of sessions behind a byte protocol, for pages that keep streaks.
///
/// A module of its own, so that pages without streaks do not load it. A message is the number of
/// its kind and its fields, written by `Web/app/book.js`. Replies have the layout of `ReplyWriter`,
/// with rows instead of operations.
public struct WebStreaks {
  var book = SessionBook(goal: StreakGoal(points: 100), zone: .utc)
  var wording = WebWording()

  /// A book without sessions and with a goal of 100 points.
  public init() {}

  /// The words of the reply to the last message, and the bytes of its texts.
  public var lastReply: (words: [Int32], bytes: [UInt8]) { wording.lastReply }

  /// What a message asks for, its first byte; smaller numbers are kinds of `WebWording`.
  enum Kind: UInt8 {
    case zone = 16
    case put, remove, goal, firstDay, facts, figures, sessions
    // For pages whose sessions are on a server; see the extensions.
    case week, statedFacts, givenFigures, clear, listing, draft, compose, tints, markFacts
  }
}

extension WebStreaks {
  /// Handles a message and prepares the reply.
  ///
  /// A message that cannot be read changes nothing, and the reply says why.
  public mutating func send(_ message: [UInt8]) {
    if let kind = message.first, kind < Kind.zone.rawValue { return wording.send(message) }
    wording.reply = ReplyWriter()
    var reader = WireReader(message)
    do throws(WireError) {
      try perform(&reader)
      wording.reply.finish(flags: 0)
    } catch {
      wording.reply = ReplyWriter(refusing: error)
    }
  }

  private mutating func perform(_ reader: inout WireReader) throws(WireError) {
    switch reader.checked(Kind(rawValue: reader.uint8()), or: .clear, .unknownKind) {
    case .zone:
      let zone = reader.zone()
      try reader.finish()
      book.setZone(zone)
    case .put: try put(&reader)
    case .remove: try remove(&reader)
    case .goal:
      let goal = reader.int32()
      try reader.finish()
      book.goal = StreakGoal(points: goal)
      book.settle()
    case .firstDay:
      let day = reader.optionalDay()
      try reader.finish()
      book.firstDay = day
    case .facts: try writeFacts(&reader)
    case .figures: try writeFigures(&reader)
    case .sessions: try writeSessions(&reader)
    case .week: try writeWeek(&reader)
    case .statedFacts: try writeStatedFacts(&reader)
    case .givenFigures: try writeGivenFigures(&reader)
    case .clear:
      try reader.finish()
      book = SessionBook(goal: book.goal, firstDay: book.firstDay, zone: book.zone)
    case .listing: try writeListing(&reader)
    case .draft: try writeDraft(&reader)
    case .compose: try writeComposed(&reader)
    case .tints: try writeTints(&reader)
    case .markFacts: try writeMarkFacts(&reader)
    }
  }

  /// Adds a session, or replaces the one with its id; writes its day.
  private mutating func put(_ reader: inout WireReader) throws(WireError) {
    let id = SessionID(bytes: reader.text())
    let start = reader.text()
    let end = reader.text()
    let points = reader.int32()
    try reader.finish()
    do throws(ISO8601Error) {
      let session = Session(
        id: id, start: try SessionTime(iso8601: start), end: try SessionTime(iso8601: end),
        points: points)
      let previous = book.put(session).map { $0.day(in: book.zone) }
      let day = session.day(in: book.zone)
      wording.reply.day(min(previous ?? day, day))
      wording.reply.day(max(previous ?? day, day))
    } catch {
      throw .invalidDay
    }
  }

  /// Removes a session; writes its day, or nothing when there was none.
  private mutating func remove(_ reader: inout WireReader) throws(WireError) {
    let id = SessionID(bytes: reader.text())
    try reader.finish()
    do throws(SessionBookError) {
      let session = try book.remove(id)
      wording.reply.day(session.day(in: book.zone))
    } catch {
      wording.reply.day(nil)
    }
  }
}

extension WebStreaks {
  /// Writes a row per stated day: the day, its tint, its points in two words (low, high), the goal.
  private mutating func writeFacts(_ reader: inout WireReader) throws(WireError) {
    let first = reader.day()
    let last = reader.day()
    let today = reader.day()
    let days = reader.days(first, last)
    try reader.finish()
    var start = days.start
    while let rest = days.last.flatMap({ DayInterval(first: start, last: $0) }) {
      let count = min(rest.count, DayStates.capacity)
      guard let part = DayInterval(start: start, count: count) else { return }
      writeFacts(of: part, asOf: today)
      guard let next = start.adding(days: count) else { return }
      start = next
    }
  }

  private mutating func writeFacts(of days: DayInterval, asOf today: EpochDay) {
    let states = book.streaks.states(of: days, asOf: today)
    for offset in 0..<days.count {
      let day = days.start.addingClamped(days: offset)
      guard let state = states.state(on: day) else { continue }
      let points = book.streaks.points(on: day)
      write(DayFact(day: day, state: state, points: points, goal: book.goal))
    }
  }

  mutating func write(_ fact: DayFact) {
    let progress = fact.progress ?? DayFact.Progress(points: 0, goal: 0)
    wording.reply.day(fact.day)
    wording.reply.word(Int32(fact.tint))
    wording.reply.word(Int32(truncatingIfNeeded: progress.points))
    wording.reply.word(Int32(truncatingIfNeeded: progress.points >> 32))
    wording.reply.word(Int32(truncatingIfNeeded: progress.goal))
  }

  /// The week of a day.
  ///
  /// 0 stands for the locale's first weekday, 1 for Sunday, 7 for Saturday.
  func week(of day: EpochDay, from firstWeekday: UInt8) -> DayInterval? {
    let weekday = Weekday(sundayNumber: Int32(firstWeekday)) ?? wording.locale.weekRule.firstWeekday
    let start = day.startOfWeek(on: weekday)
    return DayInterval(start: start, count: 7) ?? DayInterval(first: start, last: .max)
  }

  /// Writes the heading and the empty text of a day, then a row per session: its id, its points,
  /// its times, and a remark or nothing.
  private mutating func writeSessions(_ reader: inout WireReader) throws(WireError) {
    let day = reader.day()
    try reader.finish()
    write(book.sessions(on: day), of: day)
  }

  mutating func write(_ sessions: [Session], of day: EpochDay) {
    var date: [UInt8] = []
    wording.locale.append(day, wording.locale.mediumDate, to: &date)
    wording.write(.sessionsOn, arguments: [date])
    wording.write(.noSessions, arguments: [date])
    for session in sessions {
      wording.reply.text(session.id.bytes[...])
      let points = Int64(session.points)
      wording.write(.points, count: points, arguments: [wording.written(points)])
      wording.write(.timeRange, arguments: [time(session.start), end(of: session)])
      if session.endsBeforeItStarts {
        wording.write(.endsBeforeStart)
      } else {
        wording.reply.word(-1)
      }
    }
  }

  /// When a session ends, with the day where that is another one: "1:00 AM, Feb 26".
  private func end(of session: Session) -> [UInt8] {
    let (first, last) = (
      session.start.shown(in: book.zone).day, session.end.shown(in: book.zone).day
    )
    var text = time(session.end)
    guard last != first else { return text }
    wording.phrases.append(.separator, to: &text)
    return text + day(written: last, isYearKnown: first.civil.year == last.civil.year)
  }

  private func time(_ time: SessionTime) -> [UInt8] {
    let minute = time.shown(in: book.zone).time.microsecondOfDay / 60_000_000
    return wording.written(minuteOfDay: Int32(minute))
  }
}

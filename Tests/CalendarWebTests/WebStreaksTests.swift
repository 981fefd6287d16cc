// SPDX-License-Identifier: MIT

import AlmanacSamples
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// What pages over a server ask the module of sessions.
struct WebStreaksTests {
  private var streaks = WebStreaks()

  /// A message of the pages: the number of its kind, and its fields.
  private struct Question {
    var fields: Message

    init(_ kind: UInt8) {
      // Without the time and the kind that a calendar's message begins with.
      fields = Message(.frame, at: 0)
      bytes = [kind]
    }

    private var bytes: [UInt8]
    var message: [UInt8] { bytes + fields.bytes.dropFirst(9) }
  }

  /// A word of a reply: a number, or the text that it names.
  private struct Answer {
    var words: [Int32]
    var texts: [String]

    func text(_ index: Int) -> String { words[index] < 0 ? "" : texts[Int(words[index])] }
  }

  private mutating func ask(_ kind: WebStreaks.Kind, _ write: (inout Message) -> Void = { _ in })
    throws -> Answer
  {
    try ask(kind.rawValue, write)
  }

  private mutating func ask(_ kind: WebWording.Kind, _ write: (inout Message) -> Void)
    throws -> Answer
  {
    try ask(kind.rawValue, write)
  }

  private mutating func ask(_ kind: UInt8, _ write: (inout Message) -> Void) throws -> Answer {
    var question = Question(kind)
    write(&question.fields)
    streaks.send(question.message)
    let reply = streaks.lastReply
    try #require(reply.words[0] & 4 == 0, "refused: \(reply.words[5])")
    let end = Int(reply.words[1])
    var rest = Array(String(decoding: reply.bytes, as: UTF8.self).utf16)
    var texts: [String] = []
    for length in reply.words[end...] {
      texts.append(String(decoding: rest.prefix(Int(length)), as: UTF16.self))
      rest.removeFirst(Int(length))
    }
    return Answer(words: Array(reply.words[5..<end]), texts: texts)
  }

  /// English with 24 hours, in Berlin's winter and summer of 2024.
  private mutating func begin() throws {
    var locale = Message.locale("en-GB", rightToLeft: false, first: 1)
    locale.removeFirst(9)
    streaks.send([WebWording.Kind.locale.rawValue] + locale)
    _ = try ask(.zone) {
      $0.int(3600)
      $0.short(1)
      $0.double(1_711_846_800)
      $0.int(7200)
    }
  }

  private mutating func put(_ id: String, _ start: String, _ end: String, _ points: Int32) throws {
    _ = try ask(.put) {
      for text in [id, start, end] { $0.text(text) }
      $0.int(points)
    }
  }

  private mutating func draft(
    _ id: String = "", on day: String = "2024-02-25", today: String = "2024-02-28",
    now: Double = 0
  ) throws -> (start: String, end: String, later: Int32, points: Int32) {
    let answer = try ask(.draft) {
      for text in [id, day, today] { $0.text(text) }
      $0.double(now)
    }
    return (answer.text(0), answer.text(1), answer.words[2], answer.words[3])
  }

  private mutating func compose(
    _ id: String = "", _ start: String, _ end: String, later: Int32 = 0
  ) throws -> (start: String, end: String, endsBeforeStart: Bool) {
    let answer = try ask(.compose) {
      for text in [id, "2024-02-25", start, end] { $0.text(text) }
      $0.int(later)
      $0.double(1_800_000_000_000_000)
    }
    return (answer.text(0), answer.text(1), answer.words[2] == 1)
  }

  private mutating func interval(_ first: String, _ last: String) throws -> [String] {
    let answer = try ask(WebWording.Kind.interval) {
      $0.text(first)
      $0.text(last)
    }
    return [answer.text(0), answer.text(1)]
  }

  private mutating func say(_ phrase: PagePhrase, _ numbers: Double...) throws -> String {
    try ask(WebWording.Kind.say) {
      $0.byte(phrase.rawValue)
      $0.byte(UInt8(numbers.count))
      for number in numbers {
        $0.byte(1)
        $0.double(number)
      }
    }.text(0)
  }

  /// The tints of kinds, which came in the order in which they are listed unless told otherwise.
  private mutating func tints(_ kinds: [String], order: [Int]? = nil) throws -> [Int32] {
    try ask(.tints) {
      $0.short(kinds.count)
      for (kind, place) in zip(kinds, order ?? Array(kinds.indices)) {
        $0.text(kind)
        $0.short(place)
      }
    }.words
  }

  @Test mutating func inclusiveDaysBecomeHalfOpen() throws {
    #expect(try interval("2024-02-28", "2024-02-29") == ["2024-02-28", "2024-03-01"])
    #expect(try interval("2023-12-31", "2023-12-31") == ["2023-12-31", "2024-01-01"])
    #expect(try interval("9999-12-30", "9999-12-31") == ["9999-12-30", "9999-12-31"])
  }

  @Test mutating func aWeekBeginsOnTheWeekdayThatIsAskedFor() throws {
    func week(_ streaks: inout Self, _ weekday: UInt8) throws -> [String] {
      let answer = try streaks.ask(.week) {
        $0.text("2024-02-28")
        $0.byte(weekday)
      }
      return [answer.text(0), answer.text(1)]
    }
    #expect(try week(&self, 7) == ["2024-02-24", "2024-03-02"])
    #expect(try week(&self, 1) == ["2024-02-25", "2024-03-03"])
    try begin()
    #expect(try week(&self, 0) == ["2024-02-26", "2024-03-04"])
  }

  private mutating func headingOfPoints(_ today: String, _ day: String) throws -> String {
    let answer = try ask(.givenFigures) {
      $0.text(today)
      $0.text(day)
      $0.byte(1)
      for number in [1.0, 2, 3, 60] { $0.double(number) }
    }
    #expect(answer.text(10) == "60")
    return answer.text(9)
  }

  @Test mutating func thePointsOfAnotherWeekNameIt() throws {
    try begin()
    #expect(try headingOfPoints("2024-02-28", "2024-02-25") == "Points this week")
    #expect(
      try headingOfPoints("2024-02-28", "2024-02-24") == "Points, 18.2.2024 – 24.2.2024")
  }

  @Test mutating func anEndOnAnotherDayNamesIt() throws {
    try begin()
    try put("a", "2024-02-25T22:00", "2024-02-26T01:15", 7)
    try put("b", "2024-02-25T23:00", "2024-02-25T23:30", 7)
    let answer = try ask(.listing) { $0.text("2024-02-25") }
    #expect(answer.text(4) == "22:00 – 1:15, 26.2.2024")
    #expect(answer.text(8) == "23:00 – 23:30")
  }

  @Test mutating func aPhraseIsFilledAndCounted() throws {
    try begin()
    #expect(try say(.added, 1) == "1 session added")
    #expect(try say(.added, 30) == "30 sessions added")
    let date = try ask(WebWording.Kind.say) {
      for byte in [PagePhrase.marksOn.rawValue, 1, 2] { $0.byte(byte) }
      $0.text("2024-02-25")
    }
    #expect(date.text(0) == "Marks on 25.2.2024")
  }

  @Test mutating func aNewSessionOfTodayEndsNow() throws {
    try begin()
    // 2024-02-28 at 14:38 in Berlin.
    let now = try draft(on: "2024-02-28", now: 1_709_127_480e6)
    #expect(now == ("13:35", "14:35", 0, 100))
    // Shortly behind midnight it does not begin yesterday.
    let night = try draft(on: "2024-02-28", now: 1_709_075_400e6)
    #expect(night == ("00:00", "00:10", 0, 100))
  }

  @Test mutating func aNewSessionOfAnotherDayFollowsThoseThere() throws {
    try begin()
    #expect(try draft() == ("09:00", "10:00", 0, 100))
    try put("a", "2024-02-25T06:30", "2024-02-25T09:50:42", 80)
    #expect(try draft() == ("09:50", "10:50", 0, 20))
    try put("b", "2024-02-25T20:00", "2024-02-25T23:00", 90)
    #expect(try draft() == ("09:00", "10:00", 0, 100))
  }

  @Test mutating func aSessionIsDraftedAsItShows() throws {
    try begin()
    try put("a", "2024-02-25T22:00:30", "2024-02-26T01:15", 7)
    #expect(try draft("a") == ("22:00", "01:15", 1, 7))
    try put("b", "2024-02-24T12:00", "2024-02-24T01:15:20", 30)
    #expect(try draft("b") == ("12:00", "01:15", 0, 30))
  }

  @Test mutating func timesThatAreLeftAloneAreNotWritten() throws {
    try begin()
    try put("a", "2024-02-25T06:30:15", "2024-02-25T09:50:42", 80)
    #expect(try compose("a", "06:30", "09:50") == ("", "", false))
    #expect(try compose("a", "06:30", "09:55") == ("", "2024-02-25T09:55:00", false))
    #expect(try compose("a", "06:30", "09:50", later: 1).end == "2024-02-26T09:50:00")
    #expect(try compose("a", "10:00", "09:50").endsBeforeStart)
  }

  @Test mutating func aZonedTimeStaysZoned() throws {
    try begin()
    // 05:30 in Berlin.
    try put("z", "2024-02-24T23:30:00-05:00", "2024-02-25T00:30:00-05:00", 1)
    #expect(try draft("z") == ("05:30", "06:30", 0, 1))
    #expect(try compose("z", "05:30", "07:00") == ("", "2024-02-25T07:00:00+01:00", false))
  }

  /// Berlin's clocks are set forward on 29 March 2026 and back on 25 October; now it is 14 December.
  @Test(arguments: [
    ("2026-03-28", "12:00", "12:00", 1, 0), ("2026-03-28", "12:00", "13:00", 1, 0),
    ("2026-03-28", "12:00", "13:01", 1, 1), ("2026-10-24", "12:00", "11:00", 1, 0),
    ("2026-10-24", "12:00", "11:01", 1, 1), ("2026-10-24", "12:00", "12:00", 1, 1),
    ("2026-07-01", "12:00", "12:00", 1, 0), ("2026-07-01", "12:00", "12:01", 1, 1),
    ("2026-12-13", "22:00", "09:00", 1, 0), ("2026-12-13", "22:00", "09:01", 1, 2),
    ("2026-12-14", "08:00", "09:30", 0, 0), ("2027-03-01", "08:00", "07:00", 1, 2),
  ])
  mutating func aSessionTakesAtMostADayOfTheClocksThatThereAre(
    day: String, start: String, end: String, later: Int32, problem: Int32
  ) throws {
    try begin()
    _ = try ask(.zone) {
      $0.int(3600)
      $0.short(2)
      $0.double(1_774_746_000)
      $0.int(7200)
      $0.double(1_792_890_000)
      $0.int(3600)
    }
    let answer = try ask(.compose) {
      for text in ["", day, start, end] { $0.text(text) }
      $0.int(later)
      $0.double(1_797_235_200_000_000)
    }
    #expect(answer.words[3] == problem)
  }

  @Test mutating func aTimeThatIsNoneIsRefused() throws {
    var question = Question(WebStreaks.Kind.compose.rawValue)
    for text in ["", "2024-02-25", "24:61", "10:00"] { question.fields.text(text) }
    question.fields.int(0)
    question.fields.double(0)
    streaks.send(question.message)
    #expect(streaks.lastReply.words[0] & 4 != 0)
  }

  @Test mutating func whatWaitsIsCountedOnTop() throws {
    try begin()
    let answer = try ask(.statedFacts) {
      $0.int(3)
      for (day, points, state) in [
        ("2024-02-24", 30.0, "short"), ("2024-02-25", 100, "kept"), ("2024-03-01", 0, ""),
      ] {
        $0.text(day)
        $0.double(points)
        $0.text(state)
      }
      $0.short(3)
      for (start, points) in [
        ("2024-02-24T23:30:00-05:00", -20.0), ("2024-02-24T08:00", 70), ("2024-03-01T08:00", 500),
      ] {
        $0.text(start)
        $0.double(points)
      }
    }
    // Day, tint, points, goal; the one without a state is left out, whatever waits for it.
    #expect(answer.words.count == 10)
    #expect(answer.text(0) == "2024-02-24" && answer.words[1...2] == [1, 100])
    #expect(answer.text(5) == "2024-02-25" && answer.words[6...7] == [2, 80])
  }

  @Test mutating func marksOfADayAreDotsAndANoteInTheLanguageOfThePage() throws {
    var locale = Message.locale("ja-JP", rightToLeft: false, first: 1)
    locale.removeFirst(9)
    streaks.send([WebWording.Kind.locale.rawValue] + locale)
    let answer = try ask(.markFacts) {
      $0.short(3)
      for (kind, order, isHidden) in [("fed", 1, UInt8(0)), ("pruned", 2, 1), ("watered", 0, 0)] {
        $0.text(kind)
        $0.short(order)
        $0.byte(isHidden)
      }
      $0.int(5)
      for (day, kind) in [
        ("2024-02-25", 2), ("2024-02-26", 1), ("2024-02-25", 0), ("2024-02-24", 0),
        ("2024-02-25", 1),
      ] {
        $0.text(day)
        $0.short(kind)
      }
    }
    // Day, dots, their tints, more, note; the day whose only kind is hidden is left out.
    #expect(answer.words[1] == 1 && answer.text(0) == "2024-02-24")
    #expect(answer.words[6] == 2 && answer.words[9] == 0)
    #expect(answer.text(5) == "2024-02-25")
    #expect(answer.text(10).hasSuffix("、fed、watered"))
    #expect(answer.words.count == 11)
  }

  @Test mutating func aKindKeepsItsColourWhenOthersCome() throws {
    let first = try tints(["fertilised", "watered"])
    let then = try tints(["fertilised", "watered", "zoned"])
    #expect(Array(then.prefix(2)) == first)
    // Wherever the new one is listed.
    let before = try tints(["fertilised", "Gym", "watered"], order: [0, 2, 1])
    #expect([before[0], before[2]] == first)
    let eight = try tints(["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(Set(eight) == Set(4...11))
    #expect(try tints(["a", "b", "c", "d", "e", "f", "g", "h", "i"]).prefix(8) == eight[...])
  }

  @Test(arguments: [UInt64](1...4))
  mutating func noMessageTraps(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var answered = 0
    for _ in 0..<4_000 {
      let length = Int.random(in: 0...60, using: &numbers)
      var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      if !bytes.isEmpty { bytes[0] = UInt8.random(in: 0...22, using: &numbers) }
      streaks.send(bytes)
      answered += streaks.lastReply.words.count >= 5 ? 1 : 0
    }
    #expect(answered == 4_000)
  }
}

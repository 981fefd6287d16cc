// SPDX-License-Identifier: MIT

import AlmanacSamples
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// What the form of an event asks the module that reads lines.
struct WebTypingTests {
  /// The texts of the reply, nothing among them as "-"; nil where the message is refused.
  private func ask(
    _ line: String, on day: String, minute: Int32, isPlaced: Bool = false, until: Int = .max
  ) -> [String]? {
    var typing = WebTyping()
    var locale = Message.locale("en-GB", rightToLeft: false, first: 1)
    locale.removeFirst(9)
    typing.send([WebWording.Kind.locale.rawValue] + locale)
    var fields = Message(.frame, at: 0)
    fields.text(line)
    fields.text(day)
    fields.text("2024-02-20")
    fields.int(minute)
    fields.int(isPlaced ? 1 : 0)
    typing.send(Array(([WebTyping.Kind.event.rawValue] + fields.bytes.dropFirst(9)).prefix(until)))
    let reply = typing.lastReply
    if reply.words[0] & 4 != 0 { return nil }
    let end = Int(reply.words[1])
    var rest = Array(String(decoding: reply.bytes, as: UTF8.self).utf16)
    var texts: [String] = []
    for length in reply.words[end...] {
      texts.append(String(decoding: rest.prefix(Int(length)), as: UTF16.self))
      rest.removeFirst(Int(length))
    }
    return reply.words[6..<end].map { $0 < 0 ? "-" : texts[Int($0)] }
  }

  /// The words of the reply to a message with one text, without those of its end.
  private func words(
    _ kind: WebTyping.Kind, _ line: String, now day: String? = nil, _ minute: Int32 = 0
  ) -> [Int32] {
    var typing = WebTyping()
    var fields = Message(.frame, at: 0)
    fields.text(line)
    if let day {
      fields.text(day)
      fields.int(minute)
    }
    typing.send([kind.rawValue] + fields.bytes.dropFirst(9))
    let reply = typing.lastReply
    return Array(reply.words[5..<Int(reply.words[1])])
  }

  @Test func aLineTellsWhetherItRepeats() {
    func isTold(_ line: String) -> Bool {
      var typing = WebTyping()
      var fields = Message(.frame, at: 0)
      for text in [line, "2024-02-20", "2024-02-20"] { fields.text(text) }
      for number: Int32 in [600, 0] { fields.int(number) }
      typing.send([WebTyping.Kind.event.rawValue] + fields.bytes.dropFirst(9))
      return typing.lastReply.words[5] == 1
    }
    #expect(isTold("standup every day 9am"))
    #expect(isTold("daily standup 9am"))
    #expect(!isTold("standup 9am"))
  }

  @Test func timesHaveWhatIsLeftOfDaysAndWhatTheyCanBe() {
    let ends = "2024-02-20T09:00/2024-02-21T10:30"
    #expect(words(.times, ends, now: "2024-02-20", 0) == [1, 0, 1, 540, 0, 1, 1, 630, 0])
    #expect(words(.times, "now", now: "2024-02-20", 607) == [1, -1, 1, 607, 1, 0])
    #expect(words(.times, "20 Feb 9", now: "2024-02-20", 0) == [0])
    #expect(words(.clock, "9:30 pm") == [1290])
    #expect(words(.clock, "half") == [])
  }

  @Test func aLineHasATitleAPlaceAndTwoEnds() {
    let reply = ask("lunch @ Luigi's 2024-02-27 12-13", on: "2024-02-20", minute: 600)
    #expect(reply == ["lunch", "Luigi's", "2024-02-27T12:00", "2024-02-27T13:00"])
    let other = ask("lunch 2024-02-27 12-13", on: "2024-02-20", minute: 600)
    #expect(other == ["lunch", "-", "2024-02-27T12:00", "2024-02-27T13:00"])
  }

  @Test func endsAreOnTheDayThatTheyAreOn() {
    let party = ask("party 2024-02-28 22:00-24:00", on: "2024-02-20", minute: 600)
    #expect(party?[2...] == ["2024-02-28T22:00", "2024-02-29T00:00"])
    let night = ask("watch 2024-02-28 22:00 - 6:30", on: "2024-02-20", minute: 600)
    #expect(night?[2...] == ["2024-02-28T22:00", "2024-02-29T06:30"])
  }

  @Test func whoHasDrawnAnEventMeansItsDay() {
    let coming = ask("call 9:00", on: "2024-02-20", minute: 900)
    #expect(coming?[2] == "2024-02-21T09:00" && coming?[6] == "2024-02-20T09:00")
    let drawn = ask("call 9:00", on: "2024-02-20", minute: 900, isPlaced: true)
    #expect(drawn?.count == 4 && drawn?[2] == "2024-02-20T09:00")
  }

  @Test func daysAreHalfOpen() {
    let reply = ask("2024-02-27 to 2024-02-29", on: "2024-02-20", minute: 600)
    #expect(reply?[0] == "-")
    #expect(reply?[2...] == ["2024-02-27", "2024-03-01"])
  }

  @Test func theDayIsThatOfTheForm() {
    let reply = ask("tea 16:00", on: "2024-02-23", minute: 1_000_000)
    #expect(reply?[2...] == ["2024-02-23T16:00", "2024-02-23T17:00"])
    #expect(ask("tea", on: "2024-02-23", minute: 0) == [])
  }

  @Test func whatCannotBeReadIsRefused() {
    #expect(ask("tea 16:00", on: "2024-02-30", minute: 0) == nil)
    #expect(ask("tea 16:00", on: "2024-02-23", minute: 0, until: 9) == nil)
    #expect(ask("", on: "", minute: 0, until: 1) == nil)
  }
}

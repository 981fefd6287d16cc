// SPDX-License-Identifier: MIT

import AlmanacSamples
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

struct ReplyTests {
  private static func shown() -> (WebCalendar, ScriptHost) {
    var calendar = WebCalendar.replaying()
    var host = ScriptHost()
    for message in [
      Message.clock(pinned: "2024-02-20"), Message.restored, Message.metrics(width: 350),
    ] {
      calendar.send(message)
      host.apply(calendar.lastReply)
    }
    return (calendar, host)
  }

  @Test func nothingIsDrawnBeforeThereAreMetrics() {
    var calendar = WebCalendar.replaying()
    var host = ScriptHost()
    calendar.send(Message.clock(pinned: "2024-02-20"))
    host.apply(calendar.lastReply)
    #expect(host.slots.isEmpty)
    calendar.send(Message.metrics(width: 350))
    host.apply(calendar.lastReply)
    #expect(host.slots.count == calendar.calendar.scene.nodes.count)
    #expect(host.differences(from: calendar.calendar.scene) == [])
  }

  @Test(arguments: [UInt64](1...4))
  func aHostThatAppliesRepliesShowsTheScene(seed: UInt64) {
    var maker = MessageMaker(seed: seed)
    var (calendar, host) = Self.shown()
    var faults: [String] = []
    for step in 0..<800 {
      calendar.send(maker.message())
      host.apply(calendar.lastReply)
      if let fault = host.differences(from: calendar.calendar.scene).first {
        faults.append("\(step): \(fault)")
        break
      }
    }
    #expect(faults == [])
  }

  @Test func slotsAreUsedAgain() {
    var (calendar, host) = Self.shown()
    let atRest = host.slots.count
    var highest = 0
    var time = 0.0
    for _ in 0..<40 {
      calendar.send(Message.number(.page, 1, at: time))
      host.apply(calendar.lastReply)
      highest = max(highest, Int(host.slots.keys.max() ?? 0))
      for _ in 0..<70 {
        time += 16_000
        calendar.send(Message.plain(.frame, at: time))
        host.apply(calendar.lastReply)
        highest = max(highest, Int(host.slots.keys.max() ?? 0))
      }
      #expect(host.slots.count == atRest)
    }
    #expect(host.differences(from: calendar.calendar.scene) == [])
    // Two pages of a page, six weeks and 42 days at most beside what stays, and a status line.
    #expect(highest < atRest + 52)
  }

  @Test func aLogOfMessagesGivesTheSameBytesAgain() {
    func run() -> (dumps: [[UInt8]], replies: [[Int32]]) {
      var maker = MessageMaker(seed: 77)
      var (calendar, _) = Self.shown()
      var dumps: [[UInt8]] = []
      var replies: [[Int32]] = []
      for _ in 0..<1_000 {
        calendar.send(maker.message())
        dumps.append(calendar.dump())
        replies.append(calendar.lastReply.words)
      }
      return (dumps, replies)
    }
    let first = run()
    let second = run()
    #expect(first.dumps == second.dumps)
    #expect(first.replies == second.replies)
    #expect(Set(first.dumps).count > 300)
  }

  @Test func effectsAreWrittenInOrder() {
    var calendar = WebCalendar.replaying()
    var host = ScriptHost()
    calendar.send(Message.clock(pinned: "2024-02-20"))
    calendar.send(Message.restored)
    calendar.send(Message.metrics(width: 350))
    host.apply(calendar.lastReply)
    calendar.send(Message.options([0, 0, 0, 1, 0, 7]))
    host.apply(calendar.lastReply)
    #expect(host.effects.map { $0.operation } == [32, 32, 32, 39])
    #expect(host.effects[0].texts == ["2024-01-28", "2024-03-09", "2024-02-20"])
    #expect(host.effects[3].words == [15_000])
    calendar.send(Message.loaded(1, days: ["2024-02-14"]))
    host.apply(calendar.lastReply)
    calendar.send(Message.select("2024-02-14"))
    host.apply(calendar.lastReply)
    #expect(host.effects.map { $0.operation } == [34, 65])
    #expect(host.effects[1].texts == ["2024-02-20", "2024-02-14"])
  }

  @Test func midnightComesOutInMilliseconds() {
    var calendar = WebCalendar.replaying()
    var host = ScriptHost()
    // 2024-02-20T23:59:58.5 UTC, a second and a half before midnight.
    calendar.send(Message.clock(pinned: "", wall: 1_708_473_598_500_000, at: 7_000_000))
    host.apply(calendar.lastReply)
    #expect(calendar.calendar.environment.today.map { "\($0)" } == "2024-02-20")
    #expect(host.effects.contains { $0.operation == 39 && $0.words == [1_500] })
    calendar.send(Message.clock(pinned: "", wall: 1_708_473_600_000_000, at: 8_500_000))
    #expect(calendar.calendar.environment.today.map { "\($0)" } == "2024-02-21")
  }

  // MARK: - Texts

  @Test func unitsAreCountedAsJavaScriptCounts() {
    let scalars = [
      "a", "é", "ß", "א", "日", "\u{FFFD}", "😀", "𝕏", "\u{200B}", "\u{10FFFF}", "\u{7FF}",
    ]
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &numbers)
      let text = (0..<count).map { _ in scalars.randomElement(using: &numbers) ?? "" }.joined()
      #expect(ReplyWriter.utf16Count(of: Array(text.utf8)[...]) == Int32(text.utf16.count))
    }
  }

  /// Broken text of one field must not shift the texts of the others.
  @Test func brokenTextIsRepairedAtTheDoor() {
    for note: [UInt8] in [
      [0xF0], [0xE6, 0x97], [0x80, 0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0x61, 0xFF, 0x62], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      Array("日本 😀 ok".utf8),
    ] {
      var (calendar, host) = Self.shown()
      calendar.send(Message.options())
      host.apply(calendar.lastReply)
      calendar.send(Message.loaded(1, days: ["2024-02-14", "2024-02-15"], note: note))
      host.apply(calendar.lastReply)
      #expect(host.differences(from: calendar.calendar.scene) == [])
    }
  }

  @Test func textThatIsWholeStaysAsItIs() throws {
    for text in ["", "abc", "é", "日本", "😀", "\u{10FFFF}\u{7FF}\u{800}\u{FFFF}\u{D7FF}\u{E000}"] {
      var message = Message(.frame, at: 0)
      message.text(text)
      var reader = WireReader(Array(message.bytes.dropFirst(9)))
      #expect(reader.text() == Array(text.utf8))
    }
  }

  @Test func theLevelToBeginWithIsShownWithoutMotion() {
    var calendar = WebCalendar.replaying()
    var closed = Message.Closed()
    closed.list = [0, 1, 0, 1, 0, 0]
    var zoom = Message(.zoom, at: 0)
    zoom.byte(ZoomLevel.months.rawValue)
    for message in [
      Message.clock(pinned: "2024-02-20"), Message.restored, Message.options(closed: closed),
      zoom.bytes, Message.metrics(width: 350),
    ] { calendar.send(message) }
    #expect(calendar.calendar.state.level == .months)
    #expect(calendar.calendar.state.zoom == nil)
  }
}

// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// Attributes through the byte protocol.
struct AttributeMessageTests {
  private var calendar = WebCalendar()

  init() {
    for message in [
      Message.clock(pinned: "2024-02-20"), Message.restored, Message.metrics(width: 350),
    ] { calendar.send(message) }
  }

  private var options: CalendarOptions { calendar.calendar.state.options }

  /// The warnings that attributes are answered with: what of, and which.
  private mutating func warnings(_ pairs: (String, String)..., flags: UInt8 = 0) -> [String] {
    calendar.send(Message.attributes(pairs, flags: flags))
    var host = ScriptHost()
    host.apply(calendar.lastReply)
    let wanted = Int32(CalendarWeb.Operation.warning.rawValue)
    return host.effects.filter { $0.operation == wanted }.map { "\($0.1[0]) \($0.2[0])" }
  }

  @Test func attributesLieOverTheirPreset() {
    var own = self
    #expect(own.warnings(("preset", "kal"), ("rows", "six")) == [])
    var wanted = CalendarOptions(.kal)
    wanted.rows = .alwaysSix
    #expect(own.options == wanted)
  }

  @Test func groupsComeBehindEverythingElse() {
    var own = self
    own.calendar.send(
      Message.attributes([("columns-by", "group")], groups: [(7, "Work"), (300, "Home")]))
    let names = own.options.groups.map { String(decoding: $0.name, as: UTF8.self) }
    #expect(names == ["Work", "Home"] && own.options.timeline.columnsByGroup)
    #expect(own.options.shownGroups == [7, 300])
    // Without them the message is as it was before there were any.
    #expect(own.warnings(("columns-by", "day")) == [])
    #expect(own.options.groups.isEmpty && !own.options.timeline.columnsByGroup)
  }

  @Test func anUnknownPresetIsToldOnce() {
    var own = self
    let meaningless = "nonsense \(WireError.invalidValue.rawValue)"
    #expect(own.warnings(("preset", "nonsense")) == [meaningless])
    #expect(own.warnings(("preset", "nonsense"), ("rows", "fit")) == [])
    #expect(own.options.rows == .fitting)
    #expect(own.warnings(("preset", "kal")) == [])
    #expect(own.warnings(("preset", "nonsense")) == [meaningless])
    #expect(own.warnings(("preset", "")) == [])
  }

  @Test func daysThatMeanNothingAreToldAndDoNotTakeTheRestWithThem() {
    var own = self
    let invalid = " \(WireError.invalidDay.rawValue)"
    #expect(
      own.warnings(("min", "2024-02-30"), ("max", "2024-03-01"), ("rows", "fit")) == [invalid])
    #expect(own.options.bounds == .all && own.options.rows == .fitting)
    let reversed = " \(WireError.reversedInterval.rawValue)"
    #expect(own.warnings(("min", "2024-03-01"), ("max", "2024-02-01")) == [reversed])
    #expect(own.calendar.lastReply.words[0] & 4 == 0)
  }

  @Test func whatTheHostKnowsIsAdded() {
    var own = self
    _ = own.warnings(("selection", "interval"), ("asks", "turn"), flags: 1 | 2 | 4 | 8 | 64)
    #expect(own.options.selection == .interval && own.options.isDisabled)
    #expect(own.options.loadsFacts && own.options.loadsOccurrences)
    #expect(own.options.showsAlternateDates && own.options.tellsCells)
    #expect(own.options.asksBeforeTurning && !own.options.asksBeforeSelecting)
  }

  @Test func aDisabledFormKeepsWhatIsSelected() {
    var own = self
    own.calendar.send(Message.day(.select, "2024-02-10"))
    for flags in [1, 0] as [UInt8] {
      #expect(own.warnings(("selection", "single"), flags: flags) == [])
      #expect(own.calendar.calendar.state.selection.day == EpochDay(19763))
    }
  }

  /// The modes that the page is told a view begins with, after a view that folds or does not.
  @Test(
    arguments: [
      (["month"], []), (["expandable"], [0]), (["week", "expandable"], [0]),
      (["expandable", "expandable"], [0]), (["expandable", "month", "year"], [0, -1]),
    ] as [([String], [Int32])])
  func theModeThatIsBegunWithIsToldOnce(views: [String], told: [Int32]) {
    var own = self
    var host = ScriptHost()
    var heard: [Int32] = []
    for view in views {
      own.calendar.send(Message.attributes([("view", view)]))
      host.apply(own.calendar.lastReply)
      heard += modes(toldTo: host)
    }
    #expect(heard == told)
  }

  @Test func theModeThatIsBegunWithIsTheAttributes() {
    var own = self
    own.calendar.send(Message.attributes([("view", "expandable"), ("mode", "week")]))
    var host = ScriptHost()
    host.apply(own.calendar.lastReply)
    #expect(modes(toldTo: host) == [1])
  }

  private func modes(toldTo host: ScriptHost) -> [Int32] {
    let operation = Int32(CalendarWeb.Operation.expansion.rawValue)
    return host.effects.filter { $0.operation == operation }.map { $0.2[0] }
  }

  @Test func attributesOfAnyKindAreReadOrRefused() {
    var own = self
    var maker = MessageMaker(seed: 77)
    var seen: Set<CalendarOptions> = []
    for _ in 0..<2_000 {
      own.calendar.send(maker.attributes())
      seen.insert(own.options)
    }
    #expect(seen.count > 500)
  }

  @Test func everyTruncationIsRefusedAndChangesNothing() {
    var own = self
    let message = Message.attributes([("preset", "kal"), ("rows", "six")])
    let before = own.calendar.calendar.state
    for length in 9..<message.count - 1 {
      own.calendar.send(Array(message.prefix(length)))
      #expect(own.calendar.lastReply.words[0] & 4 != 0, "\(length)")
    }
    #expect(own.calendar.calendar.state == before)
  }

  @Test func onlyWhoReplaysLogsTakesTheMessagesOfOlderOnes() {
    var preset = Message(.preset, at: 0)
    preset.text("kal")
    for message in [Message.options(), preset.bytes] {
      var (shipped, replaying) = (WebCalendar(), WebCalendar.replaying())
      shipped.send(message)
      replaying.send(message)
      #expect(shipped.lastReply.words[0] & 4 != 0)
      #expect(replaying.lastReply.words[0] & 4 == 0)
    }
  }
}

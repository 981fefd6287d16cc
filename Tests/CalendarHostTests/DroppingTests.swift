// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import CivilTime
import Testing

/// Texts that are dragged in from other apps.
@MainActor
@Suite struct DroppingTests {
  private let host: PaperHost
  /// A place among the hours of a week.
  private let place: (x: Int32, y: Int32)

  init() throws {
    let host = PaperHost(width: 700)
    host.session.source = DaySource(id: 1, occurrences: { _ in [] })
    host.session.configure { ($0.view, $0.timeline.isEditable) = (.timeline, true) }
    host.pass(milliseconds: 2000)
    let scene = host.session.scene
    let column = try #require(scene.nodes.indices.first { scene.nodes[$0].role == .dayColumn })
    let frame = scene.absoluteFrame(column)
    (self.host, place) = (host, (frame.x + 640, 300 * 64))
  }

  private var session: CalendarSession { host.session }
  private var isEventShown: Bool { session.scene.nodes.contains { $0.role == .timedEvent } }

  @Test func aTextThatIsDroppedIsStoredAsAnEventOfAnHour() async throws {
    var stored: [(Edit, String)] = []
    session.dropping = { edit, text in
      stored.append((edit, text))
      return .allowed
    }
    session.editing = { _ in
      Issue.record("a drop is no other edit"); return .allowed
    }
    #expect(session.moveText(toX: place.x, y: place.y))
    #expect(isEventShown && stored.isEmpty)
    #expect(session.drop(" \n Call Anna\nabout it\n", x: place.x, y: place.y))
    await session.settle()
    let (edit, text) = try #require(stored.first)
    #expect(stored.count == 1)
    #expect(text == "Call Anna\nabout it")
    #expect(edit.kind == .create)
    let hours = try #require(edit.after.hours)
    #expect(hours.end - hours.start == 60)
  }

  @Test func aTextThatIsTakenAwayLeavesNothing() async {
    session.dropping = { _, _ in
      Issue.record("nothing was dropped"); return .allowed
    }
    #expect(session.moveText(toX: place.x, y: place.y))
    session.removeText()
    #expect(!isEventShown)
    await session.settle()
    // The next one is welcome.
    #expect(session.moveText(toX: place.x, y: place.y))
    #expect(isEventShown)
    session.removeText()
  }

  @Test(arguments: ["", " \n\t "]) func aTextWithoutWordsMakesNoEvent(text: String) async {
    session.dropping = { _, _ in
      Issue.record("there is nothing to store"); return .allowed
    }
    #expect(session.moveText(toX: place.x, y: place.y))
    #expect(!session.drop(text, x: place.x, y: place.y))
    await session.settle()
    #expect(!isEventShown)
  }

  @Test func whoeverStoresNoTextsIsBroughtNone() async {
    session.editing = { _ in
      Issue.record("no text may come in"); return .allowed
    }
    #expect(!session.moveText(toX: place.x, y: place.y))
    #expect(!isEventShown)
    #expect(!session.drop("Call Anna", x: place.x, y: place.y))
    await session.settle()
    #expect(!isEventShown)
  }

  @Test func aCalendarThatIsOnlyReadTakesNone() {
    session.dropping = { _, _ in .allowed }
    session.configure { $0.timeline.isEditable = false }
    #expect(!session.moveText(toX: place.x, y: place.y))
    #expect(!session.drop("Call Anna", x: place.x, y: place.y))
  }

  @Test func aTextThatIsReadAfterItHasLeftIsStored() async {
    // A platform that has read the text when all is over has taken the visitor away before.
    var texts: [String] = []
    session.dropping = { _, text in
      texts.append(text)
      return .allowed
    }
    #expect(session.moveText(toX: place.x, y: place.y))
    session.removeText()
    #expect(session.drop("Late", x: place.x, y: place.y))
    await session.settle()
    #expect(texts == ["Late"])
  }

  @Test func whatIsRefusedIsTakenBackWithItsReason() async {
    session.dropping = { _, _ in .refused(because: "The disk is full.") }
    #expect(session.drop("Call Anna", x: place.x, y: place.y))
    host.pass(milliseconds: 50)
    #expect(isEventShown)
    await session.settle()
    host.pass(milliseconds: 50)
    #expect(!isEventShown)
    #expect(host.words.last?.contains("The disk is full.") == true)
  }

  @Test func theNextEventThatAHandMakesHasNoText() async {
    var kinds: [String] = []
    session.dropping = { _, text in
      kinds.append(text)
      return .allowed
    }
    session.editing = { _ in
      kinds.append("by hand")
      return .allowed
    }
    session.drop("Call Anna", x: place.x, y: place.y)
    await session.settle()
    session.send(.action(.edit(.begin(at: ClockPlace(day: day(2, 21), minute: 600)))))
    session.send(.action(.edit(.drop(isFollowed: true))))
    await session.settle()
    #expect(kinds == ["Call Anna", "by hand"])
  }
}

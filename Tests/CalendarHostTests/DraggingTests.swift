// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import CalendarModel
import CivilTime
import Testing

/// Events that are dragged out to other apps.
@MainActor
@Suite struct DraggingTests {
  private let host: PaperHost
  /// The middle of an event, from nine to eleven, and the same time two days later.
  private let (place, other): ((x: Int32, y: Int32), (x: Int32, y: Int32))

  init() throws {
    let host = PaperHost(width: 700)
    let events = [
      Self.event("a", 9 * 60, "Review"), Self.event("b", 12 * 60, "Lunch"),
    ]
    host.session.source = DaySource(id: 1, occurrences: { _ in events })
    host.session.configure { ($0.view, $0.timeline.isEditable) = (.timeline, true) }
    host.pass(milliseconds: 2000)
    let scene = host.session.scene
    let index = try #require(scene.nodes.indices.first { scene.nodes[$0].role == .timedEvent })
    let frame = scene.absoluteFrame(index)
    self.host = host
    place = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    other = (place.x + 2 * frame.width, place.y)
  }

  private static func event(_ id: String, _ start: Int32, _ title: String) -> Occurrence {
    var event = Occurrence(
      id: Array(id.utf8), start: (day(2, 20), start), end: (day(2, 20), start + 120))
    event.title = Array(title.utf8)
    return event
  }

  private var session: CalendarSession { host.session }
  private var review: String { "Review\nTuesday, February 20, 2024\n9:00 AM – 11:00 AM" }

  private func send(_ phase: PointerSample.Phase, _ x: Int32, _ y: Int32) {
    let sample = PointerSample(phase: phase, device: .mouse, pointer: 0, x: x, y: y)
    session.send(.pointer(sample))
  }

  @Test func anEventIsATextOfItsTitleItsTimeAndWhatTheAppAdds() async {
    let events = session.events(atX: place.x, y: place.y)
    #expect(await session.text(of: events) == review)
    session.describing = {
      $0.title == Array("Review".utf8) ? ["Room 4", "", "Notes\nof two"] : []
    }
    #expect(await session.text(of: events) == review + "\nRoom 4\nNotes\nof two")
  }

  @Test func severalAreParagraphs() async {
    session.send(.action(.edit(.select(["b", "a"].map { Array($0.utf8) }))))
    let events = session.events(atX: place.x, y: place.y)
    let lunch = "Lunch\nTuesday, February 20, 2024\n12:00 PM – 2:00 PM"
    #expect(await session.text(of: events) == review + "\n\n" + lunch)
    #expect(await session.text(of: []) == "")
  }

  @Test func whatAHandCarriesLeavesAndComesBack() async {
    var stored: [Edit] = []
    session.editing = { edit in
      stored.append(edit)
      return .allowed
    }
    send(.down, place.x, place.y)
    send(.moved, other.x, other.y)
    #expect(session.carriedEvents.map(\.title) == [Array("Review".utf8)])
    send(.cancelled, other.x, other.y)
    #expect(session.carriedEvents.isEmpty)
    // Texts are not taken here: what comes back is none.
    #expect(!session.moveText(toX: other.x, y: other.y))
    #expect(session.moveEvents(toX: other.x, y: other.y))
    session.removeEvents()
    #expect(stored.isEmpty)
    #expect(session.dropEvents(x: other.x, y: other.y))
    await session.settle()
    #expect(stored.map(\.kind) == [.move])
    #expect(stored.first?.after.days.start == day(2, 22))
  }

  @Test func whatNobodyHasTakenDoesNotComeBack() {
    #expect(!session.moveEvents(toX: other.x, y: other.y))
    #expect(!session.dropEvents(x: other.x, y: other.y))
  }
}

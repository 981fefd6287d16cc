// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What is said of each step that has been done: where an event is, and where it was (accessibility 3d).
struct MoveAnnouncementTests {
  private func onEvent(
    _ event: Occurrence = .meeting(), locale: LocaleProfile? = nil
  ) throws -> EngineHarness {
    let harness = EngineHarness.editable()
    if let locale { harness.change { $0.locale = locale } }
    harness.answer([event])
    let role: Role = event.hours == nil ? .eventBar : .timedEvent
    harness.send(.focusOccurrence(try #require(harness.parts(role).first).node.key))
    return harness
  }

  @Test func onTheSameDayOnlyTheTimeIsOther() throws {
    let harness = try onEvent()
    harness.key(.down, [.alt, .control])
    #expect(
      harness.spoken
        == "Tuesday, February 20, 2024, 10:00 AM to 11:45 AM, free; was 10:00 AM to 11:30 AM")
  }

  @Test func anotherDayIsNamedAsWell() throws {
    let harness = try onEvent()
    harness.key(.right, .alt)
    #expect(
      harness.spoken
        == "Wednesday, February 21, 2024, 10:00 AM to 11:30 AM, free; "
        + "was Tuesday, February 20, 2024, 10:00 AM to 11:30 AM")
  }

  @Test func wholeDaysAreDays() throws {
    let days = Occurrence(id: Array("b".utf8), days: days("2024-02-20", "2024-02-20"))
    let harness = try onEvent(days)
    harness.key(.right, .alt)
    #expect(harness.spoken == "Wednesday, February 21, 2024; was Tuesday, February 20, 2024")
    harness.key(.right, [.alt, .control])
    #expect(
      harness.spoken
        == "Wednesday, February 21, 2024 to Thursday, February 22, 2024; "
        + "was Wednesday, February 21, 2024")
  }

  /// What is new was nowhere before.
  @Test func ofWhatIsNewItIsSaidWhereItIs() throws {
    let harness = try onEvent()
    harness.drag(("2024-02-21", 605), to: ("2024-02-21", 700))
    #expect(harness.spoken.hasPrefix("Wednesday, February 21, 2024, 10:00 AM to 11:45 AM"))
    #expect(!harness.spoken.contains("was"))
  }

  /// While it is held only where it is counts; given up, only where it is again.
  @Test func whatIsHeldIsSaidToBeWhereItIs() throws {
    let harness = try onEvent()
    harness.key(.space)
    for key in [KeySample.Key.down, .right, .escape] {
      harness.key(key)
      #expect(!harness.spoken.contains("was"), "\(harness.spoken)")
    }
  }

  /// A hand's drop is said as well.
  @Test func aDropIsSaid() throws {
    let harness = try onEvent()
    harness.drag(("2024-02-20", 645), to: ("2024-02-20", 825))
    #expect(
      harness.spoken
        == "Tuesday, February 20, 2024, 1:00 PM to 2:30 PM, free; was 10:00 AM to 11:30 AM")
  }
}

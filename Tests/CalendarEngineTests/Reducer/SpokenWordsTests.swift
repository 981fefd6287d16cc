// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What has been said stays said as it was, whatever becomes of what it was about.
struct SpokenWordsTests {
  @Test func aTimeThatWasFreeWhenItWasSaidStaysFree() throws {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusEntered(day("2024-02-21")))
    harness.key(.down)
    let spoken = harness.spoken
    #expect(spoken.hasSuffix(", free"))
    let minute = try #require(harness.state.focus.minute)
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer([.meeting(), .meeting(minute...minute + 60, on: "2024-02-21", "b")])
    #expect(harness.parts(.timedEvent).contains { $0.day == "2024-02-21" })
    #expect(harness.spoken == spoken)
    #expect(String(decoding: harness.runtime.announcement, as: UTF8.self) == spoken)
    // Said once more, it is as it is by now.
    harness.key(.down)
    harness.key(.up)
    #expect(harness.spoken.hasSuffix(", 1 event"))
  }

  /// Nobody is told again what they have heard, in a language that has just been chosen.
  @Test func anotherLanguageSaysNothingAgain() {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusEntered(day("2024-02-21")))
    harness.key(.down)
    let spoken = harness.text(.announcement)
    harness.change { $0.locale = SampleLocales.german }
    #expect(harness.text(.announcement) == spoken)
  }

  /// The day is read with the column that the keyboard has come to; its time and what is there follows.
  @Test func anotherDayIsSaidWithTheTimeAndWhetherItIsFree() {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusEntered(day("2024-02-21")))
    while harness.state.focus.minute != 600 { harness.key(.down) }
    harness.key(.left)
    #expect(harness.state.focus.day == day("2024-02-20"))
    #expect(harness.spoken == "10:00 AM to 10:30 AM, 1 event")
    harness.key(.left)
    #expect(harness.spoken == "10:00 AM to 10:30 AM, free")
  }
}

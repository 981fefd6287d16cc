// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Where a click leads the keyboard, and what a second one makes.
struct PointingTests {
  typealias Device = PointerSample.Device

  private func click(_ harness: EngineHarness, _ place: Place, _ device: Device = .mouse) {
    let point = harness.point(place)
    harness.send(.focusEntered(day(place.day)))
    harness.pointer(.down, x: point.x, y: point.y, device: device)
    harness.skip(milliseconds: 60)
    harness.pointer(.up, x: point.x, y: point.y, device: device)
    harness.skip(milliseconds: 60)
  }

  @Test(arguments: [Device.mouse, .touch]) func keysGoOnFromTheTimeThatWasClicked(device: Device) {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975), device)
    #expect(harness.told().isEmpty)
    #expect(harness.state.focus.day == day("2024-02-21") && harness.state.focus.minute == 960)
    harness.key(.down)
    #expect(harness.state.focus.minute == 990)
    harness.key(.enter)
    #expect(harness.told() == ["1 create 2024-02-21T16:30 2024-02-21T17:30 new:1"])
  }

  @Test func aDoubleClickMakesAnHourThere() {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975))
    click(harness, ("2024-02-21", 977))
    #expect(harness.told() == ["1 create 2024-02-21T16:00 2024-02-21T17:00 new:1"])
    // A third click is a first one.
    harness.send(.edit(.settle(id: 1, .refused(reason: []))))
    harness.wait(milliseconds: 16)
    click(harness, ("2024-02-22", 300))
    #expect(harness.told().isEmpty)
  }

  @Test func aSecondTapMakesAnHourWhenItComes() {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975), .touch)
    harness.skip(milliseconds: 60_000)
    #expect(harness.told().isEmpty)
    click(harness, ("2024-02-21", 985), .touch)
    #expect(harness.told() == ["1 create 2024-02-21T16:00 2024-02-21T17:00 new:1"])
    // A third tap is a first one.
    harness.send(.edit(.settle(id: 1, .refused(reason: []))))
    harness.wait(milliseconds: 16)
    click(harness, ("2024-02-21", 985), .touch)
    #expect(harness.told().isEmpty && harness.state.focus.minute == 960)
  }

  @Test(arguments: [("2024-02-21", 1_005), ("2024-02-21", 945), ("2024-02-22", 975)])
  func tapsAtTwoTimesPointAtTwo(day: String, minute: Int32) {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975), .touch)
    click(harness, (day, Double(minute)), .touch)
    #expect(harness.told().isEmpty && harness.state.focus.minute == minute / 30 * 30)
  }

  @Test func aTapAfterAScrollIsAFirstOne() {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975), .touch)
    let point = harness.point(("2024-02-21", 975))
    harness.pointer(.down, x: point.x, y: point.y, device: .touch)
    harness.skip(milliseconds: 60)
    harness.pointer(.moved, x: point.x, y: point.y - 60, device: .touch)
    harness.skip(milliseconds: 400)
    harness.pointer(.up, x: point.x, y: point.y - 60, device: .touch)
    harness.wait(milliseconds: 2_000)
    click(harness, ("2024-02-21", 975), .touch)
    #expect(harness.told().isEmpty)
  }

  @Test func twoClicksThatAreFarApartAreTwo() {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975))
    click(harness, ("2024-02-21", 1_035))
    #expect(harness.told().isEmpty)
    harness.skip(milliseconds: 600)
    click(harness, ("2024-02-21", 1_035))
    #expect(harness.told().isEmpty)
    // Nor does a double click on an event, or where nothing can be edited.
    click(harness, ("2024-02-20", 645))
    click(harness, ("2024-02-20", 645))
    #expect(harness.told().isEmpty)
    harness.configure { $0.timeline.isEditable = false }
    click(harness, ("2024-02-21", 300))
    click(harness, ("2024-02-21", 300))
    #expect(harness.told().isEmpty && harness.state.focus.minute != 300)
  }
}

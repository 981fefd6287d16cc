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

  /// What a finger sees of the keyboard's time; nil where it sees none.
  private func seen(_ harness: EngineHarness) -> String? {
    harness.scene.nodes.first { $0.role == .timeCursor && $0.traits.contains(.preview) }
      .map { harness.words($0.text) }
  }

  @Test func aTapIsSeenAndASecondOneMakesAnHourThere() {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975), .touch)
    #expect(seen(harness) == "+ 4:00 PM")
    harness.skip(milliseconds: 60_000)
    #expect(harness.told().isEmpty)
    click(harness, ("2024-02-21", 1_009), .touch)
    #expect(harness.told() == ["1 create 2024-02-21T16:00 2024-02-21T17:00 new:1"])
    #expect(seen(harness) == nil)
    // A third tap is a first one.
    harness.send(.edit(.settle(id: 1, .refused(reason: []))))
    harness.wait(milliseconds: 16)
    click(harness, ("2024-02-21", 985), .touch)
    #expect(harness.told().isEmpty && seen(harness) == "+ 4:00 PM")
  }

  /// What a finger sees is as high as what it would make, also where the day ends.
  @Test(arguments: [(960, 1_020), (1_380, 1_440), (1_410, 1_440)] as [(Int32, Int32)])
  func aTapSeesAllThatItWouldMake(start: Int32, end: Int32) {
    let harness = EngineHarness.withMeeting()
    harness.send(
      .scroll(
        to: ScrollTarget(
          id: 1, day: day("2024-02-21"), isAnimated: false,
          minutes: MinuteRange(start: start - 60, end: end))))
    click(harness, ("2024-02-21", Double(start + 3)), .touch)
    let cursor = harness.scene.nodes.first { $0.role == .timeCursor }
    let (top, foot) = (
      harness.point(("2024-02-21", Double(start))).y, harness.point(("2024-02-21", Double(end))).y
    )
    #expect(cursor.map { Double($0.frame.height) / 64 } == foot - top)
    click(harness, ("2024-02-21", Double(end - 3)), .touch)
    let midnight = end == 1_440 ? "2024-02-22T00:00" : "2024-02-21T17:00"
    #expect(harness.told().first?.contains(" \(midnight) ") == true)
  }

  /// The hour that is seen is from 960 to 1020.
  @Test(arguments: [("2024-02-21", 1_021), ("2024-02-21", 959), ("2024-02-22", 975)])
  func aTapBesideWhatIsSeenIsAFirstOne(day: String, minute: Int32) {
    let harness = EngineHarness.withMeeting()
    click(harness, ("2024-02-21", 975), .touch)
    click(harness, (day, Double(minute)), .touch)
    #expect(harness.told().isEmpty && harness.state.focus.minute == minute / 30 * 30)
    #expect(seen(harness) != nil)
  }

  @Test(arguments: [5, 15, 60]) func allThatIsSeenIsReachedWhateverTheSlot(slot: Int32) {
    let harness = EngineHarness.withMeeting()
    harness.configure { $0.timeline.slot = slot }
    click(harness, ("2024-02-21", 961), .touch)
    click(harness, ("2024-02-21", 1_018), .touch)
    #expect(harness.told() == ["1 create 2024-02-21T16:00 2024-02-21T17:00 new:1"])
  }

  /// What is seen no more makes nothing.
  @Test func aTapAfterAKeyAMouseOrTheFocusElsewhereIsAFirstOne() {
    let ends: [(EngineHarness) -> Void] = [
      { $0.key(.down) }, { $0.send(.focusLeft) }, { click($0, ("2024-02-21", 975), .mouse) },
      { click($0, ("2024-02-20", 645), .touch) },
    ]
    for end in ends {
      let harness = EngineHarness.withMeeting()
      click(harness, ("2024-02-21", 975), .touch)
      end(harness)
      #expect(seen(harness) == nil)
      _ = harness.told()
      click(harness, ("2024-02-21", 975), .touch)
      #expect(harness.told().isEmpty && seen(harness) != nil)
    }
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

// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// The free times of a timeline: heard among its events, and filled where events can be made.
@Suite struct AccessibilityFreeTimeTests {
  private static let wholeDay = "all-day"

  @Test func a11y5FreeTimesAreHeardBetweenTheEventsOfTheirDay() {
    let harness = EngineHarness.editable()
    harness.answer([
      .meeting(540...600, "early"), .meeting(570...690, "beside"), .meeting(900...960, "late"),
      .meeting(0...720, on: "2024-02-21", "morning"),
      .meeting(720...1_440, on: "2024-02-21", "afternoon"),
    ])
    #expect(
      harness.heard("2024-02-20") == [
        "12:00 AM to 9:00 AM", "early", "beside", "11:30 AM to 3:00 PM", "late",
        "4:00 PM to 12:00 AM",
      ])
    #expect(harness.heard("2024-02-21") == ["morning", "afternoon"])
    #expect(harness.heard("2024-02-22") == [Self.wholeDay])
    for element in harness.free() {
      #expect(String(decoding: element.value, as: UTF8.self) == "free")
      #expect(element.kind == .button)
      #expect(element.actions.map(\.trigger) == [.activate, .named])
    }
  }

  /// What begins and ends at once takes no time, and yet stands between two.
  @Test func whatIsTooShortToPutAnythingInIsLeftOut() {
    let harness = EngineHarness.editable { $0.timeline.hours = MinuteRange(start: 480, end: 1_080) }
    harness.answer([.meeting(490...600), .meeting(610...700, "b"), .meeting(800...800, "c")])
    #expect(
      harness.heard("2024-02-20") == ["a", "b", "11:40 AM to 1:20 PM", "c", "1:20 PM to 6:00 PM"])
    #expect(harness.heard("2024-02-21") == ["8:00 AM to 6:00 PM"])
  }

  @Test func nothingIsFreeUntilItIsKnownWhatHappens() {
    let harness = EngineHarness.editable()
    #expect(harness.free().isEmpty)
    harness.answer([])
    #expect(harness.free().count == 3)
    // Without events there is nothing between which a time could be free.
    harness.configure { ($0.loadsOccurrences, $0.timeline.isEditable) = (false, false) }
    #expect(harness.free().isEmpty)
  }

  @Test func whereNothingCanBeMadeFreeTimesAreReadAlone() {
    for isLocked in [true, false] {
      let harness = EngineHarness.editable {
        if isLocked { $0.timeline.isEditable = false } else { $0.isDisabled = true }
      }
      harness.answer([.meeting()])
      #expect(harness.free().count == 4)
      for element in harness.free() {
        #expect(element.kind == .text && element.actions == [] && element.hint == [])
      }
    }
  }

  @Test(arguments: [AccessibilityAction.Trigger.activate, .named])
  func a11y5ANewEventBeginsWhereTheTimeDoes(trigger: AccessibilityAction.Trigger) throws {
    let harness = EngineHarness.withMeeting()
    let free = try #require(harness.free().first { $0.label.starts(with: Array("11:30".utf8)) })
    let action = try #require(free.actions.first { $0.trigger == trigger })
    harness.send(action.input)
    #expect(harness.told() == ["1 create 2024-02-20T11:30 2024-02-20T12:30 new:1"])
    #expect(harness.spoken.hasPrefix("Tuesday"))
  }

  /// Where rules bar the first slot, the next one that they admit.
  @Test func aNewEventBeginsWhereRulesAdmitIt() throws {
    let harness = EngineHarness.editable {
      $0.timeline.workingHours = MinuteRange(start: 540, end: 1_020)
      ($0.timeline.editWithin, $0.timeline.overlapLimit) = (.workingHours, 1)
    }
    harness.answer([.meeting(), .meeting(720...780, "b")])
    harness.forget()
    let free = harness.free("2024-02-20")
    // Between the two there is half an hour, and an event of a whole one would overlap; after the
    // last hour of work there is none.
    #expect(free.map(\.kind) == [.button, .text, .button])
    harness.send(try #require(free.first?.actions.first).input)
    #expect(harness.told() == ["1 create 2024-02-20T09:00 2024-02-20T10:00 new:1"])
  }

  @Test func aRangeOfTimesIsSelectedInTheSameWay() throws {
    let harness = EngineHarness.editable { $0.selection = .time }
    harness.answer([.meeting()])
    harness.forget()
    let free = try #require(harness.free("2024-02-21").first)
    #expect(String(decoding: free.hint, as: UTF8.self) == "Selects this time.")
    #expect(free.actions.map(\.trigger) == [.activate])
    harness.send(try #require(free.actions.first).input)
    let wanted = TimeRange(on: day("2024-02-21"), at: 0, until: day("2024-02-21"), at: 60)
    #expect(harness.told().isEmpty && harness.state.selection.time == wanted)
  }

  /// WCAG 2.5.7: taken hold of with one tap, put down with another one.
  @Test func a11y3eWhatIsHeldGoesToTheFreeTimeThatIsActivated() throws {
    let harness = EngineHarness.withMeeting()
    harness.send(.edit(.take(Array("a".utf8), .move)))
    let free = try #require(harness.free("2024-02-21").first)
    #expect(String(decoding: free.hint, as: UTF8.self) == "Drops it here.")
    #expect(free.actions.map(\.trigger) == [.activate, .escape])
    harness.send(try #require(free.actions.first).input)
    #expect(harness.told() == ["1 move 2024-02-21T00:00 2024-02-21T01:30 a"])
    #expect(harness.held == nil)
  }

  /// Each column of a divided day has its own; what is made is of its group.
  @Test func columnsOfGroupsHaveFreeTimesOfTheirOwn() throws {
    let harness = EngineHarness.editable(days: 1) {
      $0.timeline.columnsByGroup = true
      $0.groups = [
        CalendarGroup(number: 3, name: Array("Work".utf8)),
        CalendarGroup(number: 5, name: Array("Home".utf8)),
      ]
    }
    var meeting = Occurrence.meeting()
    meeting.group = 5
    harness.answer([meeting])
    harness.forget()
    #expect(
      harness.free().map { harness.text($0.label) } == [
        Self.wholeDay, "12:00 AM to 10:00 AM", "11:30 AM to 12:00 AM",
      ])
    let last = try #require(harness.free().last?.actions.first)
    harness.send(last.input)
    #expect(harness.edits.map(\.edit.after.group) == [5])
    #expect(harness.told() == ["1 create 2024-02-20T11:30 2024-02-20T12:30 new:1"])
  }

  /// Only what can be seen is there, and its frame is that part of it: a tap goes to its middle.
  @Test func framesAreThoseOfWhatIsInView() throws {
    let harness = EngineHarness.editable(height: 640)
    harness.answer([.meeting()])
    let tree = harness.runtime.accessibility.elements
    let row = try #require(tree.first { $0.key.role == .timelineRow && $0.row == 4 }).frame
    let free = harness.free()
    #expect(free.count == 4)
    for element in free {
      #expect(element.frame.y >= row.y)
      #expect(element.frame.y + element.frame.height <= row.y + row.height)
    }
    let keys = tree.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test func thereIsAFreeTimeForEachRunOfMinutesWithoutEvents() {
    var numbers = SeededNumbers(seed: WalkPlan.seed(5))
    for _ in 0..<200 {
      let harness = EngineHarness.editable(days: 1) { $0.timeline.snapMinutes = 1 }
      let events = (0..<Int.random(in: 0...6, using: &numbers)).map { index in
        let start = Int32.random(in: 0...1_380, using: &numbers)
        let end = start + Int32.random(in: 1...(1_440 - start), using: &numbers) / 3
        return Occurrence.meeting(start...max(end, start + 1), "\(index)")
      }
      harness.answer(events)
      var taken = [Bool](repeating: false, count: 1_440)
      for event in events {
        guard let hours = event.hours else { continue }
        for minute in hours.start..<hours.end { taken[Int(minute)] = true }
      }
      let runs = zip([true] + taken, taken + [true]).filter { $0 && !$1 }.count
      #expect(harness.free().count == runs)
    }
  }
}

extension EngineHarness {
  /// The free times of a day, or of all days in view.
  fileprivate func free(_ text: String? = nil) -> [AccessibilityElement] {
    runtime.accessibility.elements.filter { element in
      element.key.role == .timeCursor
        && (text.map { element.key.ordinal == day($0).rawValue } ?? true)
    }
  }

  /// What is heard in the column of a day: the ids of events, and free times.
  fileprivate func heard(_ text: String) -> [String] {
    let elements = runtime.accessibility.elements
    let column = elements.firstIndex { $0.key.role == .dayColumn && $0.key.day == day(text) }
    return elements.filter { $0.parent == column.map { Int32($0) } }.map { element in
      runtime.event(of: element).map { self.text($0.id) } ?? self.text(element.label)
    }
  }

  fileprivate func text(_ utf8: [UInt8]) -> String { String(decoding: utf8, as: UTF8.self) }
}

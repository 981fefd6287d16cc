// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What a drag over a week of 500 events changes of its scene: what it touches, and nothing else.
struct TouchedNodesTests {
  private static let days = (18...24).map { "2024-02-\($0)" }

  /// Five hundred events, two or three of them at a time.
  private static let events = (0..<500).map { number in
    let start = Int32(number / 7) * 19
    return Occurrence.meeting(
      start...(start + 15 + Int32(number % 3) * 15), on: days[number % 7], "event \(number)")
  }

  private func week() -> EngineHarness {
    let harness = EngineHarness.editable(days: 7, showing: "2024-02-18")
    harness.answer(Self.events)
    harness.settle()
    harness.forget()
    return harness
  }

  /// The middle of an event.
  private func place(of id: String, _ harness: EngineHarness) throws -> (x: Double, y: Double) {
    let event = try #require(
      harness.parts(.timedEvent).first { harness.words($0.node.detail).hasSuffix(" \(id)") })
    return try #require(harness.middle(of: event.node.key))
  }

  /// In which columns something has changed since a scene, and how many nodes have.
  private func touched(
    _ harness: EngineHarness, since before: CalendarScene
  ) -> (days: Set<String>, count: Int) {
    let scene = harness.scene
    var (days, nodes): (Set<String>, Set<NodeKey>) = ([], [])
    func note(_ key: NodeKey, in scene: CalendarScene) {
      nodes.insert(key)
      var index = scene.index(of: key).map { Int32($0) } ?? -1
      while index >= 0 {
        let node = scene.nodes[Int(index)]
        if node.role == .dayColumn, let day = node.key.day { days.insert("\(day)") }
        index = node.parent
      }
    }
    for change in scene.changes(since: before) {
      switch change {
      case .create(let index, _), .place(let index, _), .restack(let index), .resize(let index),
        .move(let index), .state(let index), .text(let index), .label(let index),
        .detail(let index), .glance(let index):
        note(scene.nodes[index].key, in: scene)
      case .remove(let key): note(key, in: before)
      case .scroll(let index): note(scene.groups[index].key, in: scene)
      case .rest(let key): note(key, in: scene)
      case .style: Issue.record("another style")
      }
    }
    return (days, nodes.count)
  }

  /// The days on which what is held is shown.
  private func heldDays(_ scene: CalendarScene) -> Set<String> {
    var days: Set<String> = []
    for node in scene.nodes where node.role == .timedEvent && node.traits.contains(.lifted) {
      if let day = node.key.day { days.insert("\(day)") }
    }
    return days
  }

  @Test(arguments: [PointerSample.Device.mouse, .touch])
  func eachSampleChangesOnlyTheColumnsThatItTouches(device: PointerSample.Device) throws {
    let harness = week()
    let drawn = harness.scene.nodes.filter { $0.role == .timedEvent }.count
    #expect(drawn == 500)
    harness.take(at: try place(of: "event 212", harness), device)
    #expect(harness.held?.hasSuffix(" event 212") == true)
    var seen: Set<String> = []
    var most = 0
    for step in 0...240 {
      let day = Self.days[1 + step / 12 % 5]
      let target = harness.point((day, Double(120 + step * 113 % 1_200)))
      let before = harness.scene
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: target.x, y: target.y, device: device)
      let (days, count) = touched(harness, since: before)
      #expect(days.isSubset(of: heldDays(before).union(heldDays(harness.scene))), "step \(step)")
      most = max(most, count)
      seen.insert(harness.held ?? "")
    }
    #expect(seen.count > 200)
    // Of what is held its old and its new part, of the hours the labels of its times, and what is said.
    #expect(most <= 6, "\(most)")
  }

  /// What is taken, let go and stored packs the days anew that it leaves and reaches.
  @Test func whatIsLetGoChangesItsDaysAlone() throws {
    let harness = week()
    let before = harness.scene
    let (start, end) = (try place(of: "event 212", harness), harness.point(("2024-02-22", 700)))
    harness.take(at: start, .mouse)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: end.x, y: end.y, device: .mouse)
    harness.pointer(.up, x: end.x, y: end.y, device: .mouse)
    let edit = try #require(harness.edits.first)
    #expect(touched(harness, since: before).days == ["2024-02-20", "2024-02-22"])
    let drawn = harness.scene
    let stored = Self.events.map { $0.id == edit.edit.after.id ? edit.edit.after : $0 }
    harness.send(.edit(.settle(id: edit.id, .allowed)))
    harness.answer(stored)
    harness.settle()
    #expect(harness.state.editing.open.isEmpty)
    // The answer says what has been drawn already.
    #expect(touched(harness, since: drawn).days.isEmpty)
  }
}

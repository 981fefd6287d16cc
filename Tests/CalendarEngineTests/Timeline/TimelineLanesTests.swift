// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Events of whole days above the hours.
struct TimelineLanesTests {
  /// Bars of one to nine days, of which several overlap on each.
  private func bars(seed: UInt64) throws -> [Occurrence] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<160).compactMap { number in
      let first = day("2023-12-01").addingClamped(days: Int32.random(in: 0..<170, using: &numbers))
      let count = Int32.random(in: 1...9, using: &numbers)
      guard let days = DayInterval(start: first, count: count) else { return nil }
      var event = Occurrence(id: Array("\(number)".utf8), days: days)
      event.title = Array("Bar \(number)".utf8)
      return event
    }
  }

  /// The rows of the bars in view, by title.
  private func rows(_ harness: EngineHarness) -> [String: Int32] {
    var rows: [String: Int32] = [:]
    for node in harness.scene.nodes where node.role == .eventBar {
      rows[String(decoding: harness.scene.utf8(node.text), as: UTF8.self)] = node.frame.y / 64 / 24
    }
    return rows
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func ic64ABarKeepsItsRowWhileItIsInView(seed: UInt64) throws {
    let all = try bars(seed: seed)
    let harness = EngineHarness.timeline(days: 5) {
      $0.timeline.snap = .day
      $0.timeline.laneLimit = 10
    }
    harness.answer(all)
    var before = rows(harness)
    #expect(!before.isEmpty)
    var seen = 0
    for step in 0..<90 {
      // There, beyond where it began, and back.
      harness.key((30..<70).contains(step) ? .left : .right)
      harness.settle()
      harness.answer(all)
      let after = rows(harness)
      for (title, row) in after {
        guard let old = before[title] else { continue }
        seen += 1
        #expect(row == old, "\(title) after \(step) steps")
      }
      before = after
    }
    #expect(seen > 100)
  }

  /// What was there while an event was made, such as its draft, leaves no empty row above it.
  @Test func whereABarIsTakenAwayThoseBesideItMoveUp() throws {
    let harness = EngineHarness.timeline { $0.timeline.laneLimit = 10 }
    let (draft, saved, other): (Occurrence, Occurrence, Occurrence) = try (
      .whole("2024-02-20", "2024-02-21", "Draft", .blue),
      .whole("2024-02-20", "2024-02-21", "Saved", .blue),
      .whole("2024-02-22", "2024-02-22", "Other", .blue)
    )
    harness.answer([draft, other])
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer([draft, saved, other])
    #expect(rows(harness) == ["Draft": 0, "Saved": 1, "Other": 0])
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer([saved, other])
    #expect(rows(harness) == ["Saved": 0, "Other": 0])
  }

  /// A calendar that is hidden and shown again.
  @Test func whatGoesAndComesBackHasTheRowThatItHad() throws {
    let harness = EngineHarness.timeline { $0.timeline.laneLimit = 10 }
    let all: [Occurrence] = try [
      .whole("2024-02-20", "2024-02-21", "Conference", .blue),
      .whole("2024-02-20", "2024-02-21", "Visit", .green),
      .whole("2024-02-21", "2024-02-21", "Delivery", .blue),
      .whole("2024-02-22", "2024-02-22", "Elsewhere", .blue),
    ]
    harness.answer(all)
    let before = rows(harness)
    #expect(before == ["Conference": 0, "Visit": 1, "Delivery": 2, "Elsewhere": 0])
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer(Array(all[1...]))
    #expect(rows(harness) == ["Visit": 0, "Delivery": 1, "Elsewhere": 0])
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer(all)
    #expect(rows(harness) == before)
  }

  @Test func ic64BarsInOneRowDoNotTouchTheSameDay() throws {
    let harness = EngineHarness.timeline(days: 14) { $0.timeline.laneLimit = 10 }
    harness.answer(try bars(seed: 4))
    let bars = harness.state.facts.bars(touching: days("2024-02-20", "2024-03-04"))
    #expect(bars.count > 5)
    for one in bars {
      for other in bars where other.occurrence != one.occurrence && other.lane == one.lane {
        #expect(!other.days.overlaps(one.days))
      }
    }
  }

  /// With room for three rows, the third says how many have none; all are shown when asked for.
  @Test func ic64WhatHasNoRowIsCountedAndShownOnDemand() throws {
    let harness = EngineHarness.timeline()
    harness.answer(
      try ["A", "B", "C", "D", "E"].map { try .whole("2024-02-20", "2024-02-21", $0, .blue) })
    #expect(rows(harness) == ["A": 0, "B": 1])
    let more = harness.scene.nodes.filter { $0.role == .moreButton }
    let words = more.map { String(decoding: harness.scene.utf8($0.text), as: UTF8.self) }
    #expect(words == ["+3", "+3"])
    #expect(more.compactMap { $0.frame.y / 64 / 24 } == [2, 2])
    harness.tap(.lanesButton)
    #expect(rows(harness) == ["A": 0, "B": 1, "C": 2, "D": 3, "E": 4])
    #expect(!harness.scene.nodes.contains { $0.role == .moreButton })
    harness.tap(.lanesButton)
    #expect(rows(harness).count == 2)
  }

  @Test func onlyWhatChoosesADaySaysSo() throws {
    let harness = EngineHarness.timeline { $0.selection = .single }
    harness.answer(try Occurrence.week())
    let hinted = harness.runtime.accessibility.elements.filter { !$0.hint.isEmpty }
    #expect(Set(hinted.map(\.key.role)) == [.dateHeader])
  }
}

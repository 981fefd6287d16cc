// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarFoundation
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What a timeline says of days that have no 24 hours.
struct TimelineClocksTests {
  /// A day on which the clocks of a zone change, and what they skip or show twice, in minutes.
  struct Change: Sendable, CustomTestStringConvertible {
    let zone: String
    let day: String
    var gap: ClosedRange<Int32>?
    var fold: ClosedRange<Int32>?

    var testDescription: String { "\(zone) \(day)" }
  }

  static let changes = [
    Change(zone: "Europe/Berlin", day: "2026-03-29", gap: 120...180),
    Change(zone: "Europe/Berlin", day: "2026-10-25", fold: 120...180),
    // Half an hour.
    Change(zone: "Australia/Lord_Howe", day: "2026-10-04", gap: 120...150),
    Change(zone: "Australia/Lord_Howe", day: "2026-04-05", fold: 90...120),
    // A day that was left out.
    Change(zone: "Pacific/Apia", day: "2011-12-30", gap: 0...1440),
    Change(zone: "Pacific/Kwajalein", day: "1993-08-21", gap: 0...1440),
    // Two hours.
    Change(zone: "Antarctica/Troll", day: "2026-03-29", gap: 60...180),
    Change(zone: "Antarctica/Troll", day: "2026-10-25", fold: 60...180),
    // At midnight, and a minute after it.
    Change(zone: "America/Santiago", day: "2026-09-06", gap: 0...60),
    Change(zone: "Africa/Cairo", day: "2026-04-24", gap: 0...60),
    Change(zone: "Asia/Beirut", day: "2026-03-29", gap: 0...60),
    Change(zone: "America/St_Johns", day: "1988-04-03", gap: 1...121),
    Change(zone: "Africa/Casablanca", day: "2026-02-15", fold: 120...180),
    Change(zone: "Europe/Berlin", day: "2026-03-30"),
  ]

  private func harness(
    _ change: Change, _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) throws -> EngineHarness {
    let harness = EngineHarness.timeline(showing: change.day, configure)
    let rules = try ZoneRules(identifier: change.zone)
    let days = try #require(
      DayInterval(start: day(change.day).addingClamped(days: -45), count: 90))
    harness.send(.hoursTold([ZoneTimes(name: [], offsets: rules.offsets(in: days))]))
    // All hours are laid out, whatever is scrolled.
    harness.change { $0.metrics.height = 4_000 }
    return harness
  }

  /// The minutes that a node covers on a day of 56 points an hour.
  private func minutes(_ harness: EngineHarness, _ role: Role, _ day: String) -> ClosedRange<Int32>?
  {
    guard let frame = harness.parts(role).first(where: { $0.day == day })?.node.frame else {
      return nil
    }
    let scale = Double(56 * 64) / 60
    let (start, end) = (Double(frame.y) / scale, Double(frame.y + frame.height) / scale)
    return Int32(start.rounded())...Int32(end.rounded())
  }

  @Test(arguments: changes) func ic62WhatIsSkippedOrComesTwiceIsMarked(_ change: Change) throws {
    let harness = try harness(change)
    #expect(minutes(harness, .hourGap, change.day) == change.gap)
    #expect(minutes(harness, .hourFold, change.day) == change.fold)
    let marks = harness.parts(.hourGap) + harness.parts(.hourFold)
    #expect(marks.allSatisfy { $0.day == change.day })
    #expect(marks.count == (change.gap == nil ? 0 : 1) + (change.fold == nil ? 0 : 1))
  }

  @Test(arguments: changes) func ic62TheNameOfTheDaySaysSo(_ change: Change) throws {
    let harness = try harness(change)
    for role in [Role.dayColumn, .dateHeader] {
      let node = try #require(harness.node(role, change.day))
      let name = String(decoding: harness.scene.utf8(node.label), as: UTF8.self)
      let isMissing = change.gap == 0...1440
      #expect(name.contains("does not exist") == isMissing, "\(name)")
      #expect(name.contains("clocks go forward") == (change.gap != nil && !isMissing), "\(name)")
      #expect(name.contains("clocks go back") == (change.fold != nil), "\(name)")
      #expect(node.traits.contains(.closed) == isMissing)
    }
  }

  @Test func ic62HoursAreEquallyHighWhateverTheClocksDo() throws {
    for change in Self.changes {
      let harness = try harness(change)
      let heights = Set(
        harness.scene.nodes.filter { $0.role == .dayColumn }.map(\.frame.height))
      #expect(heights == [Int32(86_016)])
    }
  }

  /// From 1:30 for an hour to 3:30 over the gap; to 2:30, whether that comes for the first time or
  /// again: the clocks say how high it is, as long as they go forward.
  @Test(arguments: [
    ("2026-03-29", 3600, 7200, Int32(210), Int32(3600), Int32(120)),
    ("2026-10-25", 7200, 7200, 150, 3600, 60), ("2026-10-25", 7200, 3600, 150, 7200, 60),
    // 2:45 until 2:15 an hour after: half an hour that is as high as it lasts.
    ("2026-10-25", 7200, 3600, 135, 1800, 30),
  ]) func ic62AnEventIsWhereTheClocksShowItsEnds(
    text: String, start: Int32, end: Int32, endMinute: Int32, duration: Int32, height: Int32
  ) throws {
    let harness = try harness(Change(zone: "Europe/Berlin", day: text))
    var event = try Occurrence.timed(text, 0, 0, "Ferry", .blue)
    let first: Int32 = duration == 1800 ? 165 : 90
    event.hours = Occurrence.Hours(
      start: first, end: endMinute, startOffset: try #require(UTCOffset(seconds: start)),
      endOffset: try #require(UTCOffset(seconds: end)), duration: duration)
    harness.answer([event])
    let found = try #require(minutes(harness, .timedEvent, text))
    // A point of ground above it.
    #expect(abs(found.lowerBound - first - 1) <= 1)
    #expect(abs(found.upperBound - first - height) <= 1)
  }
}

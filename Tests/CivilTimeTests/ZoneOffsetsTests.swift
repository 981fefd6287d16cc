// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// What a column of a day's hours shows.
@Suite struct ZoneOffsetsTests {
  private func zone(_ name: String) throws -> ZoneRules {
    try ZoneRules(tzif: try #require(ZoneFixture.named(name)).tzif)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-28", 1440, [], []),
    ("Europe/Berlin", "2026-03-29", 1380, [120..<180], []),
    ("Europe/Berlin", "2026-10-25", 1500, [], [120..<180]),
    ("Australia/Lord_Howe", "2026-04-05", 1470, [], [90..<120]),
    ("Australia/Lord_Howe", "2026-10-04", 1410, [120..<150], []),
    ("Antarctica/Troll", "2026-03-29", 1320, [60..<180], []),
    ("Antarctica/Troll", "2026-10-25", 1560, [], [60..<180]),
    ("Pacific/Apia", "2011-12-29", 1440, [], []),
    ("Pacific/Apia", "2011-12-30", 0, [0..<1440], []),
    ("Pacific/Apia", "2011-12-31", 1440, [], []),
    ("Pacific/Kwajalein", "1993-08-21", 0, [0..<1440], []),
    ("America/Santiago", "2026-09-06", 1380, [0..<60], []),
    ("America/Santiago", "2026-04-04", 1500, [], [1380..<1440]),
    ("Africa/Cairo", "2026-04-24", 1380, [0..<60], []),
    ("Asia/Beirut", "2026-03-29", 1380, [0..<60], []),
    ("Africa/Casablanca", "2026-02-15", 1500, [], [120..<180]),
    ("America/St_Johns", "1988-04-03", 1320, [1..<121], []),
    ("America/St_Johns", "1988-10-29", 1559, [], [1321..<1440]),
    ("America/St_Johns", "1988-10-30", 1441, [], [0..<1]),
  ])
  func ic62HoursAreThoseOfTheWall(
    name: String, text: String, length: Int32, gaps: [Range<Int32>], folds: [Range<Int32>]
  ) throws {
    let day = try day(text)
    let offsets = try zone(name).offsets(in: try #require(DayInterval(start: day, count: 1)))
    let hours = offsets.hours(of: day)
    #expect(hours.length == length)
    #expect(hours.gaps.map { $0.start..<$0.end } == gaps)
    #expect(hours.folds.map { $0.start..<$0.end } == folds)
    #expect(hours.exists == (length > 0))
  }

  @Test func changesThatTouchTheDaysAreAmongThem() throws {
    let cairo = try zone("Africa/Cairo")
    let change = try #require(cairo.nextTransition(after: try instant("2026-04-20T00:00Z")))
    func changes(_ text: String, _ count: Int32) throws -> ZoneOffsets {
      cairo.offsets(in: try #require(DayInterval(start: try day(text), count: count)))
    }
    // The clocks skip the first hour of the 24th.
    #expect(try changes("2026-04-24", 1).changes == [change])
    #expect(try changes("2026-04-24", 1).first == change.before)
    #expect(try changes("2026-04-23", 1).changes == [])
    #expect(try changes("2026-04-23", 1).first == change.before)
    #expect(try changes("2026-04-25", 3).changes == [])
    #expect(try changes("2026-04-25", 3).first == change.after)
    #expect(try changes("2026-04-23", 2).changes == [change])
  }

  @Test func anotherZonesLabelsComeOfInstants() throws {
    let spring = try day("2026-03-29")
    let days = try #require(DayInterval(start: spring, count: 2))
    let berlin = try zone("Europe/Berlin").offsets(in: days)
    let kathmandu = try zone("Asia/Kathmandu").offsets(in: days)
    func label(_ minute: Int32, _ gap: GapPolicy = .reject) throws -> String? {
      berlin.instant(ofMinute: minute, on: spring, gap: gap, fold: .earlier)
        .map { "\(kathmandu.civil(at: $0))" }
    }
    #expect(try label(60) == "2026-03-29T05:45:00")
    #expect(try label(150) == nil)
    #expect(try label(150, .shiftForward) == "2026-03-29T07:15:00")
    #expect(try label(150, .shiftBackward) == "2026-03-29T06:15:00")
    #expect(try label(150, .atTransition) == "2026-03-29T06:45:00")
    #expect(try label(180) == "2026-03-29T06:45:00")
    #expect(try label(1440 + 60) == "2026-03-30T04:45:00")
    let autumn = try day("2026-10-25")
    let fold = try zone("Europe/Berlin").offsets(
      in: try #require(DayInterval(start: autumn, count: 1)))
    let twice = FoldPolicy.allCases.map {
      fold.instant(ofMinute: 150, on: autumn, gap: .reject, fold: $0)
    }
    #expect(
      twice == [try instant("2026-10-25T00:30Z"), try instant("2026-10-25T01:30Z"), nil])
  }

  @Test func changesAreGivenInAnyOrder() throws {
    let days = try #require(DayInterval(start: try day("2026-03-01"), count: 300))
    let (winter, summer) = try (#require(UTCOffset(hours: 1)), #require(UTCOffset(hours: 2)))
    let (spring, autumn) = try (instant("2026-03-29T01:00Z"), instant("2026-10-25T01:00Z"))
    let berlin = try zone("Europe/Berlin").offsets(in: days)
    let given = ZoneOffsets(
      days: days, first: winter,
      changes: [
        (autumn, winter), (.max, summer), (spring, winter), (spring, summer),
        (try instant("2026-05-01T00:00Z"), summer), (.min, winter),
      ])
    #expect(given == berlin)
    #expect(given.changes.map { $0.instant } == [spring, autumn])
  }

  @Test func hostileChangesTrapNowhere() throws {
    var generator = SeededGenerator(seed: 5)
    let ends = [EpochDay.min, .epoch, .max]
    for round in 0..<300 {
      let day = ends[round % 3]
      let days = try #require(DayInterval(start: day, count: day == .max ? 1 : 3))
      let noon = Int64(day.rawValue) * 86_400_000_000
      let changes = try (0..<round % 40).map { _ in
        (
          Instant(
            clamping: noon + Int64.random(in: -100_000_000_000...400_000_000_000, using: &generator)
          ),
          try #require(UTCOffset(seconds: Int32.random(in: -93_599...93_599, using: &generator)))
        )
      }
      let offsets = ZoneOffsets(days: days, first: .utc, changes: changes)
      for place in 0..<days.count {
        let hours = offsets.hours(of: day.addingClamped(days: place))
        #expect(hours.length >= 0 && hours.gaps.allSatisfy { $0.end <= 1440 })
        for minute in [0, 700, Int32.min, Int32.max] {
          #expect(
            offsets.instant(ofMinute: minute, on: day, gap: .atTransition, fold: .later) != nil)
        }
      }
      let asked = ZoneOffsets(days: days) { _ in
        UTCOffset(seconds: Int32.random(in: -3...3, using: &generator)) ?? .utc
      }
      #expect(asked.hours(of: day).length > 0)
    }
  }
}

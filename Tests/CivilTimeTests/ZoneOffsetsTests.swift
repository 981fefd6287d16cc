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
  func hoursAreThoseOfTheWall(
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
}

// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// Zones as people meet them.
@Suite struct ZoneRulesTests {
  private func zone(_ name: String) throws -> ZoneRules {
    try ZoneRules(tzif: try #require(ZoneFixture.named(name)).tzif)
  }

  @Test func everyGapPolicyMeansWhatItSays() throws {
    let berlin = try zone("Europe/Berlin")
    let missing = try civil("2024-03-31T02:30")
    let answers = GapPolicy.allCases.map { berlin.instant(of: missing, gap: $0, fold: .reject) }
    #expect(
      answers == [
        try instant("2024-03-31T01:30Z"), try instant("2024-03-31T00:30Z"),
        try instant("2024-03-31T01:00Z"), nil,
      ])
    #expect(berlin.instant(of: missing) == (try instant("2024-03-31T01:30Z")))
    #expect(berlin.civil(at: berlin.instant(of: missing)) == (try civil("2024-03-31T03:30")))
  }

  @Test func everyFoldPolicyMeansWhatItSays() throws {
    let berlin = try zone("Europe/Berlin")
    let doubled = try civil("2024-10-27T02:30")
    let answers = FoldPolicy.allCases.map { berlin.instant(of: doubled, gap: .reject, fold: $0) }
    #expect(answers == [try instant("2024-10-27T00:30Z"), try instant("2024-10-27T01:30Z"), nil])
    #expect(berlin.instant(of: doubled) == (try instant("2024-10-27T00:30Z")))
  }

  @Test func gapsAndFoldsAreHalfOpen() throws {
    let berlin = try zone("Europe/Berlin")
    func kind(_ text: String) throws -> Int {
      switch berlin.resolve(try civil(text)) {
      case .unique: 1
      case .gap: 0
      case .fold: 2
      }
    }
    #expect(try kind("2024-03-31T01:59:59.999999") == 1)
    #expect(try kind("2024-03-31T02:00") == 0)
    #expect(try kind("2024-03-31T02:59:59.999999") == 0)
    #expect(try kind("2024-03-31T03:00") == 1)
    #expect(try kind("2024-10-27T01:59:59.999999") == 1)
    #expect(try kind("2024-10-27T02:00") == 2)
    #expect(try kind("2024-10-27T02:59:59.999999") == 2)
    #expect(try kind("2024-10-27T03:00") == 1)
  }

  @Test(arguments: [
    ("Africa/Cairo", "2024-04-26", "2024-04-25T22:00Z", 82_800),
    ("America/Santiago", "2024-09-08", "2024-09-08T04:00Z", 82_800),
    ("America/Santiago", "2024-04-06", "2024-04-06T03:00Z", 90_000),
    ("Europe/Berlin", "2024-03-31", "2024-03-30T23:00Z", 82_800),
    ("Europe/Berlin", "2024-10-27", "2024-10-26T22:00Z", 90_000),
    ("Australia/Lord_Howe", "2024-10-06", "2024-10-05T13:30Z", 84_600),
    ("Australia/Lord_Howe", "2024-04-07", "2024-04-06T13:00Z", 88_200),
    ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00Z", 86_400),
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00Z", 0),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00Z", 86_400),
    ("Pacific/Kwajalein", "1993-08-21", "1993-08-21T12:00Z", 0),
    ("America/St_Johns", "2006-10-29", "2006-10-29T02:30Z", 90_000),
    ("Etc/UTC", "2024-03-31", "2024-03-31T00:00Z", 86_400),
  ])
  func daysBeginAndLastAsTheyDo(name: String, text: String, start: String, length: Int32) throws {
    let zone = try zone(name)
    #expect(zone.startOfDay(try day(text)) == (try instant(start)))
    #expect(zone.secondsInDay(try day(text)) == length)
  }

  @Test func midnightTurnsTheDay() throws {
    let apia = try zone("Pacific/Apia")
    let turn = try #require(apia.nextMidnight(after: try instant("2011-12-30T09:00Z")))
    #expect(turn == (try instant("2011-12-30T10:00Z")))
    #expect(apia.day(at: turn) == (try day("2011-12-31")))
    #expect(apia.day(at: turn.addingClamped(microseconds: -1)) == (try day("2011-12-29")))
    // Saint John's set its clocks back at 00:01: three midnights in an hour.
    let johns = try zone("America/St_Johns")
    var now = try instant("2006-10-28T12:00Z")
    var turns: [String] = []
    for _ in 0..<4 {
      now = try #require(johns.nextMidnight(after: now))
      turns.append("\(now) \(johns.day(at: now))")
    }
    #expect(
      turns == [
        "2006-10-29T02:30:00Z 2006-10-29", "2006-10-29T02:31:00Z 2006-10-28",
        "2006-10-29T03:30:00Z 2006-10-29", "2006-10-30T03:30:00Z 2006-10-30",
      ])
  }

  /// A partition: each day ends where the next begins, and shows itself at its start.
  @Test(arguments: [
    "Africa/Cairo", "America/Santiago", "America/St_Johns", "Pacific/Apia", "Asia/Gaza",
    "Africa/Casablanca", "Europe/Dublin", "Antarctica/Troll",
  ])
  func daysLeaveNothingBetweenThem(name: String) throws {
    let zone = try zone(name)
    let first = try day("1970-01-01").rawValue
    var expected = zone.startOfDay(.epoch)
    var missing = 0
    var wrong: [EpochDay] = []
    for raw in first..<(first + 24_837) {
      let day = try #require(EpochDay(raw))
      let start = zone.startOfDay(day)
      let length = zone.secondsInDay(day)
      if start != expected { wrong.append(day) }
      if length == 0 { missing += 1 }
      if length > 0, zone.day(at: start) != day { wrong.append(day) }
      if zone.day(at: start.addingClamped(microseconds: -1)) >= day { wrong.append(day) }
      expected = start.addingClamped(seconds: Int64(length))
    }
    #expect(wrong.prefix(3) == [])
    #expect(missing == (name == "Pacific/Apia" ? 1 : 0))
  }

  @Test func whatAClockShowsMeansAnInstantItWasShownAt() throws {
    var generator = SeededGenerator(seed: 7)
    var count = 0
    for fixture in ZoneFixture.all {
      let zone = try ZoneRules(tzif: fixture.tzif)
      for _ in 0..<20 {
        // Years 1900 to 2200.
        let second = Int64.random(in: -2_208_988_800..<7_258_118_400, using: &generator)
        let time = try #require(Instant(secondsSince1970: second))
        switch zone.resolve(zone.civil(at: time)) {
        case .unique(let only): #expect(only == time)
        case .gap(let transition): Issue.record("\(fixture.names[0]) \(time) \(transition)")
        case .fold(let earlier, let later): #expect(earlier == time || later == time)
        }
        count += 1
      }
    }
    #expect(count == 6900)
  }

  @Test func transitionsGivenOneByOneMakeAZone() throws {
    let winter = try #require(UTCOffset(hours: 1))
    let summer = try #require(UTCOffset(hours: 2))
    let spring = try instant("2024-03-31T01:00Z")
    let autumn = try instant("2024-10-27T01:00Z")
    let zone = try #require(
      ZoneRules(initial: winter, transitions: [(spring, summer), (autumn, winter)]))
    let berlin = try self.zone("Europe/Berlin")
    var now = try instant("2024-01-01T00:00Z")
    for _ in 0..<8784 {
      #expect(zone.offset(at: now) == berlin.offset(at: now))
      now = now.addingClamped(seconds: 3600)
    }
    #expect(zone.nextTransition(after: autumn) == nil)
    #expect(ZoneRules(initial: winter, transitions: [(spring, winter)]) == .fixed(winter))
    #expect(ZoneRules(initial: winter, transitions: [(autumn, summer), (spring, winter)]) == nil)
    #expect(ZoneRules(initial: winter, transitions: [(spring, summer), (spring, winter)]) == nil)
  }

  @Test func noQueryTrapsAtTheEndsOfTheCalendar() throws {
    let offsets = try [-93_599, -1, 0, 1, 93_599].map { try #require(UTCOffset(seconds: $0)) }
    var zones = offsets.map { ZoneRules.fixed($0) }
    zones += try ["Europe/Berlin", "Africa/Cairo", "America/New_York"].map { try zone($0) }
    let ends = try #require(ZoneRules(initial: offsets[0], transitions: [(.min, offsets[4])]))
    let both = try #require(
      ZoneRules(initial: offsets[4], transitions: [(.min, offsets[0]), (.max, offsets[4])]))
    for zone in zones + [ends, both] {
      for time in [Instant.min, .epoch, .max] {
        #expect(zone.civil(at: time) >= .min)
        #expect(zone.day(at: time) <= .max)
        #expect((zone.nextTransition(after: time)?.instant ?? .max) >= time)
        #expect((zone.previousTransition(before: time)?.instant ?? .min) <= time)
        #expect((zone.nextMidnight(after: time) ?? .max) >= time)
      }
      for day in [EpochDay.min, .epoch, .max] {
        #expect(zone.startOfDay(day) >= .min)
        #expect(zone.secondsInDay(day) >= 0)
        for time in [TimeOfDay.midnight, .noon, .max] {
          let civil = CivilDateTime(day: day, time: time)
          for gap in GapPolicy.allCases where gap != .reject {
            #expect(zone.instant(of: civil, gap: gap, fold: .later) != nil)
          }
          #expect(zone.instant(of: civil) <= .max)
        }
      }
    }
  }

  @Test func transitionsTellHowFarTheyGo() throws {
    let next = try zone("Europe/Berlin").nextTransition(after: try instant("2024-01-01T00:00Z"))
    #expect(next?.shift == 3600)
    #expect(next?.civilBefore == (try civil("2024-03-31T02:00")))
    #expect(next?.civilAfter == (try civil("2024-03-31T03:00")))
    #expect(ZoneRules.utc.nextTransition(after: .min) == nil)
  }
}

// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// The days before, of and after every transition of 1970 to 2037 in every zone.
@Suite struct ZoneOffsetsOracleTests {
  /// A zone and the days around its transitions.
  private struct Walk {
    let name: String
    let zone: ZoneRules
    let fixture: ZoneFixture
    var days: [EpochDay] = []

    init(_ fixture: ZoneFixture) throws {
      (name, self.fixture) = (fixture.names[0], fixture)
      zone = try ZoneRules(tzif: fixture.tzif)
      for transition in fixture.transitions where transition.instant < 2_145_916_800 {
        let low = transition.instant + Int64(min(transition.before, transition.after))
        let high = transition.instant + Int64(max(transition.before, transition.after))
        for raw in low / 86_400 - 1...high / 86_400 + 1 {
          let day = EpochDay(clamping: raw)
          if days.last.map({ $0 < day }) ?? true { days.append(day) }
        }
      }
    }
  }

  private static let walks = Result { try ZoneFixture.all.map { try Walk($0) } }

  private func interval(_ first: EpochDay, _ count: Int32) throws -> DayInterval {
    try #require(DayInterval(start: first, count: count))
  }

  @Test func hoursAreThoseOfPython() throws {
    var (days, odd, lengths, wrong) = (0, 0, Set<Int32>(), [String]())
    for walk in try Self.walks.get() {
      var (minutes, text) = (0, "")
      for day in walk.days {
        let hours = walk.zone.offsets(in: try interval(day, 1)).hours(of: day)
        minutes += Int(hours.length)
        text += "\(day.rawValue) \(hours.length) \(Self.text(hours.gaps)) "
        text += "\(Self.text(hours.folds));"
        if !hours.gaps.isEmpty || !hours.folds.isEmpty { odd += 1 }
        if !isConsistent(hours) { wrong.append("\(walk.name) \(day)") }
        lengths.insert(hours.length)
      }
      let expected = walk.fixture.hours
      #expect(walk.days.count == expected.days && minutes == expected.minutes, "\(walk.name)")
      #expect(walk.days.isEmpty || Self.hash(text) == expected.hash, "\(walk.name)")
      days += walk.days.count
    }
    #expect(days == 55_599)
    #expect(odd == 18_127)
    #expect(wrong.prefix(5) == [])
    #expect(lengths.isSuperset(of: [0, 1320, 1380, 1410, 1440, 1470, 1500, 1560]))
  }

  /// Whether its length is what its gaps and folds make of 24 hours, and these are apart.
  private func isConsistent(_ hours: DayHours) -> Bool {
    let ranges = (hours.gaps + hours.folds).sorted { $0.start < $1.start }
    let odd = hours.folds.reduce(0) { $0 + $1.count } - hours.gaps.reduce(0) { $0 + $1.count }
    return hours.length == 1440 + odd && ranges.allSatisfy { !$0.isEmpty && $0.end <= 1440 }
      && zip(ranges, ranges.dropFirst()).allSatisfy { $0.end <= $1.start }
  }

  /// A day on its own and among others says the same.
  @Test func howManyDaysAreAskedForDoesNotMatter() throws {
    var (days, wrong) = (0, [String]())
    for walk in try Self.walks.get() {
      for day in walk.days where day.rawValue % 5 == 0 {
        let week = walk.zone.offsets(in: try interval(day.addingClamped(days: -3), 7))
        let alone = walk.zone.offsets(in: try interval(day, 1))
        let isRight =
          alone.hours(of: day) == week.hours(of: day)
          && alone.changes.allSatisfy { week.changes.contains($0) }
        if !isRight { wrong.append("\(walk.name) \(day)") }
        days += 1
      }
    }
    #expect(days > 10_000)
    #expect(wrong.prefix(5) == [])
  }

  @Test func aMinuteIsShownAtItsInstant() throws {
    var (shown, skipped, twice, wrong) = (0, 0, 0, [String]())
    for walk in try Self.walks.get() {
      for day in walk.days {
        let offsets = walk.zone.offsets(in: try interval(day, 1))
        let hours = offsets.hours(of: day)
        for minute in [0, 1, 59, 60, 119, 120, 150, 180, 1439] as [Int32] {
          let found = [FoldPolicy.earlier, .later].map {
            offsets.instant(ofMinute: minute, on: day, gap: .reject, fold: $0)
          }
          let isSkipped = hours.gaps.contains { $0.contains(minute) }
          let isTwice = hours.folds.contains { $0.contains(minute) }
          let isRight =
            isSkipped == (found == [nil, nil]) && isTwice == (found[0] != found[1])
            && found.allSatisfy { shows(offsets, minute, of: day, at: $0, in: walk.zone) }
          if !isRight { wrong.append("\(walk.name) \(day) \(minute)") }
          if isSkipped { skipped += 1 } else if isTwice { twice += 1 } else { shown += 1 }
        }
      }
    }
    #expect(shown + skipped + twice == 55_599 * 9)
    #expect(skipped > 5000 && twice > 5000)
    #expect(wrong.prefix(5) == [])
  }

  private func shows(
    _ offsets: ZoneOffsets, _ minute: Int32, of day: EpochDay, at instant: Instant?,
    in zone: ZoneRules
  ) -> Bool {
    guard let instant else { return true }
    let civil = offsets.civil(at: instant)
    return civil.day == day && civil.time.minuteOfDay == minute && civil == zone.civil(at: instant)
  }

  @Test func askingForOffsetsFindsWhatTheRulesSay() throws {
    var (windows, questions, changes, wrong) = (0, 0, 0, [String]())
    for walk in try Self.walks.get() {
      for (index, day) in walk.days.enumerated() {
        let count = Int32(index % 14 + 1)
        let days = try interval(day.addingClamped(days: Int32(-(index % 5))), count)
        let asked = ZoneOffsets(days: days) {
          questions += 1
          return walk.zone.offset(at: $0)
        }
        if asked != walk.zone.offsets(in: days) { wrong.append("\(walk.name) \(days)") }
        windows += 1
        changes += asked.changes.count
      }
    }
    #expect(windows == 55_599)
    #expect(changes > 40_000)
    #expect(questions < windows * 25)
    #expect(wrong.prefix(5) == [])
  }

  /// All of 1970 to 2037 in one piece.
  @Test func askingForManyYearsFindsEveryTransition() throws {
    let days = try interval(.epoch, 24_837)
    var transitions = 0
    for walk in try Self.walks.get() {
      let asked = ZoneOffsets(days: days) { walk.zone.offset(at: $0) }
      #expect(asked == walk.zone.offsets(in: days), "\(walk.name)")
      transitions += asked.changes.count
    }
    #expect(transitions == 18_064)
  }

  private static func text(_ ranges: [MinuteRange]) -> String {
    ranges.map { "\($0.start)-\($0.end)" }.joined(separator: ",")
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

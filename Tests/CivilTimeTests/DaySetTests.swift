// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// Sets of days against the standard library's Set.
struct DaySetTests {
  private static let start: Int32 = 19_700

  private static func day(_ offset: Int) throws -> EpochDay {
    try #require(EpochDay(start + Int32(offset)))
  }

  private static func days(_ offset: Int, _ count: Int) throws -> DayInterval {
    try #require(DayInterval(start: day(offset), count: Int32(count)))
  }

  private static func isSound(_ set: DaySet) -> Bool {
    !set.runs.contains { $0.isEmpty }
      && zip(set.runs, set.runs.dropFirst()).allSatisfy { $0.endRawValue < $1.start.rawValue }
  }

  @Test func itDoesWhatASetOfDaysDoes() throws {
    var numbers = SeededGenerator(seed: 7)
    var edits = 0
    for _ in 0..<60 {
      var set = DaySet()
      var oracle: Set<EpochDay> = []
      for _ in 0..<60 {
        let run = try Self.days(
          .random(in: 0...60, using: &numbers), .random(in: 0...9, using: &numbers))
        let members = (0..<run.count).map { run.start.addingClamped(days: $0) }
        switch Int.random(in: 0...4, using: &numbers) {
        case 0, 1:
          set.insert(run)
          oracle.formUnion(members)
        case 2:
          set.remove(run)
          oracle.subtract(members)
        case 3:
          set.insert(run.start)
          oracle.insert(run.start)
        default:
          set.remove(run.start)
          oracle.remove(run.start)
        }
        edits += 1
        #expect(Self.isSound(set), "\(set.runs)")
        #expect(set.count == Int32(oracle.count))
        #expect(set.first == oracle.min() && set.last == oracle.max())
        for offset in -2...72 {
          let day = try Self.day(offset)
          #expect(set.contains(day) == oracle.contains(day))
        }
      }
    }
    #expect(edits == 3600)
  }

  @Test func equalSetsHaveEqualRuns() throws {
    var one = DaySet()
    for offset in [3, 1, 2, 9, 8] { one.insert(try Self.day(offset)) }
    var other = DaySet(try Self.days(0, 10))
    other.remove(try Self.day(0))
    other.remove(try Self.days(4, 4))
    #expect(one == other)
    #expect(one.runs == [try Self.days(1, 3), try Self.days(8, 2)])
  }

  @Test func neighboursBecomeOneRun() throws {
    var set = DaySet(try Self.days(0, 2))
    set.insert(try Self.days(4, 2))
    #expect(set.runs.count == 2)
    set.insert(try Self.days(2, 2))
    #expect(set.runs == [try Self.days(0, 6)])
  }

  @Test func tenThousandYearsAreOneRun() {
    var set = DaySet(.all)
    #expect(set.runs.count == 1)
    #expect(set.count == DayInterval.all.count)
    set.remove(.epoch)
    #expect(set.runs.count == 2)
    #expect(!set.contains(.epoch) && set.contains(.min) && set.contains(.max))
    set.remove(.min)
    set.remove(.max)
    #expect(set.count == DayInterval.all.count - 3)
    set.insert(.all)
    #expect(set == DaySet(.all))
  }

  @Test func emptyIntervalsChangeNothing() throws {
    var set = DaySet(try Self.day(5))
    let empty = try Self.days(5, 0)
    set.insert(empty)
    set.remove(empty)
    #expect(set == DaySet(try Self.day(5)))
    #expect(DaySet(empty) == DaySet() && DaySet().count == 0 && DaySet().first == nil)
  }

  @Test func anIntersectionKeepsWhatLiesInside() throws {
    var set = DaySet(try Self.days(0, 4))
    set.insert(try Self.days(6, 4))
    #expect(!set.isContained(in: try Self.days(2, 6)))
    set.formIntersection(try Self.days(2, 6))
    #expect(set.runs == [try Self.days(2, 2), try Self.days(6, 2)])
    #expect(set.isContained(in: try Self.days(2, 6)))
  }
}

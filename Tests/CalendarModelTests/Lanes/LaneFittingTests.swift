// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

struct LaneFittingTests {
  private static func interval(_ start: Int32, _ count: Int32) -> DayInterval {
    DayInterval(start: EpochDay(clamping: Int64(start)), count: count) ?? .all
  }

  private static func bars(_ spans: [(Int32, Int32)]) -> [Occurrence] {
    spans.enumerated().map { Occurrence(id: [UInt8($0)], days: interval($1.0, $1.1)) }
  }

  private static func fitting(
    _ bars: [Occurrence], in days: DayInterval, limit: Int32
  ) -> LaneFitting {
    var memory = StickyLanes()
    return LaneFitting(bars, lanes: memory.place(bars), in: days, limit: limit)
  }

  @Test func ic64ABarIsInterruptedOnDaysThatHaveMore() {
    // Lanes 0, 1 and 2; the third is on the middle day alone.
    let bars = Self.bars([(0, 5), (0, 5), (2, 1)])
    let fitting = Self.fitting(bars, in: Self.interval(0, 5), limit: 2)
    #expect(fitting.more == [0, 0, 2, 0, 0])
    #expect(fitting.lanes == [2, 2, 2, 2, 2])
    let shown = fitting.bars.map { "\($0.occurrence) \($0.days.start.rawValue)+\($0.days.count)" }
    #expect(shown == ["0 0+5", "1 0+2", "1 3+2"])
    #expect(fitting.bars.map { $0.continuesBefore } == [false, false, true])
    #expect(fitting.bars.map { $0.continuesAfter } == [false, true, false])
  }

  @Test func aBarGoesOnAtTheEndsOfTheDays() {
    let fitting = Self.fitting(Self.bars([(0, 9), (20, 1)]), in: Self.interval(3, 4), limit: 3)
    #expect(fitting.bars.count == 1)
    #expect(fitting.bars.first?.days == Self.interval(3, 4))
    #expect(fitting.bars.first?.continuesBefore == true)
    #expect(fitting.bars.first?.continuesAfter == true)
    #expect(fitting.lanes == [1, 1, 1, 1])
  }

  /// Each occurrence is shown or counted on each of its days, and what a day shows does not depend
  /// on how many days are asked for.
  @Test func ic64EveryOccurrenceIsShownOrCountedOnEachOfItsDays() {
    var (numbers, checked) = (SeededNumbers(seed: 91), 0)
    for round in 0..<150 {
      let bars = Self.bars(
        (0..<round % 40).map { _ in
          (Int32.random(in: 0..<30, using: &numbers), Int32.random(in: 1...9, using: &numbers))
        })
      var memory = StickyLanes()
      let lanes = memory.place(bars)
      let limit = Int32.random(in: 1...5, using: &numbers)
      let whole = LaneFitting(bars, lanes: lanes, in: Self.interval(0, 30), limit: limit)
      #expect(whole.bars.allSatisfy { $0.lane < limit && $0.lane == lanes[Int($0.occurrence)] })
      for raw in 0..<30 as Range<Int32> {
        let day = Self.interval(raw, 1)
        let shown = whole.bars.filter { $0.days.overlaps(day) }
        let more = whole.more[Int(raw)]
        #expect(shown.count + Int(more) == bars.filter { $0.days.overlaps(day) }.count)
        // The last lane is that of the count.
        #expect(more == 0 || shown.allSatisfy { $0.lane < limit - 1 })
        let alone = LaneFitting(bars, lanes: lanes, in: day, limit: limit)
        #expect(alone.more == [more] && alone.lanes == [whole.lanes[Int(raw)]])
        #expect(alone.bars.map { $0.occurrence } == shown.map { $0.occurrence })
        checked += 1
      }
    }
    #expect(checked == 4500)
  }
}

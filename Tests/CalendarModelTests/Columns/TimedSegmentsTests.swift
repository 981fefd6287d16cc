// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

struct TimedSegmentsTests {
  private let today = EpochDay(clamping: 20_000)

  /// An occurrence from a minute to another, both counted from midnight of today.
  private func occurrence(_ start: Int32, _ end: Int32, closesAtMidnight: Bool = true) -> Occurrence
  {
    let first = (start + 14_400) / 1440 - 10
    let last = max(first, (end + 14_400 - (closesAtMidnight ? 1 : 0)) / 1440 - 10)
    let days = DayInterval(start: today.addingClamped(days: first), count: last - first + 1)
    var occurrence = Occurrence(id: [], days: days ?? .all)
    occurrence.hours = Occurrence.Hours(start: start - first * 1440, end: end - last * 1440)
    return occurrence
  }

  private func text(_ occurrence: Occurrence, _ distance: Int32, _ hours: MinuteRange) -> String {
    TimedSegments.of([occurrence], on: today.addingClamped(days: distance), hours: hours).map {
      "\($0.continuesBefore ? "<" : "")\($0.start)-\($0.end)\($0.continuesAfter ? ">" : "")"
    }.joined(separator: " ")
  }

  @Test func ic61ANightHasAPartOnBothDays() {
    let night = occurrence(1320, 1920)
    #expect(text(night, -1, .wholeDay) == "")
    #expect(text(night, 0, .wholeDay) == "1320-1440>")
    #expect(text(night, 1, .wholeDay) == "<0-480")
    #expect(text(night, 2, .wholeDay) == "")
  }

  @Test func ic61WhatEndsAtMidnightHasNoPartOnTheNextDay() {
    for ending in [occurrence(1320, 1440), occurrence(1320, 1440, closesAtMidnight: false)] {
      #expect(text(ending, 0, .wholeDay) == "1320-1440")
      #expect(text(ending, 1, .wholeDay) == "")
    }
  }

  @Test func ic62WhatTakesNoTimeIsWhereItBegins() {
    #expect(text(occurrence(600, 600), 0, .wholeDay) == "600-600")
    let midnight = occurrence(0, 0, closesAtMidnight: false)
    #expect(text(midnight, 0, .wholeDay) == "0-0")
    #expect(text(midnight, -1, .wholeDay) == "")
    #expect(text(occurrence(0, -30), 0, .wholeDay) == "0-0")
    #expect(text(occurrence(600, 300), 0, .wholeDay) == "600-600")
  }

  @Test func aDayMayEndAfterMidnight() {
    let hours = MinuteRange(start: 360, end: 1800)
    let night = occurrence(1320, 1920)
    #expect(text(night, 0, hours) == "1320-1800>")
    #expect(text(night, 1, hours) == "<360-480")
    let small = occurrence(1500, 1560)
    #expect(text(small, 0, hours) == "1500-1560")
    #expect(text(small, 1, hours) == "")
    #expect(text(occurrence(300, 360), 0, hours) == "")
    #expect(text(occurrence(1800, 1800), 0, hours) == "")
    #expect(text(occurrence(1800, 1800), 1, hours) == "360-360")
  }

  @Test func ic62AFoldHasAHeight() throws {
    let (summer, winter) = try (#require(UTCOffset(hours: 2)), #require(UTCOffset(hours: 1)))
    var item = Occurrence(id: [], days: try #require(DayInterval(start: today, count: 1)))
    // From 02:30 in summer time until 02:15 and 02:45 in winter time.
    item.hours = Occurrence.Hours(
      start: 150, end: 135, startOffset: summer, endOffset: winter, duration: 2700)
    #expect(text(item, 0, .wholeDay) == "150-195")
    item.hours = Occurrence.Hours(
      start: 150, end: 165, startOffset: summer, endOffset: winter, duration: 4500)
    #expect(text(item, 0, .wholeDay) == "150-165")
    item.hours = Occurrence.Hours(
      start: 1430, end: 1420, startOffset: summer, endOffset: winter, duration: .max)
    #expect(text(item, 0, .wholeDay) == "1430-1440>")
    #expect(item.hours?.duration == .max)
  }

  @Test func whatTakesADayOrMoreIsNotTimed() {
    #expect(occurrence(600, 2039).isTimed)
    #expect(!occurrence(600, 2040).isTimed)
    #expect(!occurrence(0, 1440).isTimed)
    #expect(!occurrence(0, 1440, closesAtMidnight: false).isTimed)
    #expect(occurrence(1, 1440).isTimed)
    #expect(!occurrence(0, 14_400_000).isTimed)
    #expect(!Occurrence(id: [], days: .all).isTimed)
    var none = Occurrence(id: [], days: DayInterval(start: today, count: 0) ?? .all)
    #expect(!none.isTimed)
    none.hours = Occurrence.Hours(start: 60, end: 120)
    #expect(text(none, 0, .wholeDay) == "")
  }

  /// Every minute of an occurrence is in one part of a day, whatever hours are shown.
  @Test func partsCoverWhatIsShownAndNothingElse() throws {
    var (numbers, minutes) = (SeededNumbers(seed: 71), 0)
    for _ in 0..<2000 {
      let start = Int32.random(in: -4000..<4000, using: &numbers)
      let end = start + Int32.random(in: 0..<1440, using: &numbers)
      let low = Int32.random(in: 0...1440, using: &numbers)
      let hours = MinuteRange(start: low, end: low + 1440)
      let item = occurrence(start, end)
      var covered: Int32 = 0
      let fortnight = try #require(
        DayInterval(start: today.addingClamped(days: -6), count: 13))
      let parts = TimedSegments.of([item], in: fortnight, hours: hours)
      for distance in -6...6 as ClosedRange<Int32> {
        let day = today.addingClamped(days: distance)
        #expect(parts[Int(distance) + 6] == TimedSegments.of([item], on: day, hours: hours))
        for part in parts[Int(distance) + 6] {
          let offset = distance * 1440
          #expect(part.start >= hours.start && part.end <= hours.end)
          #expect(part.continuesBefore == (offset + part.start > start))
          #expect(part.continuesAfter == (offset + part.end < end))
          #expect(offset + part.start >= start && offset + part.end <= end)
          covered += part.end - part.start
        }
      }
      #expect(covered == end - start)
      minutes += Int(covered)
    }
    #expect(minutes > 1_000_000)
  }

  @Test func noOccurrenceTrapsAndNoneIsShownTwice() {
    let ends: [EpochDay] = [.min, .epoch, .max]
    for (first, day) in ends.flatMap({ first in ends.map { (first, $0) } }) {
      for count in [0, 1, 2, Int32.max] {
        guard
          let days = DayInterval(start: first, count: count)
            ?? DayInterval(first: first, last: .max)
        else { continue }
        var item = Occurrence(id: [], days: days)
        item.hours = Occurrence.Hours(start: .max, end: .min)
        #expect(TimedSegments.of([item], on: day).count <= 1)
      }
    }
  }
}

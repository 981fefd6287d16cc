// SPDX-License-Identifier: MIT

import Testing

@testable import CalendarStreaks

struct RunSummaryTests {
  /// The summary by definition, from a list of days.
  private func naive(_ days: [Bool]) -> RunSummary {
    var summary = RunSummary(length: Int32(days.count), allKept: false)
    var run: Int32 = 0
    for (place, isKept) in days.enumerated() {
      run = isKept ? run + 1 : 0
      if isKept { summary.kept += 1 }
      if run > 0, run >= summary.best {
        summary.best = run
        summary.bestStart = Int32(place) + 1 - run
      }
    }
    summary.prefix = Int32(days.prefix { $0 }.count)
    summary.suffix = run
    return summary
  }

  private func summary(_ days: ArraySlice<Bool>) -> RunSummary {
    var bits: UInt64 = 0
    for (place, isKept) in days.enumerated() where isKept { bits |= 1 << UInt64(place) }
    return RunSummary(bits: bits, count: Int32(days.count))
  }

  @Test func allPatternsOfTwelveDaysSplitAnywhereAgreeWithTheDefinition() {
    var checked = 0
    for pattern in 0..<4096 {
      let days = (0..<12).map { pattern >> $0 & 1 == 1 }
      let expected = naive(days)
      for split in 0...12 {
        var joined = summary(days[..<split])
        joined.append(summary(days[split...]))
        // Where the longest run begins says nothing when there is none.
        if joined.best == 0 { joined.bestStart = 0 }
        guard joined == expected else {
          #expect(joined == expected, "pattern \(pattern) split at \(split)")
          return
        }
        checked += 1
      }
    }
    #expect(checked == 4096 * 13)
  }

  @Test func sixtyFourKeptDaysAreOneRun() {
    #expect(RunSummary(bits: .max, count: 64) == RunSummary(length: 64, allKept: true))
  }
}

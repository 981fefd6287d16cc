// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Levels stand in order, and every cell of one opens the next.
struct LevelOrderTests {
  @Test func theCasesStandInOrder() {
    #expect(ZoomLevel.allCases == ZoomLevel.allCases.sorted())
  }

  @Test func aPageHasItsCellsAndNoMoreThanTwelve() {
    #expect(ZoomLevel.allCases.filter { $0.scale == nil } == [.days])
    for level in ZoomLevel.allCases {
      guard let scale = level.scale else { continue }
      let page = PeriodPage(CalendarPage(of: day("2024-02-20"), scale, firstWeekday: .monday))
      #expect(level.cellMonths * page.ownCells == scale.months, "\(level)")
      #expect(page.ownCells + 2 * page.leading == PeriodPage.cellCount, "\(level)")
      #expect(level.columns.map { PeriodPage.cellCount % $0 == 0 } ?? true, "\(level)")
    }
  }

  @Test func theWayOutIsTheWayIn() {
    for picks in ZoomLevel.allCases {
      var options = CalendarOptions()
      (options.zooms, options.picks) = (true, picks)
      var way = [options.startLevel]
      while let last = way.last, let outer = options.level(outside: last) { way.append(outer) }
      #expect(way.last == .decades && way == way.sorted())
      var back = [ZoomLevel.decades]
      while let last = back.last, last > picks { back.append(options.level(inside: last)) }
      #expect(back.reversed() == way, "\(picks)")
    }
  }

  @Test func scalesAreTheirNumbers() {
    for scale in CalendarPageTests.scales where scale.months > 0 {
      #expect(PageScale(number: scale.number) == scale)
    }
  }
}

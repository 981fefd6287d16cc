// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Laws of every year, month and first weekday.
struct YearLawTests {
  @Test func everyMonthOfTwoCenturiesAppearsOnceOnThePageOfItsYear() throws {
    var count = 0
    for year in Int32(1900)...2100 {
      let first = try #require(YearMonth(year: year, month: 1))
      let page = PeriodPage(CalendarPage(of: first.firstDay, .year, firstWeekday: .monday))
      for cell in 0..<PeriodPage.cellCount {
        let period = try #require(page.period(at: cell))
        #expect(period.month == first.addingClamped(months: cell))
        #expect(!page.isOutside(cell) && page.cell(of: period) == cell)
        count += 1
      }
    }
    #expect(count == 201 * 12)
  }

  @Test(arguments: Weekday.allCases)
  func everyDayOfASmallMonthStandsInTheColumnOfItsWeekday(weekday: Weekday) throws {
    var count = 0
    let harness = EngineHarness {
      $0.view = .year
      $0.firstWeekday = weekday
    }
    let input = LayoutInput(
      state: harness.state, environment: harness.runtime.environment, phrases: PhraseBook(.english))
    for year in Int32(1900)...2100 {
      for number in Int32(1)...12 {
        let month = try #require(YearMonth(year: year, month: number))
        let glance = GlanceLayout.glance(of: month, input)
        #expect(Int32(glance.count) == month.dayCount)
        for day in 1...Int32(glance.count) {
          let column = (Int32(glance.leading) + day - 1) % 7
          #expect(weekday.adding(days: column) == month.day(clamping: day).weekday)
          count += 1
        }
        // Six rows are enough for every month.
        #expect(Int32(glance.leading) + month.dayCount <= 42)
      }
    }
    #expect(count == 73_414)
  }

  @Test func everyYearAndDecadeAppearsOnceAmongItsPagesOwnCells() throws {
    for (scale, cells) in [(PageScale.decade, PageScale.year), (.century, .decade)] {
      var page = CalendarPage(of: .min, scale, firstWeekday: .monday)
      var seen: Set<CalendarPage> = []
      while true {
        let grid = PeriodPage(page)
        for cell in grid.leading..<(PeriodPage.cellCount - grid.leading) {
          guard let period = grid.period(at: cell) else { continue }
          #expect(period.scale == cells && page.contains(period.firstDay))
          #expect(seen.insert(period).inserted)
        }
        let next = page.addingClamped(pages: 1)
        if next == page { break }
        page = next
      }
      // Years −9999 through 9999; decades from that of −10000 through that of 9990.
      #expect(seen.count == (cells == .year ? 19_999 : 2_000))
    }
  }

  @Test func neighboursOfADecadeAreThoseOfTheNextOnes() {
    let page = PeriodPage(CalendarPage(of: day("2024-02-20"), .decade, firstWeekday: .monday))
    let years = (0..<PeriodPage.cellCount).map { page.period(at: $0)?.month.year }
    #expect(years == (2019...2030).map { $0 })
    #expect(page.isOutside(0) && page.isOutside(11) && !page.isOutside(1) && !page.isOutside(10))
  }

  @Test(arguments: [("-9999-01-01", 0), ("9999-12-31", 11)])
  func whatTheCalendarHasNotIsBlank(written: String, cell: Int) throws {
    let scale = CalendarPage(of: day(written), .decade, firstWeekday: .monday)
    let page = PeriodPage(scale)
    let blanks = (0..<PeriodPage.cellCount).filter { page.period(at: $0) == nil }
    #expect(blanks.contains(Int32(cell)))
    let harness = EngineHarness(showing: written, today: nil) { $0.zooms = true }
    for level in [ZoomLevel.months, .years, .decades] {
      harness.send(.zoom(to: level))
      harness.settle()
      #expect(SceneFaults.structure(harness.scene) == [])
      #expect(SceneFaults.memory(harness.state) == [])
      harness.send(.page(by: 1))
      harness.send(.page(by: -2))
      harness.settle()
      #expect(SceneFaults.memory(harness.state) == [])
    }
  }

  @Test func aGlanceKeepsWhatIsPutIntoIt() {
    var glance = MonthGlance(leading: 3, count: 31)
    for day in Int32(1)...31 {
      glance[day] = day % 2 == 0 ? .tint(UInt8(day)) : .step(UInt8(day % 5))
    }
    for day in Int32(1)...31 {
      let step = UInt8(day % 5)
      #expect(glance[day] == (day % 2 == 0 ? .tint(UInt8(day)) : .step(step)))
    }
    glance[7] = .none
    #expect(glance[7] == .none && glance[6] == .tint(6) && glance[8] == .tint(8))
  }

  @Test func countsAreToldApartInFiveSteps() throws {
    let scale = HeatScale()
    #expect(
      [0, 1, 2, 3, 5, 6, 9, 10, 400].map { scale.step(of: $0) } == [0, 1, 1, 2, 2, 3, 3, 4, 4])
    let own = try #require(HeatScale(thresholds: [2, 4, 8, 16]))
    #expect([1, 2, 7, 8, 16].map { own.step(of: $0) } == [0, 1, 2, 3, 4])
    for wrong in [[], [1, 2, 3], [0, 1, 2, 3], [1, 3, 3, 4], [4, 3, 2, 1]] as [[Int32]] {
      #expect(HeatScale(thresholds: wrong) == nil)
    }
  }
}

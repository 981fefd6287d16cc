// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Columns of days, with every set of hidden weekdays.
struct DayColumnsTests {
  @Test func everyShownDayHasAColumnOfItsOwn() throws {
    let start = day("2023-12-20").rawValue
    var walked = 0
    for bits in 0..<UInt8(128) {
      let hidden = WeekdaySet(rawValue: bits)
      let columns = DayColumns(hiding: hidden)
      let isAll = bits == 127
      #expect(columns.perWeek == (isAll ? 7 : Int32(7 - bits.nonzeroBitCount)))
      var next: Int32?
      for raw in start..<start + 30 {
        let day = try #require(EpochDay(raw))
        let column = columns.column(of: day)
        #expect(columns.shows(day) == (isAll || !hidden.contains(day.weekday)))
        if let next, columns.column(of: day) != next { Issue.record("\(bits) \(day)") }
        if columns.shows(day) {
          #expect(columns.day(at: column) == day)
          next = column + 1
        }
        walked += 1
      }
    }
    #expect(walked == 128 * 30)
  }

  @Test func weeksBeginWithTheirFirstShownDay() throws {
    var walked = 0
    for bits in 0..<UInt8(127) {
      let columns = DayColumns(hiding: WeekdaySet(rawValue: bits))
      for first in Weekday.allCases {
        for raw in Int32(19_700)..<19_714 {
          let day = try #require(EpochDay(raw))
          let begin = columns.day(at: columns.weekStart(of: columns.column(of: day), first))
          // No shown day of the same week is before it.
          var shown = day.startOfWeek(on: first)
          let own = columns.day(at: columns.column(of: day))
          let week = own.startOfWeek(on: first)
          shown = week
          while !columns.shows(shown) { shown = shown.addingClamped(days: 1) }
          #expect(begin == shown)
          walked += 1
        }
      }
    }
    #expect(walked == 127 * 7 * 14)
  }

  @Test func thereIsNoColumnOutsideTheCalendar() {
    let columns = DayColumns(hiding: WeekdaySet([.saturday, .sunday]))
    #expect(columns.day(at: .min) == .min)
    #expect(columns.day(at: .max) == .max)
    #expect(columns.day(at: columns.column(of: .max)) == .max || !columns.shows(.max))
  }
}

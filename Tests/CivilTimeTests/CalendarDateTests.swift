// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@Suite struct CalendarDateTests {
  @Test func calendarDatesAreReadAsByTheFullReader() {
    var days = 0
    var raw = EpochDay.min.rawValue
    while let day = EpochDay(raw) {
      var text: [UInt8] = []
      day.civil.appendISO8601(to: &text)
      if CivilDate(calendarDate: text) != day.civil { Issue.record("\(text)") }
      days += 1
      raw += 101
    }
    #expect(days == 72_322)
  }

  @Test(arguments: [
    "", "2024", "2024-02", "2024-02-30", "2023-02-29", "2024-13-01", "2024-00-01", "2024-01-00",
    "20240229", "2024-060", "2024-W09-4", "2024-02-29T00:00", " 2024-02-29", "2024-2-29",
    "2024/02/29", "-0000-01-01", "+10000-01-01", "+0010000-01-01", "--024-01-01", "२०२४-02-29", "-",
    "-02-29", "+-02-29",
  ])
  func otherTextIsNone(text: String) {
    #expect(CivilDate(calendarDate: Array(text.utf8)) == nil)
  }

  @Test func signedYearsAreDates() {
    #expect(CivilDate(calendarDate: Array("-0044-03-15".utf8))?.year == -44)
    #expect(CivilDate(calendarDate: Array("+002024-02-29".utf8))?.year == 2024)
  }
}

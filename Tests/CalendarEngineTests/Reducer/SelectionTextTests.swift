// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

struct SelectionTextTests {
  private func selection(_ text: String) throws -> Selection {
    try Selection(text: Array(text.utf8), today: day("2024-02-20"))
  }

  @Test(arguments: [
    "2024-02-20", "2024-02-20/2024-02-25", "2024-02-20/2024-02-20", "-009999-01-01/9999-12-31",
    "2024-02-20 2024-02-25", "2024-02-20/2024-02-22 2024-02-25",
  ])
  func itIsWrittenAsItIsRead(_ text: String) throws {
    #expect(try selection(text).written == text)
  }

  @Test func kindsAreToldApart() throws {
    #expect(try selection("") == .none)
    #expect(try selection("2024-02-20").kind == .day)
    #expect(try selection("2024-02-20/2024-02-20").kind == .interval)
    #expect(try selection("2024-02-20 2024-02-21").kind == .days)
    #expect(try selection("2024-02-20 2024-02-21").days == DaySet(days("2024-02-20", "2024-02-21")))
  }

  @Test func todayIsADay() throws {
    #expect(try selection("today").written == "2024-02-20")
    #expect(try selection("2024-02-01/today").written == "2024-02-01/2024-02-20")
  }

  @Test(arguments: [
    "2024-02-30", "2024", "2024-02-20/", "/", "2024-02-20/2024-02-21/2024-02-22", "x y",
  ])
  func otherTextIsRefused(_ text: String) {
    #expect(throws: SelectionTextError.invalidDay) { try selection(text) }
  }

  @Test func anIntervalThatEndsBeforeItBeginsIsRefused() {
    #expect(throws: SelectionTextError.reversedInterval) { try selection("2024-02-20/2024-02-19") }
  }
}

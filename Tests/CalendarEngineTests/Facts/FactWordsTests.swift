// SPDX-License-Identifier: MIT

import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What apps write in words and colours is what they would write in bytes and numbers.
@Suite struct FactWordsTests {
  @Test func aFactInWords() {
    let fact = DayFact(
      day: day("2024-02-14"), tint: .green, dots: [.red, .blue, .red, .red], subtitle: "Prüfung",
      badge: "2", note: "two exams")
    var other = DayFact(day: day("2024-02-14"))
    other.tint = Tint.green.rawValue
    other.dots = Dots([7, 4, 7, 7])
    other.subtitle = Array("Prüfung".utf8)
    other.badge = [0x32]
    other.note = Array("two exams".utf8)
    #expect(fact == other)
    #expect(DayFact(day: day("2024-02-14"), subtitle: "") == DayFact(day: day("2024-02-14")))
  }

  @Test func anOccurrenceInWords() {
    let occurrence = Occurrence(
      id: "42", days: days("2024-02-20", "2024-02-22"), title: "Fair", tint: .teal)
    var other = Occurrence(id: [0x34, 0x32], days: days("2024-02-20", "2024-02-22"))
    other.title = Array("Fair".utf8)
    other.tint = Tint.teal.rawValue
    #expect(occurrence == other)
  }

  @Test func aReasonInWords() {
    #expect(CalendarVerdict.refused(because: "Full") == .refused(reason: Array("Full".utf8)))
  }
}

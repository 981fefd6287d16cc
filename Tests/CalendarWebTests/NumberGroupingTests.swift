// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarRecords
import Testing

struct NumberGroupingTests {
  private func written(_ number: Int64, _ grouping: NumberGrouping) -> String {
    var text: [UInt8] = []
    grouping.append(number, in: LocaleProfile(tag: Array("en".utf8)), to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private let english = NumberGrouping(separator: Array(",".utf8))

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_005, "−1,005"),
    (-999, "−999"), (Int64.max, "9,223,372,036,854,775,807"),
    (Int64.min, "−9,223,372,036,854,775,808"),
  ])
  func thousandsAreCutFromTheEnd(number: Int64, text: String) {
    #expect(written(number, english) == text)
  }

  @Test func indiaGroupsByTwoAboveTheThousand() {
    let indian = NumberGrouping(separator: Array(",".utf8), length: 2)
    #expect(written(12_345_678, indian) == "1,23,45,678")
  }

  @Test func spanishLeavesFourDigitsTogether() {
    let spanish = NumberGrouping(separator: Array(".".utf8), fewestDigits: 5)
    #expect(written(1_234, spanish) == "1234")
    #expect(written(12_345, spanish) == "12.345")
  }

  @Test func withoutASeparatorNothingIsGrouped() {
    #expect(written(1_234_567, .none) == "1234567")
  }
}

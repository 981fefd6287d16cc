// SPDX-License-Identifier: MIT
import Testing

@testable import almanac

struct CountedTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"), (100_000, "100,000"),
  ])
  func numbersHaveCommas(value: Int, text: String) {
    #expect(Counted.number(value) == text)
  }

  @Test func oneIsNotMany() {
    #expect(Counted.of(1, "day") == "1 day")
    #expect(Counted.of(0, "day") == "0 days")
    #expect(Counted.of(2, "line is", "lines are") == "2 lines are")
  }
}

// SPDX-License-Identifier: MIT
import Testing

@testable import almanac

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("same", "same", 0),
    ("ab", "ba", 2),
  ])
  func distancesAreThoseOfLevenshtein(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test func theNearestComeFirst() {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    #expect(Spelling.nearest(to: "Wendesday", in: names) == ["wednesday"])
    #expect(Spelling.nearest(to: "day", in: names) == ["friday", "monday", "sunday"])
    #expect(Spelling.nearest(to: "xyz", in: names).isEmpty)
    #expect(Spelling.nearest(to: "x", in: names).isEmpty)
  }
}

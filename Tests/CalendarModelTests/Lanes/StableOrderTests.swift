// SPDX-License-Identifier: MIT

import AlmanacSamples
import Testing

@testable import CalendarModel

struct StableOrderTests {
  @Test(arguments: [UInt64](1...4))
  func elementsComeInOrderAndEqualOnesAsTheyStood(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var lists = 0
    for count in 0..<200 {
      let elements = (0..<count).map { (value: Int.random(in: 0...9, using: &numbers), place: $0) }
      let ordered = elements.inOrder { $0.value < $1.value }
      let expected = elements.sorted { ($0.value, $0.place) < ($1.value, $1.place) }
      #expect(ordered.map { $0.place } == expected.map { $0.place })
      lists += 1
    }
    #expect(lists == 200)
  }

  @Test func whatIsInOrderIsComparedOnce() {
    var comparisons = 0
    let elements = [1, 2, 2, 3, 5]
    let ordered = elements.inOrder {
      comparisons += 1
      return $0 < $1
    }
    #expect(ordered == elements)
    #expect(comparisons == 4)
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import Testing

/// The colours of kinds.
@Suite struct KindTintTests {
  private let names = (0..<40).map { Array("Kind \($0)".utf8) }

  @Test func aKindThatComesLaterTakesNoColourFromAnother() {
    for count in 1..<names.count {
      let before = Tint.events(for: Array(names[..<count]), order: Array(0..<count))
      // The new one is listed first, as its name may be.
      let after = Tint.events(
        for: [names[count]] + names[..<count], order: [count] + Array(0..<count))
      #expect(Array(after.dropFirst()) == before)
    }
  }

  @Test func coloursDifferAsLongAsThereAreEnough() {
    for first in 0..<30 {
      let some = Array(names[first..<first + Tint.events.count])
      #expect(Set(Tint.events(for: some)).count == Tint.events.count)
    }
  }

  @Test func whatHasNoPlaceChoosesLast() {
    let alike = names.filter { Tint.events(for: [$0]) == Tint.events(for: [names[0]]) }
    #expect(alike.count > 1)
    let tints = Tint.events(for: [alike[1], alike[0]], order: [])
    #expect(tints[0] == Tint.events(for: [names[0]])[0])
    #expect(Tint.events(for: [alike[1], alike[0]], order: [9, 3])[1] == tints[0])
  }
}

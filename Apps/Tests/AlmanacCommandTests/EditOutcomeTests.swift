// SPDX-License-Identifier: MIT
import Testing

@testable import almanac

struct EditOutcomeTests {
  private func outcome(_ count: Int, _ reasons: String...) -> EditOutcome {
    var outcome = EditOutcome()
    for _ in 0..<count { _ = outcome.begin() }
    for reason in reasons { outcome.note(reason) }
    return outcome
  }

  @Test func oneThatIsNotStoredHasItsReason() {
    #expect(outcome(1).problem == nil)
    #expect(outcome(1, "It is locked.").problem == "It is locked.")
  }

  /// The same reason is given once.
  @Test func ofSeveralItIsSaidHowManyAreNotStored() {
    #expect(outcome(3).problem == nil)
    #expect(outcome(3, "It is locked.").problem == "1 of 3 was not stored. It is locked.")
    #expect(
      outcome(3, "It is locked.", "It is gone.", "It is locked.").problem
        == "3 of 3 were not stored. It is locked. It is gone.")
  }

  /// Whichever is stored first: the first one is where the keyboard goes.
  @Test func whatIsMadeIsInTheOrderOfItsEdits() {
    var outcome = EditOutcome().next
    let (first, second) = (outcome.begin(), outcome.begin())
    outcome.note("b", "Lunch", by: second)
    outcome.note("a", "Review", by: first)
    #expect(outcome.first == "a" && outcome.titles == ["Review", "Lunch"])
    #expect(outcome.next.first == nil && outcome.next.deed == 2)
  }
}

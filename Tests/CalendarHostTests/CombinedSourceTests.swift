// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime
import Testing

@testable import CalendarHost

/// Several sources as one: facts laid over each other, and as slow as the slowest.
@MainActor
@Suite struct CombinedSourceTests {
  private struct Failure: Error {}

  private let february = DayInterval(first: day(2, 1), last: day(2, 29)) ?? .all

  private func fact(_ change: (inout DayFact) -> Void) -> DayFact {
    var fact = DayFact(day: day(2, 14))
    change(&fact)
    return fact
  }

  private func source(_ id: Int, _ fact: DayFact) -> DaySource {
    DaySource(id: id, facts: { days in days.contains(fact.day) ? [fact] : [] })
  }

  private func answer(_ source: DaySource?) async throws -> DayAnswer? {
    switch source?.loading {
    case .atOnce(let answer): answer(february, .occurrences)
    case .later(let load): try await load(february, .occurrences)
    case nil: nil
    }
  }

  @Test func noSourcesAreNone() {
    #expect(DaySource(combining: [])?.id == nil)
    #expect(DaySource(combining: [source(1, fact { _ in })])?.id == AnyHashable(1))
  }

  @Test func laterFactsAreAboveAndDotsAreAdded() async throws {
    let streak = source(1, fact { ($0.tint, $0.note, $0.count) = (1, Array("kept".utf8), 2) })
    let marks = source(
      2, fact { ($0.dots, $0.note, $0.count) = (Dots([4]), Array("fed".utf8), 1) })
    let badge = source(3, fact { ($0.badge, $0.tint, $0.dots) = ([0x31], 5, Dots([6])) })
    let facts = try await answer(DaySource(combining: [streak, marks, badge]))?.facts
    let found = try #require(facts?.first)
    #expect(facts?.count == 1)
    #expect(found.tint == 5)
    #expect(found.dots == Dots([4, 6]))
    #expect(String(decoding: found.note, as: UTF8.self) == "kept, fed")
    #expect(found.badge == [0x31])
    #expect(found.count == 3)
  }

  @Test func aDayIsClosedIfOneSourceSaysSo() {
    let open = fact { $0.isHighlighted = true }
    let closed = fact { ($0.isDisabled, $0.showsIndicator) = (true, false) }
    for both in [open.overlaid(by: closed), closed.overlaid(by: open)] {
      #expect(both.isDisabled)
      #expect(both.isHighlighted)
      #expect(!both.showsIndicator)
    }
  }

  @Test func anotherOrderIsAnotherSource() {
    let (one, two) = (source(1, fact { _ in }), source(2, fact { _ in }))
    #expect(DaySource(combining: [one, two])?.id != DaySource(combining: [two, one])?.id)
  }

  @Test func whatTakesItsTimeIsWaitedFor() async throws {
    let slow = DaySource(id: 2, hasOccurrences: true) { days, _ in
      await Task.yield()
      return DayAnswer(
        facts: [], occurrences: [Occurrence(id: [1], days: days)])
    }
    let both = DaySource(combining: [source(1, fact { $0.tint = 4 }), slow])
    #expect(both?.hasOccurrences == true)
    let found = try await answer(both)
    #expect(found?.facts.map(\.tint) == [4])
    #expect(found?.occurrences.count == 1)
  }

  @Test func ifOneFailsAllFail() async {
    let failing = DaySource(id: 2) { _, _ in throw Failure() }
    await #expect(throws: Failure.self) {
      _ = try await answer(DaySource(combining: [source(1, fact { _ in }), failing]))
    }
  }
}

// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// `FactWindow` against a table with one row per day.
struct FactWindowLawTests {
  private struct Entry: Equatable {
    var sequence: Int64
    var isStale = false
    var fact: DayFact?
  }

  private struct Question {
    var token: Int32
    var days: DayInterval
    var sequence: Int64
    var isWithdrawn = false
  }

  private struct Pair {
    var window = FactWindow()
    var table: [Int32: Entry] = [:]
    var floors: [Int32: Int64] = [:]
    var failed: Set<Int32> = []
    var questions: [Question] = []
    var newest: Int64 = 0
    var explicitCount = 0
    var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func number(_ range: ClosedRange<Int32>) -> Int32 {
      Int32.random(in: range, using: &numbers)
    }

    mutating func anyDays() -> DayInterval {
      DayInterval(start: EpochDay(clamping: Int64(number(0...120))), count: number(1...40)) ?? .all
    }

    mutating func step() {
      switch number(0...9) {
      case 0...2: ask()
      case 3...6: answer()
      case 7: withdraw()
      case 8: invalidate()
      default: number(0...3) == 0 ? evict() : fail()
      }
    }

    mutating func ask() {
      let days = anyDays()
      let token = window.request(days, at: 0)
      questions.append(Question(token: token, days: days, sequence: newest))
    }

    private mutating func anyQuestion() -> Int? {
      questions.isEmpty ? nil : Int(number(0...Int32(questions.count - 1)))
    }

    mutating func answer() {
      guard let index = anyQuestion() else { return }
      let question = questions.remove(at: index)
      let given = number(0...2) == 0 ? Int64(number(0...20)) : nil
      let facts = (0..<number(0...12)).map { _ in
        var fact = DayFact(day: EpochDay(clamping: Int64(number(-10...170))))
        fact.tint = UInt8(number(1...200))
        return fact
      }
      let outdated = window.file(question.token, sequence: given, DayAnswer(facts: facts))
      let sequence = given ?? question.sequence
      newest = max(newest, sequence)
      var late: Set<Int32> = []
      for raw in question.days.start.rawValue..<question.days.endRawValue {
        if accepts(raw, sequence, question) {
          let fact = facts.last { $0.day.rawValue == raw }
          table[raw] = Entry(sequence: sequence, fact: fact)
          failed.remove(raw)
        } else if !question.isWithdrawn, table[raw].map({ $0.isStale }) ?? true {
          late.insert(raw)
        }
      }
      failed.formUnion(late)
      let theirs = Set(outdated.flatMap { $0.start.rawValue..<$0.endRawValue })
      #expect(theirs == late)
    }

    private func accepts(_ raw: Int32, _ sequence: Int64, _ question: Question) -> Bool {
      if floors[raw, default: 0] > sequence { return false }
      guard let known = table[raw] else { return true }
      if known.sequence > sequence { return false }
      return !(question.isWithdrawn && known.sequence == sequence && !known.isStale)
    }

    mutating func withdraw() {
      guard let index = anyQuestion(), !questions[index].isWithdrawn else { return }
      // The memory for withdrawn questions is limited; this test does not overflow it.
      guard questions.filter({ $0.isWithdrawn }).count < 16 else { return }
      window.withdraw(questions[index].token)
      questions[index].isWithdrawn = true
    }

    mutating func fail() {
      guard let index = anyQuestion(), !questions[index].isWithdrawn else { return }
      let question = questions.remove(at: index)
      #expect(window.fail(question.token) == question.days)
      failed.formUnion(question.days.start.rawValue..<question.days.endRawValue)
    }

    mutating func invalidate() {
      let days = anyDays()
      // There are few floors; when there are too many they become coarse, see below.
      let given = number(0...1) == 0 && explicitCount < 16 ? newest + Int64(number(0...2)) : nil
      if given != nil { explicitCount += 1 }
      window.invalidate(days, sequence: given)
      newest = max(newest, given ?? 0)
      for raw in days.start.rawValue..<days.endRawValue {
        table[raw]?.isStale = true
        if let given { floors[raw] = max(floors[raw, default: 0], given) }
      }
      // A failure is forgotten as a whole: some of its days are asked about again too soon, none
      // too late.
      failed = Set(window.failures.flatMap { $0.start.rawValue..<$0.endRawValue })
      if given == nil {
        questions.removeAll { $0.isWithdrawn && $0.days.intersection(days) != nil }
      }
    }

    mutating func evict() {
      let keep = anyDays()
      window.evict(outside: keep)
      table = table.filter { keep.contains(EpochDay(clamping: Int64($0.key))) }
    }

    /// Differences from the table, in words.
    func differences() -> [String] {
      var found = SceneFaults.window(window).filter { !$0.hasPrefix("too many") }
      for raw: Int32 in -12...180 {
        guard let day = EpochDay(raw), let only = DayInterval(start: day, count: 1) else {
          continue
        }
        let entry = table[raw]
        if window.fact(on: day) != entry?.fact { found.append("\(day): another fact") }
        let isFresh = entry.map { !$0.isStale } ?? false
        if (window.missing(in: only) == nil) != isFresh { found.append("\(day): not so fresh") }
        if window.hasFailed(in: only) != failed.contains(raw) { found.append("\(day): failed") }
        let isAsked = questions.contains { !$0.isWithdrawn && $0.days.contains(day) }
        let isOpen = isFresh || isAsked || failed.contains(raw)
        if (window.unrequested(in: only) == nil) != isOpen { found.append("\(day): asked or not") }
      }
      return found
    }
  }

  @Test(arguments: [UInt64](1...30))
  func theWindowIsATableOfDays(seed: UInt64) {
    var pair = Pair(seed: seed)
    var faults: [String] = []
    for step in 1...150 {
      pair.step()
      if let fault = pair.differences().first { faults.append("step \(step): \(fault)") }
    }
    #expect(faults == [])
  }

  /// The run that is asked for covers everything missing, and begins and ends with something
  /// missing.
  @Test(arguments: [UInt64](1...10))
  func theQuestionIsTheShortestThatCoversWhatIsMissing(seed: UInt64) {
    var pair = Pair(seed: seed)
    var faults: [String] = []
    for step in 1...150 {
      pair.step()
      let days = pair.anyDays()
      let singles = (days.start.rawValue..<days.endRawValue).filter { raw in
        DayInterval(start: EpochDay(clamping: Int64(raw)), count: 1)
          .flatMap { pair.window.unrequested(in: $0) } != nil
      }
      let run = pair.window.unrequested(in: days)
      if run?.start.rawValue != singles.first || run?.last?.rawValue != singles.last {
        faults.append("step \(step)")
      }
    }
    #expect(faults == [])
  }

  @Test func manyInvalidationsForgetExactnessButNoChange() {
    var window = FactWindow()
    let token = window.request(days("2024-01-01", "2024-12-31"), at: 0)
    for number in 0..<100 {
      let day = day("2024-01-01").addingClamped(days: Int32(number * 3))
      window.invalidate(DayInterval(start: day, count: 1) ?? .all, sequence: Int64(number + 1))
    }
    #expect(window.floors.count == 16)
    _ = window.file(token, sequence: 0, DayAnswer(facts: []))
    for number in 0..<100 {
      let day = day("2024-01-01").addingClamped(days: Int32(number * 3))
      #expect(window.missing(in: DayInterval(start: day, count: 1) ?? .all) != nil)
    }
  }

  /// An event that is gone, or elsewhere, is nowhere any more, although it also touched days that wait to be
  /// loaded again.
  @Test func whatAnAnswerDoesNotHaveIsNowhere() {
    let (long, short) = (days("2024-02-05", "2024-02-25"), days("2024-02-15", "2024-02-16"))
    let (near, far) = (days("2024-02-12", "2024-02-18"), days("2024-02-19", "2024-02-25"))
    let trip = Occurrence(id: Array("trip".utf8), days: long)
    let moved = Occurrence(id: Array("trip".utf8), days: short)
    let other = Occurrence(id: Array("other".utf8), days: far)
    func behind(_ event: Occurrence) -> Occurrence {
      var ground = event
      ground.isBackground = true
      return ground
    }
    for answer in [[], [moved], [trip]] {
      var window = FactWindow()
      for (part, known) in [(near, [trip]), (far, [trip, other])] {
        let token = window.request(part, .occurrences, at: 0)
        let all = known + known.map(behind)
        _ = window.file(token, sequence: nil, DayAnswer(facts: [], occurrences: all))
      }
      window.invalidate(.all, sequence: nil)
      let token = window.request(near, .occurrences, at: 0)
      let all = answer + answer.map(behind)
      _ = window.file(token, sequence: nil, DayAnswer(facts: [], occurrences: all))
      #expect(window.occurrence(trip.id) == answer.first)
      // The same goes for what is behind the hours.
      for list in [\FactWindow.LoadedSpan.occurrences, \.grounds] {
        let found = Set(window.spans.flatMap { $0[keyPath: list] }.map(\.days))
        #expect(found == Set(answer.map(\.days) + [far]))
      }
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

extension DaySource {
  /// Several sources as one; nil without any.
  ///
  /// Facts of the same day are laid over each other, those of later sources above. If one source takes
  /// its time all wait for it, and if one fails all fail.
  public init?(combining sources: [DaySource]) {
    guard let first = sources.first else { return nil }
    guard sources.count > 1 else {
      self = first
      return
    }
    id = AnyHashable(sources.map(\.id))
    hasOccurrences = sources.contains(where: \.hasOccurrences)
    let answers = sources.compactMap(\.answer)
    guard answers.count < sources.count else {
      loading = .atOnce { days, detail in
        DayAnswer(overlaying: answers.map { $0(days, detail) })
      }
      return
    }
    loading = .later { days, detail in
      var all: [DayAnswer] = []
      for source in sources { all.append(try await source.load(days, detail)) }
      return DayAnswer(overlaying: all)
    }
  }

  /// What it says at once, nil if it takes its time.
  private var answer: ((DayInterval, LoadDetail) -> DayAnswer)? {
    switch loading {
    case .atOnce(let answer): answer
    case .later: nil
    }
  }

  private func load(_ days: DayInterval, _ detail: LoadDetail) async throws -> DayAnswer {
    switch loading {
    case .atOnce(let answer): answer(days, detail)
    case .later(let load): try await load(days, detail)
    }
  }
}

extension DayAnswer {
  /// Several answers for the same days as one.
  init(overlaying answers: [DayAnswer]) {
    var facts: [EpochDay: DayFact] = [:]
    for fact in answers.flatMap(\.facts) {
      facts[fact.day] = facts[fact.day]?.overlaid(by: fact) ?? fact
    }
    self.init(
      facts: facts.values.sorted { $0.day < $1.day }, occurrences: answers.flatMap(\.occurrences))
  }
}

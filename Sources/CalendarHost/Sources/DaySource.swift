// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// Where a calendar has the facts and occurrences of days loaded from.
///
/// Two sources are the same if their ids are equal, whatever their closures are: in SwiftUI a closure
/// is another one each time a view's `body` is read, and must not be asked anew for that.
@MainActor
public struct DaySource {
  /// How a source answers.
  enum Loading {
    case atOnce((DayInterval, LoadDetail) -> DayAnswer)
    case later((DayInterval, LoadDetail) async throws -> DayAnswer)
  }

  /// What the source is; another id means that all days are to be loaded again.
  public let id: AnyHashable
  /// Whether it has occurrences, too.
  public let hasOccurrences: Bool
  let loading: Loading

  /// A source that has its days at hand.
  ///
  /// - Parameters:
  ///   - id: What the source is.
  ///   - facts: The facts of the days of an interval, in any order.
  public init(id: AnyHashable, facts: @escaping (DayInterval) -> [DayFact]) {
    self.id = id
    hasOccurrences = false
    loading = .atOnce { days, _ in DayAnswer(facts: facts(days)) }
  }

  /// A source of occurrences that has them at hand, with facts or without.
  public init(
    id: AnyHashable, occurrences: @escaping (DayInterval) -> [Occurrence],
    facts: @escaping (DayInterval) -> [DayFact] = { _ in [] }
  ) {
    self.id = id
    hasOccurrences = true
    loading = .atOnce { days, detail in
      DayAnswer(facts: facts(days), occurrences: detail == .occurrences ? occurrences(days) : [])
    }
  }

  /// A source that takes its time: a database, a server.
  ///
  /// - Parameters:
  ///   - id: What the source is.
  ///   - hasOccurrences: Whether it has occurrences, too.
  ///   - load: Answers for the days of an interval. Its task is cancelled when nobody waits for the
  ///     answer any more; what it throws is shown as a failure, with a button to try again.
  public init(
    id: AnyHashable, hasOccurrences: Bool = false,
    loading load: @escaping (DayInterval, LoadDetail) async throws -> DayAnswer
  ) {
    self.id = id
    self.hasOccurrences = hasOccurrences
    loading = .later(load)
  }
}

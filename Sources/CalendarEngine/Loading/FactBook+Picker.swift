// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The book of pickers, which know nothing of days but their dates: it stays empty.
public struct FactBook: Hashable, Sendable {
  /// What the facts of days are doing.
  enum Status {
    case ready, loading, failed, empty
  }

  /// Nothing is known.
  public init() {}
}

extension FactBook {
  var window: FactWindow { FactWindow() }
  var alternates: AlternateBook { AlternateBook() }
  var content: DayContent { [] }
  var expiry: Int64? { nil }

  func fact(on day: EpochDay) -> DayFact? { nil }
  func disabledDays(in days: DayInterval) -> DaySet { DaySet() }
  func occurrence(of key: NodeKey) -> Occurrence? { nil }
  func status(of days: DayInterval, _ detail: LoadDetail) -> Status { .ready }

  func ask(for wanted: WantedFacts, _ context: inout ReduceContext) {}
  func nameDays(_ wanted: WantedFacts, _ context: inout ReduceContext) {}
  func file(
    _ token: Int32, sequence: Int64?, _ answer: DayAnswer, inView: DayInterval?,
    _ context: inout ReduceContext
  ) {}
  func fail(_ token: Int32, inView: DayInterval?, _ context: inout ReduceContext) {}
  func expire(inView: DayInterval?, _ context: inout ReduceContext) {}
  func invalidate(_ days: DayInterval?, sequence: Int64?, _ context: inout ReduceContext) {}
  func retry() {}
  func name(_ day: EpochDay, _ labels: [AlternateLabel]) {}
  func forgetNames() {}
  func forget(_ context: inout ReduceContext) {}
  func packWeeks(_ first: Weekday) {}
}

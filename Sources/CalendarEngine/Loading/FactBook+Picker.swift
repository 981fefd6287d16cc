// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The pickers' book, which stays empty: pickers know nothing about days but their dates.
public struct FactBook: Hashable, Sendable {
  /// The state of the facts about some days.
  enum Status {
    case ready, loading, failed, empty
  }

  /// Nothing is known.
  public init() {}
}

extension FactBook {
  var window: FactWindow { FactWindow() }
  var expiry: Int64? { nil }

  func fact(on day: EpochDay) -> DayFact? { nil }
  func disabledDays(in days: DayInterval) -> DaySet { DaySet() }
  func week(from start: Int32) -> PackedWeek? { nil }
  func occurrence(of key: NodeKey) -> Occurrence? { nil }
  func alternate(on day: EpochDay) -> AlternateLabel? { nil }
  func hasFailed(in days: DayInterval) -> Bool { false }
  func status(of days: DayInterval, _ detail: LoadDetail) -> Status { .ready }

  func invalidate(_ days: DayInterval?, sequence: Int64?, _ context: inout ReduceContext) {}
  func forget(_ context: inout ReduceContext) {}
}

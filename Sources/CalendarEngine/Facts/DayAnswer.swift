// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What a host says of the days of a load.
public struct DayAnswer: Hashable, Sendable {
  /// The facts of the days; days without one say nothing.
  public var facts: [DayFact]
  /// Occurrences that touch the days, in the order of their placing.
  public var occurrences: [Occurrence]

  /// An answer; occurrences may come in any order.
  public init(facts: [DayFact], occurrences: [Occurrence] = []) {
    self.facts = facts
    self.occurrences = occurrences.inOrder { Occurrence.comesBefore($0, $1) }
  }
}

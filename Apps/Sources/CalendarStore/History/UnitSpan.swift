// SPDX-License-Identifier: MIT
import CivilTime

/// The changes of a unit.
struct UnitSpan: Hashable {
  /// The changes in order; an import has a part for each of its transactions.
  let parts: [ClosedRange<Int64>]
  let run: Int64?
  let undoes: Int64?
  var isUndone = false
}

extension UnitSpan {
  /// The most changes that a unit may have for its steps to be listed.
  static let mostSteps = 100

  var first: Int64 { parts.first?.lowerBound ?? 0 }
  var last: Int64 { parts.last?.upperBound ?? 0 }
  var count: Int64 { parts.reduce(0) { $0 + Int64($1.count) } }

  /// The changes whose steps are listed: none for an import or a large unit.
  var told: [Int64] {
    run == nil && count <= Self.mostSteps ? parts.flatMap(Array.init) : []
  }

  /// Whether a change is one of its own.
  func holds(_ change: Int64) -> Bool { parts.contains { $0.contains(change) } }

  /// Whether it contains one of these changes.
  ///
  /// An import that is still running, or partly forgotten, is still the same unit.
  func isAmong(_ changes: Set<Int64>) -> Bool {
    guard run != nil else { return changes.contains(last) }
    return parts.contains { part in changes.contains { part.contains($0) } }
  }

  /// The unit as it is listed.
  func unit(day: EpochDay?, steps: [ChangeStep]) -> ChangeUnit {
    ChangeUnit(
      change: last, count: count, day: day, isImport: run != nil, undoes: undoes,
      isUndone: isUndone, steps: steps)
  }
}

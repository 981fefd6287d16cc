// SPDX-License-Identifier: MIT
import CivilTime

/// The dates of another calendar around what is in view.
///
/// Apart from facts, because they neither change nor fail: the host answers at once, a slow source
/// of facts does not keep them back, and a failed one does not take them away.
struct AlternateBook: Blank, Hashable, Sendable {
  /// Runs of days with a label each, sorted and disjoint.
  private var runs: [Run] = []
  /// What the host has been asked and has not answered.
  private var asked: DayInterval?

  private struct Run: Hashable, Sendable {
    var days: DayInterval
    var labels: [AlternateLabel]
  }

  /// The date of a day, or nil where there is none.
  func label(on day: EpochDay) -> AlternateLabel? {
    if Edition.isPicker { return nil }
    for run in runs where run.days.contains(day) {
      let label = run.labels[Int(day.rawValue - run.days.start.rawValue)]
      return label.text.isEmpty ? nil : label
    }
    return nil
  }

  /// The days of an interval that are not known, or nil; they count as asked now.
  ///
  /// There is one question at a time.
  mutating func ask(about days: DayInterval) -> DayInterval? {
    guard asked == nil else { return nil }
    let rest = unknown(in: days)
    guard let first = rest.first, let last = rest.last?.last else { return nil }
    asked = DayInterval(first: first.start, last: last)
    return asked
  }

  /// Files what the host says of consecutive days; where there was something, it stays.
  ///
  /// Asked days that it says nothing of have no date, so that nobody asks for ever.
  mutating func file(_ labels: [AlternateLabel], from start: EpochDay) {
    if Edition.isPicker { return }
    if let days = DayInterval(start: start, count: Int32(clamping: labels.count)) {
      for run in unknown(in: days) {
        let offset = Int(run.start.rawValue - start.rawValue)
        insert(Run(days: run, labels: Array(labels[offset..<(offset + Int(run.count))])))
      }
    }
    for run in asked.map({ unknown(in: $0) }) ?? [] {
      let none = [AlternateLabel](repeating: .none, count: Int(run.count))
      insert(Run(days: run, labels: none))
    }
    asked = nil
  }

  /// Forgets the runs that lie outside an interval.
  mutating func evict(outside keep: DayInterval) {
    runs.removeAll { $0.days.intersection(keep) == nil }
  }

  private func unknown(in days: DayInterval) -> [DayInterval] {
    var rest = [days]
    for run in runs { rest = ItemWindow.cut(run.days, from: rest) }
    return rest
  }

  private mutating func insert(_ run: Run) {
    runs.insert(run, at: runs.firstIndex { $0.days.start > run.days.start } ?? runs.count)
  }
}

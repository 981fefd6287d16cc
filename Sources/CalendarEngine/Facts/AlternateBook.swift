// SPDX-License-Identifier: MIT
import CivilTime

/// The dates in another calendar of the days around those in view.
///
/// Separate from facts, because they neither change nor fail. The host answers at once; a slow
/// source of facts does not delay them, and a failed one does not remove them.
struct AlternateBook: Hashable, Sendable {
  /// Runs of days with one label each, sorted and disjoint.
  private var runs: [Run] = []
  /// The days that have been requested of the host and not answered.
  private var requested: DayInterval?

  private struct Run: Hashable, Sendable {
    var days: DayInterval
    var labels: [AlternateLabel]
  }

  /// The date of a day, or nil if there is none.
  func label(on day: EpochDay) -> AlternateLabel? {
    for run in runs where run.days.contains(day) {
      let label = run.labels[Int(day.rawValue - run.days.start.rawValue)]
      return label.text.isEmpty ? nil : label
    }
    return nil
  }

  /// The unknown days of an interval; nil where there are none, and while a request is open.
  func unrequested(in days: DayInterval) -> DayInterval? {
    guard requested == nil else { return nil }
    let rest = unknown(in: days)
    guard let first = rest.first, let last = rest.last?.last else { return nil }
    return DayInterval(first: first.start, last: last)
  }

  /// Notes that days are requested of the host.
  mutating func request(_ days: DayInterval) {
    requested = days
  }

  /// Stores the host's labels for consecutive days; existing ones are kept.
  ///
  /// Days that were requested but not labelled have no date, so that they are not requested for ever.
  mutating func file(_ labels: [AlternateLabel], from start: EpochDay) {
    if let days = DayInterval(start: start, count: Int32(clamping: labels.count)) {
      for run in unknown(in: days) {
        let offset = Int(run.start.rawValue - start.rawValue)
        insert(Run(days: run, labels: Array(labels[offset..<(offset + Int(run.count))])))
      }
    }
    for run in requested.map({ unknown(in: $0) }) ?? [] {
      let none = [AlternateLabel](repeating: .none, count: Int(run.count))
      insert(Run(days: run, labels: none))
    }
    requested = nil
  }

  /// Forgets the runs outside an interval.
  mutating func evict(outside keep: DayInterval) {
    runs = runs.filter { $0.days.overlaps(keep) }
  }

  private func unknown(in days: DayInterval) -> [DayInterval] {
    var rest = [days]
    for run in runs { rest = FactWindow.cut(run.days, from: rest) }
    return rest
  }

  private mutating func insert(_ run: Run) {
    runs.insert(run, at: runs.firstIndex { $0.days.start > run.days.start } ?? runs.count)
  }
}

// SPDX-License-Identifier: MIT

/// A set of days, stored as runs: ten thousand years can be one of them.
///
///     var days = DaySet(DayInterval(first: monday, last: friday))
///     days.remove(wednesday)                    // two runs
///
/// Looking up a day takes logarithmic time in the number of runs. Adding and removing days takes
/// that, and moves the later runs.
///
/// - Invariant: The runs are sorted and not empty, with at least one day between neighbours.
public struct DaySet: Hashable, Sendable {
  /// The runs of consecutive days, earliest first.
  public private(set) var runs: [DayInterval]

  /// No days.
  public init() {
    runs = []
  }

  /// The days of an interval.
  public init(_ days: DayInterval) {
    runs = days.isEmpty ? [] : [days]
  }

  /// One day.
  public init(_ day: EpochDay) {
    runs = [DayInterval(unchecked: day, count: 1)]
  }
}

extension DaySet {
  /// Whether it contains no days.
  public var isEmpty: Bool { runs.isEmpty }

  /// The earliest day, or nil when empty.
  public var first: EpochDay? { runs.first?.first }

  /// The latest day, or nil when empty.
  public var last: EpochDay? { runs.last?.last }

  /// The number of days.
  ///
  /// Takes linear time in the number of runs.
  public var count: Int32 {
    var count: Int32 = 0
    for run in runs { count += run.count }
    return count
  }

  /// Whether it contains a day.
  public func contains(_ day: EpochDay) -> Bool {
    let index = firstRun(endingAfter: day.rawValue)
    return index < runs.count && runs[index].contains(day)
  }

  /// Whether every day lies in an interval.
  public func isContained(in days: DayInterval) -> Bool {
    guard let first, let last else { return true }
    return days.contains(first) && days.contains(last)
  }
}

extension DaySet {
  /// Adds the days of an interval.
  public mutating func insert(_ days: DayInterval) {
    guard !days.isEmpty else { return }
    // Runs that touch the new days merge with them.
    let low = firstRun(endingAfter: days.start.rawValue - 1)
    let high = firstRun(startingAfter: days.endRawValue)
    var run = days
    if low < high { run = runs[low].hull(days).hull(runs[high - 1]) }
    runs.replaceSubrange(low..<high, with: [run])
  }

  /// Adds a day.
  public mutating func insert(_ day: EpochDay) {
    insert(DayInterval(unchecked: day, count: 1))
  }

  /// Removes the days of an interval.
  public mutating func remove(_ days: DayInterval) {
    guard !days.isEmpty else { return }
    let low = firstRun(endingAfter: days.start.rawValue)
    let high = firstRun(startingAfter: days.endRawValue - 1)
    guard low < high else { return }
    var rest: [DayInterval] = []
    let before = days.start.rawValue - runs[low].start.rawValue
    if before > 0 { rest.append(DayInterval(unchecked: runs[low].start, count: before)) }
    let after = runs[high - 1].endRawValue - days.endRawValue
    if after > 0 {
      rest.append(DayInterval(unchecked: EpochDay(unchecked: days.endRawValue), count: after))
    }
    runs.replaceSubrange(low..<high, with: rest)
  }

  /// Removes a day.
  public mutating func remove(_ day: EpochDay) {
    remove(DayInterval(unchecked: day, count: 1))
  }

  /// Keeps only the days of an interval.
  public mutating func formIntersection(_ days: DayInterval) {
    var kept: [DayInterval] = []
    for run in runs { if let part = run.intersection(days) { kept.append(part) } }
    runs = kept
  }
}

extension DaySet {
  /// The index of the first run that ends after a day number, or the number of runs.
  private func firstRun(endingAfter rawDay: Int32) -> Int {
    index { $0.endRawValue <= rawDay }
  }

  /// The index of the first run that starts after a day number, or the number of runs.
  private func firstRun(startingAfter rawDay: Int32) -> Int {
    index { $0.start.rawValue <= rawDay }
  }

  /// The index of the first run that does not lie before, given that none after it does either.
  private func index(_ liesBefore: (DayInterval) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if liesBefore(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

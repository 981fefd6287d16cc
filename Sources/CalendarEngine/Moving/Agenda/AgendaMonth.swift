// SPDX-License-Identifier: MIT
import CivilTime

/// A month of an agenda: which of its days are listed, and how many rows they take.
struct AgendaMonth: Hashable, Sendable {
  /// The number of the month.
  let index: Int32
  /// The days that have a place, in their order; one that stands for the whole month where nothing
  /// happens.
  let days: [Day]
  /// The rows of all days.
  let rows: Int32
  /// Whether its events have not been told yet.
  let isLoading: Bool
  /// Whether its only day stands for the whole month.
  let isBare: Bool

  /// A listed day.
  struct Day: Hashable, Sendable {
    let day: EpochDay
    /// The rows of the days before it in its month, and its own.
    let rowsBefore: Int32
    let rows: Int32
  }

  /// A month on some days of which events take rows.
  ///
  /// - Parameters:
  ///   - index: The number of the month.
  ///   - days: The days of it that can be reached.
  ///   - rows: For each of them the rows that it takes; 0 where it is not listed.
  ///   - isLoading: Whether its events have not been told yet.
  init(_ index: Int32, _ days: DayInterval, rows: [Int32], isLoading: Bool) {
    var listed: [Day] = []
    var sum: Int32 = 0
    for (place, own) in rows.enumerated() where own > 0 {
      let day = days.start.addingClamped(days: Int32(place))
      listed.append(Day(day: day, rowsBefore: sum, rows: own))
      sum += own
    }
    (self.index, self.isLoading, isBare) = (index, isLoading, listed.isEmpty)
    self.days = listed.isEmpty ? [Day(day: days.start, rowsBefore: 0, rows: 1)] : listed
    self.rows = max(sum, 1)
  }
}

extension AgendaMonth {
  /// The place of a listed day, or nil.
  func place(of day: EpochDay) -> Int? {
    let found = place(from: day)
    return found < days.count && days[found].day == day ? found : nil
  }

  /// The place of the first listed day from another one on; past the last one where there is none.
  func place(from day: EpochDay) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The months of an agenda that are listed, one after the other.
struct AgendaMonths: Hashable, Sendable {
  /// In their order.
  var all: [AgendaMonth] = []

  /// The place of a month, or nil where it is not listed.
  func place(of index: Int32) -> Int? {
    guard let first = all.first?.index, index >= first else { return nil }
    let place = Int(index - first)
    return place < all.count ? place : nil
  }

  /// A month, or nil where it is not listed.
  func month(_ index: Int32) -> AgendaMonth? { place(of: index).map { all[$0] } }
}

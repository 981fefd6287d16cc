// SPDX-License-Identifier: MIT
import CivilTime

/// In which order days have come into a selection, for apps to which that matters.
///
/// A `Selection` has its days in the order of the calendar. Whoever is told of each selection can
/// keep one of these beside it:
///
///     order.take(selection)   // the 9th, the 2nd, the 5th: as they were tapped
public struct SelectionOrder: Hashable, Sendable {
  /// The selected days; those that came at once are one run, and in the order of the calendar.
  public private(set) var runs: [DayInterval] = []

  /// Nothing is selected.
  public init() {}

  /// Whether the days have come in the order of the calendar.
  public var isChronological: Bool {
    zip(runs, runs.dropFirst()).allSatisfy { $0.start < $1.start }
  }

  /// Follows a selection: days that have gone leave no trace, and new ones come last.
  ///
  /// - Parameter selection: What is selected now.
  /// - Complexity: The product of the numbers of runs here and there.
  public mutating func take(_ selection: Selection) {
    var (kept, new) = ([DayInterval](), selection.days)
    for run in runs {
      var part = selection.days
      part.formIntersection(run)
      kept.append(contentsOf: part.runs)
      new.remove(run)
    }
    runs = kept + new.runs
  }
}

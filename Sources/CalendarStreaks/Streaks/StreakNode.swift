// SPDX-License-Identifier: MIT

/// What a node of a `StreakTree` knows about its span of days.
///
/// Totals are valid for every goal. The runs were counted for one goal, and are valid for all goals
/// between the neighbouring totals: no day in the span flips within `goalAbove < goal <=
/// goalThrough`.
struct StreakNode {
  /// The left half, or the block of totals at the lowest level; −1 for a half without points.
  var left: Int32 = -1
  /// Right half; −1 for a half without points.
  var right: Int32 = -1
  /// Points of all days, saturating.
  var sum: Int64 = 0
  /// Least total of a day.
  var least: Int64 = 0
  /// Greatest total of a day.
  var greatest: Int64 = 0
  /// Greatest total below the goal for which `runs` was counted.
  var goalAbove: Int64 = 0
  /// Least total that reaches the goal for which `runs` was counted.
  var goalThrough: Int64 = .max
  /// The runs of kept days.
  var runs: RunSummary

  /// A span without points: no goal keeps a day, since thresholds are at least 1.
  init(emptyOfLength length: Int32) {
    runs = RunSummary(length: length, allKept: false)
  }
}

extension StreakNode {
  /// This node with its runs valid for the threshold, or nil when the days have to be visited.
  func settled(for threshold: Int64) -> StreakNode? {
    if goalAbove < threshold, threshold <= goalThrough { return self }
    let allKept = least >= threshold
    guard allKept || greatest < threshold else { return nil }
    var node = self
    node.goalAbove = allKept ? .min : greatest
    node.goalThrough = allKept ? least : .max
    node.runs = RunSummary(length: runs.length, allKept: allKept)
    return node
  }

  /// Takes over the totals of both halves, and the runs if both are known for the threshold.
  mutating func join(_ first: StreakNode, _ second: StreakNode, threshold: Int64) {
    sum = first.sum.addingSaturated(second.sum)
    least = Swift.min(first.least, second.least)
    greatest = Swift.max(first.greatest, second.greatest)
    guard let first = first.settled(for: threshold), let second = second.settled(for: threshold)
    else {
      // No goal lies between these, so whoever needs the runs has to visit the halves.
      (goalAbove, goalThrough) = (.max, .min)
      return
    }
    goalAbove = Swift.max(first.goalAbove, second.goalAbove)
    goalThrough = Swift.min(first.goalThrough, second.goalThrough)
    runs = first.runs
    runs.append(second.runs)
  }

  /// Takes over the totals and the runs of the days of a block.
  mutating func summarize(_ block: ArraySlice<Int64>, threshold: Int64) {
    (sum, least, greatest) = (0, .max, .min)
    (goalAbove, goalThrough) = (.min, .max)
    var bits: UInt64 = 0
    for total in block.reversed() {
      bits = bits << 1 | (total >= threshold ? 1 : 0)
      sum = sum.addingSaturated(total)
      least = Swift.min(least, total)
      greatest = Swift.max(greatest, total)
      if total < threshold {
        goalAbove = Swift.max(goalAbove, total)
      } else {
        goalThrough = Swift.min(goalThrough, total)
      }
    }
    runs = RunSummary(bits: bits, count: runs.length)
  }
}

extension Int64 {
  /// The sum, saturating.
  func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }
}

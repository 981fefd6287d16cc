// SPDX-License-Identifier: MIT

/// How a heat map distinguishes counts: five steps, the first of which is nothing.
public struct HeatScale: Hashable, Sendable {
  // Four fields, because options with an array in them would cost more to copy.
  private var first: Int32 = 1
  private var second: Int32 = 3
  private var third: Int32 = 6
  private var fourth: Int32 = 10

  /// Nothing, then from 1, 3, 6 and 10 on.
  public init() {}

  /// A scale by the least counts of its four steps; nil unless they ascend from 1 or more.
  public init?(thresholds: [Int32]) {
    guard thresholds.count == HeatScale.stepCount, thresholds[0] > 0 else { return nil }
    for (lower, upper) in zip(thresholds, thresholds.dropFirst()) where lower >= upper {
      return nil
    }
    (first, second) = (thresholds[0], thresholds[1])
    (third, fourth) = (thresholds[2], thresholds[3])
  }

  /// Steps above nothing.
  public static let stepCount = 4

  /// The least count of each of the four steps above nothing, ascending.
  public var thresholds: [Int32] { [first, second, third, fourth] }

  /// The step of a count, 0...4.
  public func step(of count: Int32) -> UInt8 {
    if count < first { return 0 }
    if count < second { return 1 }
    if count < third { return 2 }
    return count < fourth ? 3 : 4
  }
}

// SPDX-License-Identifier: MIT

/// A kind of mark that is in use, and how often.
public struct MarkType: Hashable, Sendable {
  /// The kind, as in `DayMark`.
  public var type: String
  /// How many marks of it there are, 1 or more; tombstones left out.
  public var count: Int64

  /// A kind with a count.
  public init(type: String, count: Int64) {
    self.type = type
    self.count = count
  }
}

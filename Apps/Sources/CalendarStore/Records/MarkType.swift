// SPDX-License-Identifier: MIT

/// A kind of mark that is in use, and how often.
public struct MarkType: Hashable, Sendable {
  /// The kind, as in `DayMark`.
  public var type: String
  /// How many marks of it there are, 1 or more; tombstones left out.
  public var count: Int64
  /// Its place among all kinds in use by when the first of its marks was added, from 0.
  ///
  /// Colours are given in this order, so that a new kind takes none from those that there are. It may
  /// change when that first mark is deleted.
  public var order: Int

  /// A kind with a count.
  public init(type: String, count: Int64, order: Int) {
    (self.type, self.count, self.order) = (type, count, order)
  }
}

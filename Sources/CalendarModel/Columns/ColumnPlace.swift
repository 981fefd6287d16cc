// SPDX-License-Identifier: MIT

/// Where a span stands beside those that overlap it.
///
/// Its left edge is at `column / columns` of the width, and it takes `span / columns` of it.
public struct ColumnPlace: Hashable, Sendable {
  /// Its column, from 0.
  public let column: Int32
  /// The number of columns of all that it overlaps, directly or through others.
  public let columns: Int32
  /// How many columns it takes; 0 if it is hidden.
  public let span: Int32

  /// Whether it is only counted.
  public var isHidden: Bool { span == 0 }

  /// A place.
  public init(column: Int32, columns: Int32, span: Int32) {
    (self.column, self.columns, self.span) = (column, columns, span)
  }
}

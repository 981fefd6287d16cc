// SPDX-License-Identifier: MIT

/// A session in a line of CSV.
public struct SessionCSVRow: Hashable, Sendable {
  /// The id, or nil when the line has none.
  public var id: SessionID?
  /// When it began.
  public var start: SessionTime
  /// When it ended; the start if the line leaves it empty.
  public var end: SessionTime
  /// What it scored.
  public var points: Int32
  /// The physical line on which it begins, from 1.
  public var line: Int64

  /// A row of these values.
  public init(
    id: SessionID? = nil, start: SessionTime, end: SessionTime, points: Int32, line: Int64
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.points = points
    self.line = line
  }
}

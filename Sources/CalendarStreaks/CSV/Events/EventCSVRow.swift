// SPDX-License-Identifier: MIT

/// An event in a line of CSV; texts are UTF-8, and nil or empty where the line has none.
///
/// What they mean is for the reader of the row to say: its times may need the rules of a zone.
public struct EventCSVRow: Hashable, Sendable {
  /// When it begins.
  public var start: [UInt8]
  /// When it is over.
  public var end: [UInt8]
  /// What it is called.
  public var title: [UInt8] = []
  /// Its calendar, by id or by name.
  public var calendar: [UInt8]?
  /// Where it takes place.
  public var location: [UInt8] = []
  /// The notes, in as many lines as they have.
  public var notes: [UInt8] = []
  /// Whether it takes place, such as `tentative`.
  public var status: [UInt8]?
  /// `busy` or `free`.
  public var busy: [UInt8]?
  /// Its own colour, such as `#3A7BD5`.
  public var color: [UInt8]?
  /// Its id.
  public var id: [UInt8]?
  /// The physical line on which it begins, from 1.
  public var line: Int64

  /// A row with nothing but its times.
  public init(start: [UInt8], end: [UInt8], line: Int64) {
    self.start = start
    self.end = end
    self.line = line
  }
}

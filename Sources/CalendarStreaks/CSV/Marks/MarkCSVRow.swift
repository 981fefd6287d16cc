// SPDX-License-Identifier: MIT
import CivilTime

/// A mark on a day in a line of CSV; texts are UTF-8 without control characters.
public struct MarkCSVRow: Hashable, Sendable {
  /// The id, 1 to 128 characters, or nil when the line has none.
  public var id: [UInt8]?
  /// What kind of mark it is, 1 to 64 characters.
  public var type: [UInt8]
  /// What it belongs to, up to 128 characters; may be empty.
  public var owner: [UInt8]
  /// The day.
  public var day: EpochDay
  /// The physical line on which it begins, from 1.
  public var line: Int64

  /// A row of these values.
  public init(id: [UInt8]? = nil, type: [UInt8], owner: [UInt8], day: EpochDay, line: Int64) {
    self.id = id
    self.type = type
    self.owner = owner
    self.day = day
    self.line = line
  }
}

// SPDX-License-Identifier: MIT

/// A calendar, a person, a room: what the days of a timeline can be divided into, side by side.
public struct CalendarGroup: Hashable, Sendable {
  /// Its number in `Occurrence.group`; 0 takes what belongs to no other group.
  public var number: UInt16
  /// Its name, UTF-8, which stands above its column and is part of the names of what is in it.
  public var name: [UInt8]
  /// Index of its tint in the theme; 0 for none.
  public var tint: UInt8

  /// A group.
  public init(number: UInt16, name: [UInt8], tint: UInt8 = 0) {
    (self.number, self.name, self.tint) = (number, name, tint)
  }
}

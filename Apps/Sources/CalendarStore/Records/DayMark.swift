// SPDX-License-Identifier: MIT
import CivilTime

/// A mark on a day: something happened to something, such as "watered" to a plant.
public struct DayMark: Hashable, Sendable {
  /// Its id, made by the client that recorded it; unique within a store.
  public var id: String
  /// What kind of mark it is, such as `watered`; decides the colour of its dot.
  public var type: String
  /// What it belongs to, such as the plant; may be empty.
  public var owner: String
  /// The day.
  public var day: EpochDay

  /// A mark of these values.
  public init(id: String, type: String, owner: String = "", day: EpochDay) {
    self.id = id
    self.type = type
    self.owner = owner
    self.day = day
  }
}

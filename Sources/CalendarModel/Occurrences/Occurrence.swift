// SPDX-License-Identifier: MIT
import CivilTime

/// One event on one concrete run of days.
///
///     Occurrence(id: Array("42".utf8), days: days("2024-02-20", "2024-02-23"))  // three days
public struct Occurrence: Hashable, Sendable {
  /// Identifies it; chosen by the app, UTF-8.
  public var id: [UInt8]
  /// The civil days that it touches, half-open; an occurrence of no days is not shown.
  public var days: DayInterval
  /// When it begins on its first and ends on its last day; nil for whole days.
  public var hours: Hours?
  /// Its title, UTF-8.
  public var title: [UInt8] = []
  /// Index of its tint in the theme; 0 for none.
  public var tint: UInt8 = 0
  /// The number of the group that it belongs to: its calendar, a person, a room; 0 for none.
  ///
  /// A timeline whose days are divided into groups shows it in the column of its own.
  public var group: UInt16 = 0
  /// Whether it is behind the hours of its days, as opening times are.
  ///
  /// It takes no room and cannot be chosen. Only timelines show it.
  public var isBackground = false
  /// Whether events may be placed in it, where they may be placed in such times alone: of what is
  /// behind the hours.
  public var isOpen = false
  /// Whether no hand and no key moves, stretches or removes it.
  public var isLocked = false
  /// Whether it is certain to take place.
  public var status = Status.confirmed

  /// An occurrence of whole days without a title.
  public init(id: [UInt8], days: DayInterval) {
    self.id = id
    self.days = days
  }
}

extension Occurrence {
  /// Whether an event is certain to take place (RFC 5545, 3.8.1.11).
  public enum Status: UInt8, CaseIterable, Hashable, Sendable {
    /// It is.
    case confirmed = 0
    /// It may.
    case tentative
    /// It will not.
    case cancelled
  }

  /// The order in which occurrences are placed: by start, whole days first, longer before shorter,
  /// then by id.
  public static func comesBefore(_ left: Occurrence, _ right: Occurrence) -> Bool {
    if left.days.start != right.days.start { return left.days.start < right.days.start }
    let (first, second) = (left.hours?.start ?? -1, right.hours?.start ?? -1)
    if first != second { return first < second }
    if left.days.count != right.days.count { return left.days.count > right.days.count }
    let ends = (left.hours?.end ?? 0, right.hours?.end ?? 0)
    if ends.0 != ends.1 { return ends.0 > ends.1 }
    return isLess(left.id, right.id)
  }

  static func isLess(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let count = min(left.count, right.count)
    for index in 0..<count where left[index] != right[index] { return left[index] < right[index] }
    return left.count < right.count
  }
}

// SPDX-License-Identifier: MIT

/// The states of a node; they say what it is, never how it looks.
public struct Traits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt32

  /// The traits of these bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The current day.
  public static let today = Traits(rawValue: 1 << 0)
  /// The selected day.
  public static let selected = Traits(rawValue: 1 << 1)
  /// Cannot be used.
  public static let disabled = Traits(rawValue: 1 << 2)
  /// A day of a neighbouring month.
  public static let outside = Traits(rawValue: 1 << 3)
  /// A day of the weekend in the locale.
  public static let weekend = Traits(rawValue: 1 << 4)
  /// Marked by the app.
  public static let highlighted = Traits(rawValue: 1 << 5)
  /// Under a pressed finger or mouse button.
  public static let pressed = Traits(rawValue: 1 << 6)
  /// The only place in the grid where Tab stops.
  public static let tabStop = Traits(rawValue: 1 << 7)
  /// Facts are being loaded.
  public static let loading = Traits(rawValue: 1 << 8)
  /// Facts could not be loaded.
  public static let failed = Traits(rawValue: 1 << 9)
  /// Nothing is known about the days in view.
  public static let empty = Traits(rawValue: 1 << 10)
  /// Selectable, so that whether it is selected is worth saying.
  public static let selectable = Traits(rawValue: 1 << 11)
  /// Part of the current page.
  public static let current = Traits(rawValue: 1 << 12)
  /// Laid out from right to left.
  public static let rightToLeft = Traits(rawValue: 1 << 13)
  /// The first day of the selected interval.
  public static let rangeStart = Traits(rawValue: 1 << 14)
  /// A day inside the selected interval, whether it can be chosen or not.
  public static let rangeMiddle = Traits(rawValue: 1 << 15)
  /// The last day of the selected interval.
  public static let rangeEnd = Traits(rawValue: 1 << 16)
  /// Moves vertically: what surrounds the calendar may scroll only horizontally.
  public static let vertical = Traits(rawValue: 1 << 17)
  /// A grid in which several days can be selected.
  public static let multiselectable = Traits(rawValue: 1 << 18)
  /// Part of something that began earlier.
  public static let continuesBefore = Traits(rawValue: 1 << 19)
  /// Part of something that continues later.
  public static let continuesAfter = Traits(rawValue: 1 << 20)
  /// A handle that can fold the month.
  public static let expanded = Traits(rawValue: 1 << 21)
  /// Moves in both directions: what surrounds the calendar may not scroll.
  public static let bothAxes = Traits(rawValue: 1 << 22)
  /// Says nothing that is not said elsewhere; hidden from screen readers.
  public static let decorative = Traits(rawValue: 1 << 23)
  /// Stays in view while what it belongs to scrolls below it.
  public static let pinned = Traits(rawValue: 1 << 24)
  /// Part of the interval that choosing the day under the pointer would select; not selected yet.
  public static let preview = Traits(rawValue: 1 << 25)
  /// A row with a line between it and the one above.
  public static let ruled = Traits(rawValue: 1 << 26)
  /// A day that cannot be chosen, with days before and after it that can.
  public static let closed = Traits(rawValue: 1 << 27)
  /// A bar of a part of a day: a dot, the title and a time, without a ground.
  public static let timed = Traits(rawValue: 1 << 28)
  /// Under a mouse, itself or another part of the same occurrence.
  public static let hovered = Traits(rawValue: 1 << 29)
  /// Held by a hand, above what it comes from.
  public static let lifted = Traits(rawValue: 1 << 30)
  /// Where something comes from that a hand holds.
  public static let vacated = Traits(rawValue: 1 << 31)

  // All bits are taken: an event shares four with what is never said of one.

  /// An event that no hand and no key changes.
  public static let locked = multiselectable
  /// An event that a hand holds where it may not stay.
  public static let refused = failed
  /// An event that may take place.
  public static let tentative = empty
  /// An event that does not take place.
  public static let cancelled = loading
}

extension Traits {
  /// The name of a trait of a node of some role, by its bit, as in dumps and in `data-traits`.
  static func name(of bit: Int, _ role: Role) -> StaticString {
    guard role == .timedEvent || role == .eventBar else { return names[bit] }
    switch Traits(rawValue: 1 << UInt32(bit)) {
    case .locked: return "locked"
    case .refused: return "refused"
    case .tentative: return "tentative"
    case .cancelled: return "cancelled"
    default: return names[bit]
    }
  }

  /// The names of the traits by bit.
  static let names: [StaticString] = [
    "today", "selected", "disabled", "outside", "weekend", "highlighted", "pressed", "tab-stop",
    "loading", "failed", "empty", "selectable", "current", "rtl",
    "range-start", "range-middle", "range-end", "vertical", "multiselectable",
    "continues-before", "continues-after", "expanded", "both-axes", "decorative", "pinned",
    "preview", "ruled", "closed", "timed", "hovered", "lifted", "vacated",
  ]
}

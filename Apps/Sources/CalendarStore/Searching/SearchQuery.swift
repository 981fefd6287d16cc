// SPDX-License-Identifier: MIT
import CivilTime

/// Which events to find: those whose title, place or notes have all the words of a text, of calendars
/// that are not deleted and, unless others are asked for, not hidden.
///
/// Case, accents, width and the signs of vowels do not matter. The last word may be the beginning of
/// one. In scripts without spaces a run of characters is found anywhere.
public struct SearchQuery: Sendable {
  /// What is looked for; nothing in it is a command.
  public var text: String
  /// The calendars in which it is looked for.
  public var calendars = Calendars.shown
  /// The day from which on events are found; earlier ones are before the first page.
  public var from: EpochDay
  /// The zone in which floating events and days are compared with others.
  public var zone: ZoneRules
  /// The most events to return.
  public var limit: Int
  /// The cursor of another page, which replaces `from`.
  public var cursor: String?

  /// A query for the first page from a day on.
  public init(
    _ text: String, from: EpochDay, zone: ZoneRules, limit: Int = 30, cursor: String? = nil
  ) {
    self.text = text
    self.from = from
    self.zone = zone
    self.limit = limit
    self.cursor = cursor
  }

  /// Calendars in which something can be looked for.
  public enum Calendars: Hashable, Sendable {
    /// Those that are not hidden.
    case shown
    /// Those that are.
    case hidden
    /// Either.
    case all

    /// Whether a calendar is one of them.
    func contain(isHidden: Bool) -> Bool { self == .all || isHidden == (self == .hidden) }
  }

  /// Whether a text has nothing that could be looked for, no letter and no digit.
  public static func isEmpty(_ text: String) -> Bool { SearchTerms(text).isEmpty }
}

// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation

/// Which calendar a table means by a word: the one with that id, or else the only one of that name, or
/// else the only one of that name in other capitals; where several have it, none.
package struct CalendarNames: Sendable {
  /// The words that mean calendars, by their ids: a name, or the id where the name means another
  /// calendar, or would be no id for a store in which it has to be made.
  private let words: [String: String]
  /// The ids of calendars by their names, which several may have.
  private let exact: [String: [String]]
  /// The same by their names in lower case.
  private let folded: [String: [String]]
  /// The colours that calendars have.
  let colors: Set<HexColor>
  /// The place of a further one, behind all others.
  let nextOrder: Int32

  /// The names of some calendars, such as all of a store.
  package init(_ records: [CalendarRecord]) {
    let calendars = records.map(\.calendar)
    let known = Set(calendars.map(\.id))
    let folded = Self.ids(of: calendars, by: Self.folded)
    (exact, self.folded) = (Self.ids(of: calendars, by: Self.trimmed), folded)
    let pairs = calendars.map { calendar in
      let (id, name) = (calendar.id, calendar.name)
      // Where a table is read there may be a calendar with this name in other capitals alone.
      let isMeant =
        (name == id || !known.contains(name)) && folded[Self.folded(name)] == [id]
        && Self.canBeID(name)
      return (id, isMeant ? name : id)
    }
    words = Dictionary(pairs) { first, _ in first }
    colors = Set(calendars.map(\.color))
    nextOrder = calendars.map(\.order).max().map { $0 &+ 1 } ?? 0
  }
}

extension CalendarNames {
  /// The id of the calendar that a word means; the word itself where there is none.
  ///
  /// - Throws: `StoreError.invalid` where it may mean several, such as "WORK" where there are "Work" and
  ///   "work": a further calendar is what nobody asked for.
  package func id(of word: String) throws(StoreError) -> String {
    if hasCalendar(word) { return word }
    let meant = candidates(word)
    guard meant.count > 1 else { return meant.first ?? word }
    let words = meant.map(told).sorted().joined(separator: ", ")
    throw .invalid(
      field: "calendar",
      reason: InvalidReason(
        "\"\(word)\" may mean several calendars: write one of \(words)",
        ReasonCause("notOneOf", words)))
  }

  /// The ids of the calendars of that name, or else of that name in other capitals.
  private func candidates(_ word: String) -> [String] {
    let same = exact[Self.trimmed(word)] ?? []
    return same.count == 1 ? same : folded[Self.folded(word)] ?? []
  }

  /// The name of a calendar where it means that one alone, else its id.
  private func told(_ id: String) -> String {
    let name = exact.first { $0.value == [id] && ($0.key == id || !hasCalendar($0.key)) }
    return name?.key ?? id
  }

  /// Whether there is a calendar with an id.
  func hasCalendar(_ id: String) -> Bool { words[id] != nil }

  /// The word that means a calendar: its name, or its id where that says it better.
  func word(of id: String) -> String { words[id] ?? id }

  /// Whether a store would take a name for an id, and a table bring it back as it is.
  private static func canBeID(_ name: String) -> Bool {
    (try? RecordName.check(name)) != nil && !name.contains(",")
      && folded(name) == name.lowercased()
  }

  private static func ids(
    of calendars: [EventCalendar], by name: (String) -> String
  ) -> [String: [String]] {
    Dictionary(grouping: calendars) { name($0.name) }.mapValues { $0.map(\.id) }
  }

  private static func trimmed(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespaces)
  }

  private static func folded(_ name: String) -> String { trimmed(name).lowercased() }
}

// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation

/// Which calendar a table means by a word: the one with that id, or else the only one of that name, in
/// capitals or not.
package struct CalendarNames: Sendable {
  /// The names of calendars by their ids.
  private let names: [String: String]
  /// The ids of calendars by their names in lower case; a name that several have means none.
  private let ids: [String: String]
  /// The colours that calendars have.
  let colors: Set<HexColor>

  /// The names of some calendars, such as all of a store.
  package init(_ records: [CalendarRecord]) {
    let calendars = records.map(\.calendar)
    names = Dictionary(calendars.map { ($0.id, $0.name) }) { first, _ in first }
    let named = Dictionary(grouping: calendars) { Self.folded($0.name) }
    ids = named.compactMapValues { $0.count == 1 ? $0[0].id : nil }
    colors = Set(calendars.map(\.color))
  }
}

extension CalendarNames {
  /// The id of the calendar that a word means; the word itself where there is none.
  package func id(of word: String) -> String {
    names[word] == nil ? ids[Self.folded(word)] ?? word : word
  }

  /// Whether there is a calendar with an id.
  func hasCalendar(_ id: String) -> Bool { names[id] != nil }

  /// The word that means a calendar: its name, or its id where the name means another one, or would be
  /// no id for a store in which it has to be made.
  func word(of id: String) -> String {
    guard let name = names[id], self.id(of: name) == id, (try? RecordName.check(name)) != nil,
      !name.contains(","), Self.folded(name) == name.lowercased()
    else { return id }
    return name
  }

  private static func folded(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

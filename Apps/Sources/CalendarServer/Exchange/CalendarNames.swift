// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation

/// Which calendar a table means by a word: the one with that id, or else the only one of that name, in
/// capitals or not.
package struct CalendarNames: Sendable {
  private let ids: Set<String>
  /// The ids of calendars by their names in lower case; a name that several have means none.
  private let idsByName: [String: String]

  /// The names of some calendars, such as all of a store.
  package init(_ calendars: [CalendarRecord]) {
    ids = Set(calendars.map(\.calendar.id))
    let named = Dictionary(grouping: calendars.map(\.calendar)) { Self.folded($0.name) }
    idsByName = named.compactMapValues { $0.count == 1 ? $0[0].id : nil }
  }
}

extension CalendarNames {
  /// The id of the calendar that a word means; the word itself where there is none.
  package func id(of word: String) -> String {
    ids.contains(word) ? word : idsByName[Self.folded(word)] ?? word
  }

  private static func folded(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

// SPDX-License-Identifier: MIT

extension MemoryState {
  /// Refuses to write an event in, into or out of a calendar that is locked.
  ///
  /// - Parameters:
  ///   - event: The event as it is to be.
  ///   - own: Calendars whose locks do not count, by the bytes of their ids.
  /// - Throws: `calendarLocked`.
  func requireUnlocked(
    _ event: CalendarEvent, except own: Set<[UInt8]> = []
  ) throws(StoreError) {
    for id in [events[Array(event.id.utf8)]?.event.calendar, event.calendar] {
      guard let id = id.map({ Array($0.utf8) }), !own.contains(id) else { continue }
      try calendars[id]?.requireUnlocked()
    }
  }

  /// Whether any calendar is locked.
  var hasLocks: Bool { calendars.values.contains { $0.keepsEvents } }

  /// Refuses an undo that has written events of calendars that were locked before, and still are.
  func requireUnlocked(
    _ keys: some Sequence<Key>, before former: MemoryState
  ) throws(StoreError) {
    var ids: Set<[UInt8]> = []
    for case .event(let id) in keys {
      for state in [former, self] {
        if let calendar = state.events[id]?.event.calendar { ids.insert(Array(calendar.utf8)) }
      }
    }
    for id in ids.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where former.calendars[id]?.keepsEvents == true {
      try calendars[id]?.requireUnlocked()
    }
  }
}

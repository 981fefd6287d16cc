// SPDX-License-Identifier: MIT

extension EventCalendar {
  /// - Throws: `invalid` with the offending field.
  func validate() throws(StoreError) {
    try TextRule.calendarID(id, field: "id")
    try TextRule.calendarName.check(name.utf8, field: "name")
    if let zone { try TextRule.zone.check(zone.utf8, field: "zone") }
  }
}

extension CalendarPatch {
  /// - Throws: `invalid` with the offending field.
  func validate() throws(StoreError) {
    if let name { try TextRule.calendarName.check(name.utf8, field: "name") }
    if case .some(let zone?) = zone { try TextRule.zone.check(zone.utf8, field: "zone") }
  }
}

extension CalendarEvent {
  /// - Throws: `invalid` with the offending field.
  func validate() throws(StoreError) {
    try TextRule.id.check(id.utf8, field: "id")
    try TextRule.calendarID(calendar, field: "calendar")
    try TextRule.eventTitle.check(title.utf8, field: "title")
    try TextRule.eventNotes.check(notes.utf8, field: "notes")
    try TextRule.eventLocation.check(location.utf8, field: "location")
    try span.validate()
  }
}

extension EventPatch {
  /// - Throws: `invalid` with the offending field.
  func validate() throws(StoreError) {
    if let calendar { try TextRule.calendarID(calendar, field: "calendar") }
    if let title { try TextRule.eventTitle.check(title.utf8, field: "title") }
    if let notes { try TextRule.eventNotes.check(notes.utf8, field: "notes") }
    if let location { try TextRule.eventLocation.check(location.utf8, field: "location") }
    try span?.validate()
  }
}

extension EventSpan {
  /// - Throws: `invalid` with the end whose zone has no proper name.
  func validate() throws(StoreError) {
    for (time, field) in [(start, "start"), (end, "end")] {
      guard case .zoned(let zoned) = time else { continue }
      try TextRule.zone.check(zoned.zone.utf8, field: field)
      guard zoned.zone.utf8.allSatisfy(Self.isZoneByte) else {
        throw .invalid(
          field: field,
          reason: InvalidReason(
            "has to name a zone such as Europe/Berlin", ReasonCause("zoneName")))
      }
    }
  }
}

extension EventSpan {
  /// Whether a byte may stand in brackets after a time: a letter, a digit, or one of `/_-+.:`.
  private static func isZoneByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x2F, 0x5F: true
    default: false
    }
  }
}

extension TextRule {
  /// Checks the id of a calendar: commas separate them in requests.
  static func calendarID(_ id: String, field: String) throws(StoreError) {
    try Self.id.check(id.utf8, field: field)
    guard !id.utf8.contains(0x2C) else {
      throw .invalid(
        field: field,
        reason: InvalidReason(
          "must not have a comma, which separates ids", ReasonCause("comma")))
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarStreaks

extension StoreEdit {
  /// Refuses values that no store takes.
  ///
  /// An edit that passes never fails because of its values.
  ///
  /// - Throws: `invalid` with the offending field.
  public func validate() throws(StoreError) {
    switch self {
    case .putSession(let session, _):
      try TextRule.id.check(session.id.bytes, field: "id")
      try session.start.validate(field: "start")
      try session.end.validate(field: "end")
    case .patchSession(let id, let patch, _):
      try TextRule.id.check(id.bytes, field: "id")
      try patch.start?.validate(field: "start")
      try patch.end?.validate(field: "end")
    case .putMark(let mark, _):
      try TextRule.id.check(mark.id.utf8, field: "id")
      guard mark.id != "types" else {
        throw .invalid(field: "id", reason: "must not be types, where the API lists kinds of marks")
      }
      try TextRule.markType.check(mark.type.utf8, field: "type")
      try TextRule.markOwner.check(mark.owner.utf8, field: "owner")
    case .patchMark(let id, let patch, _):
      try TextRule.id.check(id.utf8, field: "id")
      if let type = patch.type { try TextRule.markType.check(type.utf8, field: "type") }
      if let owner = patch.owner { try TextRule.markOwner.check(owner.utf8, field: "owner") }
    case .putCalendar(let calendar, _): try calendar.validate()
    case .patchCalendar(let id, let patch, _):
      try TextRule.id.check(id.utf8, field: "id")
      try patch.validate()
    case .putEvent(let event, _): try event.validate()
    case .patchEvent(let id, let patch, _):
      try TextRule.id.check(id.utf8, field: "id")
      try patch.validate()
    case .putSettings(let settings, _):
      try settings.validate()
    case .deleteSession(let id, _):
      try TextRule.id.check(id.bytes, field: "id")
    case .deleteMark(let id, _), .deleteCalendar(let id, _), .deleteEvent(let id, _):
      try TextRule.id.check(id.utf8, field: "id")
    }
  }
}

extension SessionImport.Row {
  /// Refuses values that no store takes, so that the reader of a file can name the line.
  ///
  /// - Throws: `invalid` with the offending field.
  public func validate() throws(StoreError) {
    if let id { try TextRule.id.check(id.bytes, field: "id") }
    try start.validate(field: "start")
    try end.validate(field: "end")
  }
}

extension SessionTime {
  func validate(field: String) throws(StoreError) {
    guard case .zoned(_, _, let zone) = self, !zone.isEmpty else { return }
    try TextRule.zone.check(zone, field: field)
  }
}

extension StoreSettings {
  func validate() throws(StoreError) {
    guard goal >= 1 else {
      throw .invalid(field: "goal", reason: "has to be 1 or more")
    }
    guard (1...36_500).contains(trashDays ?? 1) else {
      throw .invalid(field: "trashDays", reason: "has to be from 1 to 36500")
    }
    if let zone { try TextRule.zone.check(zone.utf8, field: "zone") }
  }
}

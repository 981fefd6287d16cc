// SPDX-License-Identifier: MIT
import CalendarStreaks

extension SessionImport.Row {
  /// The session of the row, under its own id, or under one made of its content and the content's
  /// ordinal.
  func session(ordinal: (ContentIdentity) -> Int64) -> Session {
    let id: SessionID
    if let given = self.id {
      id = given
    } else {
      let identity = ContentIdentity(start: start, end: end, points: points)
      id = identity.id(ordinal: ordinal(identity))
    }
    return Session(id: id, start: start, end: end, points: points)
  }
}

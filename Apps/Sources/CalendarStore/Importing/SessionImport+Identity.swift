// SPDX-License-Identifier: MIT
import CalendarModel

extension SessionImport.Row {
  /// The session of the row, by its own id, or by content and the ordinal of this content.
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

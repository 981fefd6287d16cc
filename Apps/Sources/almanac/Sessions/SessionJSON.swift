// SPDX-License-Identifier: MIT
import CalendarStore

/// A session in JSON, as described in `docs/api.md`.
struct SessionJSON: Encodable {
  let id: String
  let start: String
  let end: String
  let points: Int32
  let revision: Int64
  let change: Int64

  init(_ record: SessionRecord) {
    id = record.session.id.text
    start = record.session.start.description
    end = record.session.end.description
    points = record.session.points
    revision = record.revision
    change = record.change
  }
}

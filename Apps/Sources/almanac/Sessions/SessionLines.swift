// SPDX-License-Identifier: MIT
import CalendarServer
import CalendarStore
import CalendarStreaks

/// The sessions of a CSV file.
struct SessionLines: LineSource {
  private var reader = SessionCSVReader()

  mutating func feed(_ bytes: UnsafeRawBufferPointer) { reader.feed(bytes) }

  mutating func finish() { reader.finish() }

  mutating func nextItem() -> LineItem<SessionImport.Row>? {
    switch reader.next() {
    case .row(let row):
      .row(SessionImport.Row(id: row.id, start: row.start, end: row.end, points: row.points))
    case .problem(let problem):
      .problem(BadLine(line: problem.line, reason: problem.reasonText))
    case nil: nil
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks

/// The sessions of a CSV file, line by line.
package struct SessionLines: LineSource {
  private var reader = SessionCSVReader()

  /// Lines of which none has been read.
  package init() {}

  /// Appends bytes of the file.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer) { reader.feed(bytes) }

  /// Marks the end of the file.
  package mutating func finish() { reader.finish() }

  /// The next session or bad line, or nil when more bytes are needed or the file has ended.
  package mutating func nextItem() -> LineItem<SessionImport.Row>? {
    switch reader.next() {
    case .row(let row):
      .row(SessionImport.Row(id: row.id, start: row.start, end: row.end, points: row.points))
    case .problem(let problem):
      .problem(BadLine(problem))
    case nil: nil
    }
  }
}

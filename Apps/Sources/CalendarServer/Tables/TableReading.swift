// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks

/// Reads sessions from a spooled table.
struct TableReading {
  /// The invalid lines so far.
  private(set) var rejected = RejectedLines()

  private let spool: Spool
  private var reader = SessionCSVReader()
  private var isAtEnd = false

  /// Starts at the beginning of a spool.
  init(_ spool: Spool) throws(Spool.Failure) {
    self.spool = spool
    try spool.rewind()
  }
}

extension TableReading {
  /// The next session, or nil at the end.
  mutating func next() throws(Spool.Failure) -> SessionImport.Row? {
    while true {
      switch reader.next() {
      case .row(let row):
        return SessionImport.Row(id: row.id, start: row.start, end: row.end, points: row.points)
      case .problem(let problem):
        rejected.add(problem)
      case nil:
        guard try feed() else { return nil }
      }
    }
  }

  private mutating func feed() throws(Spool.Failure) -> Bool {
    guard !isAtEnd else { return false }
    if let bytes = try spool.read() {
      bytes.withUnsafeBytes { reader.feed($0) }
    } else {
      isAtEnd = true
      reader.finish()
    }
    return true
  }
}

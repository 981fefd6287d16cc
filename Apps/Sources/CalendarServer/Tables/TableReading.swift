// SPDX-License-Identifier: MIT
import CalendarStore

/// Reads sessions from a spooled table.
struct TableReading {
  /// The invalid lines so far.
  private(set) var rejected = RejectedLines()

  private let spool: Spool
  private var rows = RowReading(SessionLines())

  /// Starts at the beginning of a spool.
  init(_ spool: Spool) throws(Spool.Failure) {
    self.spool = spool
    try spool.rewind()
  }
}

extension TableReading {
  /// The next session, or nil at the end.
  mutating func next() throws(Spool.Failure) -> SessionImport.Row? {
    let spool = spool
    return try rows.next { () throws(Spool.Failure) in
      try spool.read().map { .bytes($0) } ?? .end
    } bad: {
      rejected.add($0)
    }
  }
}

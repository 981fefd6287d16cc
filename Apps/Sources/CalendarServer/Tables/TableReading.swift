// SPDX-License-Identifier: MIT
import CalendarStore

/// Reads the rows of a spooled file.
struct TableReading<Source: LineSource> {
  /// The invalid lines so far.
  private(set) var rejected = RejectedLines()

  private let spool: Spool
  private var rows: RowReading<Source>

  /// Starts at the beginning of a spool.
  init(_ spool: Spool, _ source: Source) throws(Spool.Failure) {
    self.spool = spool
    rows = RowReading(source)
    try spool.rewind()
  }
}

extension TableReading {
  /// The next row, or nil at the end.
  mutating func next() throws(Spool.Failure) -> Source.Row? {
    let spool = spool
    return try rows.next { () throws(Spool.Failure) in
      try spool.read().map { .bytes($0) } ?? .end
    } bad: {
      rejected.add($0)
    }
  }
}

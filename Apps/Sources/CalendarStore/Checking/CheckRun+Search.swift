// SPDX-License-Identifier: MIT

extension CheckRun {
  /// Checks what schema 4 added: that each living event is found by its words, and by no others.
  mutating func lookAtWords(_ file: FileReading) throws {
    var rows: [Int64: (event: Int64, sum: UInt64)] = [:]
    try file.forEachRow("SELECT rowid, event, words FROM search") { row in
      let row = (number: row.integer(0) ?? 0, event: row.integer(1) ?? 0, words: row.text(2))
      rows[row.number] = (row.event, Self.sum(row.words.split(separator: " ")))
    }
    try lookAtPostings(file, rows)
    var events = Dictionary(rows.map { ($0.value.event, $0) }) { first, _ in first }
    if events.count < rows.count {
      list.add(.total, "the index of words", "has an event more than once")
    }
    let sql = "SELECT \(SearchIndex.Entry.columns) FROM \(SearchIndex.Entry.source)"
    try file.forEachRow(sql + " WHERE e.deleted = 0") { row in
      let event = row.integer(0) ?? 0
      let start = row.integer(2) ?? 0
      guard Self.isTime(row.integer(1), start) else { return }
      let axis: TimeAxis = row.integer(1) == 0 ? .instant : .civil
      let entry = SearchIndex.Entry(
        event: event, axis: axis, start: start, holder: row.integer(3) ?? 0,
        texts: (4...6).map { row.text($0) })
      let found = events.removeValue(forKey: event)
      guard let found, found.key & ~SearchPlace.mask == entry.row & ~SearchPlace.mask,
        found.value.sum == Self.sum(entry.words[...])
      else {
        return list.add(.total, "event in row \(event)", "is not found by its words")
      }
    }
    for event in events.keys.sorted() {
      list.add(.total, "event in row \(event)", "is in the index of words by mistake")
    }
    try lookAtLongWords(file)
  }

  /// Checks that the lists of events by word are what the rows say.
  private mutating func lookAtPostings(
    _ file: FileReading, _ rows: [Int64: (event: Int64, sum: UInt64)]
  ) throws {
    try file.run("CREATE VIRTUAL TABLE temp.search_posting USING fts5vocab(main, search, instance)")
    defer { try? file.run("DROP TABLE temp.search_posting") }
    var sums: [Int64: UInt64] = [:]
    try file.forEachRow("SELECT doc, term, offset FROM temp.search_posting") { row in
      sums[row.integer(0) ?? 0, default: 0] &+= Self.sum(row.text(1), at: Int(row.integer(2) ?? 0))
    }
    for (row, kept) in rows where sums.removeValue(forKey: row) ?? 0 != kept.sum {
      list.add(.total, "event in row \(kept.event)", "is not found by its words")
    }
    if !sums.isEmpty {
      list.add(.total, "the index of words", "has \(sums.count) events that are not there")
    }
  }

  /// Checks that the words of all events are known that have no index for their beginnings.
  private mutating func lookAtLongWords(_ file: FileReading) throws {
    try file.run("CREATE VIRTUAL TABLE temp.search_term USING fts5vocab(main, search, row)")
    defer { try? file.run("DROP TABLE temp.search_term") }
    let sql = """
      SELECT count(*) FROM temp.search_term
      WHERE length(term) > \(SearchIndex.longestPrefix)
        AND term NOT IN (SELECT word FROM search_word)
      """
    if let count = try file.number(sql), count > 0 {
      list.add(.total, "the index of words", "lacks \(count) of the words")
    }
  }

  private static func sum(_ words: ArraySlice<some StringProtocol>) -> UInt64 {
    words.enumerated().reduce(0) { $0 &+ sum($1.element, at: $1.offset) }
  }

  private static func sum(_ words: [some StringProtocol]) -> UInt64 { sum(words[...]) }

  /// A number for a word at a place.
  private static func sum(_ word: some StringProtocol, at place: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ UInt64(place)) &* 0x9E37_79B9_7F4A_7C15
  }
}

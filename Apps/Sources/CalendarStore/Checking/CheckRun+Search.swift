// SPDX-License-Identifier: MIT

extension CheckRun {
  /// Checks what schema 4 added: that each living event is found by its words and their beginnings, and
  /// by no others.
  mutating func lookAtWords(_ file: FileReading) throws {
    var sums = WordSums()
    let sql = "SELECT \(SearchIndex.Entry.columns) FROM \(SearchIndex.Entry.source)"
    let order = "ORDER BY min(e.kind, 1), e.start_at, e.place & \(SearchPlace.mask)"
    try file.forEachRow("\(sql) WHERE e.deleted = 0 \(order)") { row in
      let (event, start) = (row.integer(0) ?? 0, row.integer(2) ?? 0)
      guard Self.isTime(row.integer(1), start) else { return }
      let axis: TimeAxis = row.integer(1) == 0 ? .instant : .civil
      let entry = SearchIndex.Entry(
        event: event, axis: axis, start: start, holder: row.integer(3) ?? 0,
        texts: (4...6).map { row.text($0) })
      sums.add(entry, of: event)
    }
    sums.finish()
    try lookAtPostings(file, &sums)
    try lookAtBeginnings(file, sums)
    try lookAtLongWords(file)
  }

  /// Checks that the lists of events by word are what the events say.
  private mutating func lookAtPostings(_ file: FileReading, _ sums: inout WordSums) throws {
    try file.run("CREATE VIRTUAL TABLE temp.search_posting USING fts5vocab(main, search, instance)")
    defer { try? file.run("DROP TABLE temp.search_posting") }
    var strangers: Set<Int64> = []
    try file.forEachRow("SELECT doc, term FROM temp.search_posting") { row in
      if !sums.take(row.text(1), at: row.integer(0) ?? 0) { strangers.insert(row.integer(0) ?? 0) }
    }
    for event in sums.unlike {
      list.add(.index, "event in row \(event)", "is not found by its words")
    }
    if !strangers.isEmpty {
      list.add(.index, "the index of words", "has \(strangers.count) events that are not there")
    }
  }

  /// Checks the lists of events by the beginnings of their words.
  private mutating func lookAtBeginnings(_ file: FileReading, _ sums: WordSums) throws {
    for (beginning, expected) in sums.beginnings.sorted(by: { $0.key < $1.key }) {
      var sum: UInt64 = 0
      let sql = "SELECT rowid FROM search WHERE search MATCH '\"\(beginning)\" *'"
      try file.forEachRow(sql) { row in sum &+= WordSums.hash(row.integer(0) ?? 0) }
      if sum != expected {
        list.add(.index, "words that begin with “\(beginning)”", "are not found by it")
      }
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
      list.add(.index, "the index of words", "lacks \(count) of the words")
    }
  }
}

/// What the lists of the index of words have to add up to; each word of a row counts once.
private struct WordSums {
  /// By row: an event, and the sum of its words.
  private var rows: [Int64: (event: Int64, sum: UInt64)] = [:]
  /// By beginning, the sum of the rows.
  private(set) var beginnings: [String: UInt64] = [:]
  /// The row that is being added, which several events may share, and its words.
  private var last: (row: Int64, event: Int64, words: Set<[Unicode.Scalar]>)?

  /// Adds an event; they come in order of rows.
  mutating func add(_ entry: SearchIndex.Entry, of event: Int64) {
    if last?.row != entry.row {
      finish()
      last = (entry.row, event, [])
    }
    for word in entry.words.text.split(separator: " ") {
      last?.words.insert(Array(word.unicodeScalars))
    }
  }

  /// Adds what is still open.
  mutating func finish() {
    guard let (row, event, words) = last else { return }
    var (sum, short) = (UInt64(0), Set<String>())
    for word in words {
      sum &+= Self.hash(word)
      for count in 1...SearchIndex.longestPrefix where word.count >= count {
        short.insert(String(String.UnicodeScalarView(word.prefix(count))))
      }
    }
    rows[row] = (event, sum)
    for beginning in short { beginnings[beginning, default: 0] &+= Self.hash(row) }
    last = nil
  }

  /// Counts a word of a row off; returns whether there is such a row.
  mutating func take(_ word: String, at row: Int64) -> Bool {
    rows[row]?.sum &-= Self.hash(Array(word.unicodeScalars))
    return rows[row] != nil
  }

  /// The events whose words are not those in the lists.
  var unlike: [Int64] { rows.values.filter { $0.sum != 0 }.map(\.event).sorted() }

  private static func hash(_ word: [Unicode.Scalar]) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1.value)) &* 0x100_0000_01B3 }
  }

  static func hash(_ row: Int64) -> UInt64 {
    let mixed = UInt64(bitPattern: row) &* 0x9E37_79B9_7F4A_7C15
    return (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }
}

// SPDX-License-Identifier: MIT
import GRDB

extension CheckRun {
  /// Reads every page from the disk, including pages that are not in use.
  ///
  /// Each suspicious page is read twice, since a page caught half written looks damaged only once.
  mutating func lookAtPages() throws {
    let pages = try FilePages(path: path)
    guard pages.size > 0 else { throw StoreError.foreign(path: path) }
    extent.pages = (pages.size + pages.pageSize - 1) / pages.pageSize
    extent.hasChecksums = try PageChecksums.areKept(in: path)
    var bad = try options.badPages(path)
    if !bad.isEmpty { bad = Set(try options.badPages(path)).intersection(bad).sorted() }
    for page in bad {
      list.add(.page, "page \(page)", "its checksum does not match, or it cannot be read")
    }
    guard !pages.isDatabase else { return }
    guard pages.isOurs || !bad.isEmpty else { throw StoreError.foreign(path: path) }
    list.add(.page, "page 1", "does not begin as a database does")
  }

  /// Checks that the log beside the file still holds what was written to it.
  mutating func lookAtLog() {
    guard let frames = LogFrames(besides: DiskFile.resolved(path)), frames.isDamaged else { return }
    list.add(
      .page, "the log (-wal)",
      """
      is damaged behind page \(frames.valid): the last \(frames.lostCommits) transactions in it cannot be \
      read
      """)
  }

  /// Checks what the header says about the file and returns its schema.
  mutating func lookAtHeader(_ file: FileReading) throws -> Int {
    var (application, schema, isOurs) = (Int64(0), Int64(0), false)
    try part("the header") { _ in
      application = try file.number("PRAGMA application_id") ?? 0
      schema = try file.number("PRAGMA user_version") ?? 0
      let tables = "'meta', 'calendar', 'session'"
      isOurs =
        try file.number(
          "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN (\(tables))") == 3
    }
    if application != Int64(SQLiteSchema.applicationID) {
      guard isOurs || !list.findings.isEmpty else { throw StoreError.foreign(path: path) }
      list.add(.structure, "the header", "does not say that the file is one of Almanac")
    }
    if schema > SQLiteSchema.version, list.findings.isEmpty {
      throw StoreError.newer(path: path, schema: Int(schema), known: SQLiteSchema.version)
    }
    guard (1...SQLiteSchema.version).contains(Int(clamping: schema)) else {
      list.add(.structure, "the header", "says schema \(schema), which there is not")
      return SQLiteSchema.version
    }
    return Int(schema)
  }

  /// Reports what SQLite itself finds wrong with trees, indexes, types, uniqueness and references.
  mutating func lookAtStructure(_ file: FileReading) throws {
    // By default the check stops after 100 findings.
    try file.forEachRow("PRAGMA integrity_check(1000000)") { row in
      // A row may have several lines; the first names the database.
      for line in row.text(0).split(separator: "\n")
      where line != "ok" && !line.hasPrefix("***") {
        // Newer versions of SQLite look at the index of words, too.
        list.add(line.contains("FTS5") ? .index : .structure, "SQLite", String(line))
      }
    }
    try file.forEachRow("PRAGMA foreign_key_check") { row in
      list.add(
        .reference, "row \(row.integer(1) ?? 0) of \(row.text(0))",
        "belongs to a \(row.text(2)) that is not there")
    }
  }

  /// Checks that tables and indexes match their schema.
  mutating func lookAtTables(_ file: FileReading, schema: Int) throws {
    var present: [String: String] = [:]
    try file.forEachRow("SELECT type || ' ' || name, sql FROM sqlite_master") { row in
      present[row.text(0)] = row.text(1)
    }
    for (name, sql) in try SQLiteSchema.definitions(of: schema).sorted(by: { $0.key < $1.key })
    where present[name] != sql && !isKeptBySearch(name, present) {
      let isOfWords = name.hasPrefix("table search")
      list.add(
        isOfWords ? .index : .structure, name,
        present[name] == nil ? "is missing" : "is not as schema \(schema) makes it")
    }
  }
}

/// Whether it is a table of the index of words, which another SQLite may define in other words.
private func isKeptBySearch(_ name: String, _ present: [String: String]) -> Bool {
  present[name] != nil && SQLiteSchema.searchTables.contains { name == "table " + $0 }
}

extension SQLiteSchema {
  /// The tables and indexes of a new file of a schema: SQL by type and name.
  static func definitions(of version: Int) throws -> [String: String] {
    try DatabaseQueue().write { db in
      for step in steps.prefix(version) { try step(db) }
      let rows = try Row.fetchAll(
        db, sql: "SELECT type || ' ' || name AS key, sql FROM sqlite_master WHERE sql IS NOT NULL")
      return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }
  }
}

// SPDX-License-Identifier: MIT

extension SQLiteSchema {
  /// What schema 4 adds: the index of the words of events, which is filled when the tables are migrated.
  ///
  /// Texts are taken apart before they are added: the tokeniser separates at spaces and changes nothing.
  static let fourth = """
    CREATE VIRTUAL TABLE search USING fts5 (
      words, content = '', detail = none, columnsize = 0, tokenize = 'ascii', prefix = '1 2'
    );
    INSERT INTO search (search, rank) VALUES ('hashsize', 16777216);
    CREATE TABLE search_word (
      word TEXT NOT NULL PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables in which SQLite keeps the index; their definitions are its own.
  static let searchTables: Set = [
    "search_data", "search_idx", "search_config",
  ]
}

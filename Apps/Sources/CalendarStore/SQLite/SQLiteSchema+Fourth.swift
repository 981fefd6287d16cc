// SPDX-License-Identifier: MIT

extension SQLiteSchema {
  /// What schema 4 adds: the index of the words of events, which is filled when the tables are migrated.
  ///
  /// Texts are taken apart before they are added: the tokeniser separates at spaces and changes nothing.
  static let fourth = """
    CREATE VIRTUAL TABLE search USING fts5 (
      words, event UNINDEXED, tokenize = 'ascii', prefix = '1 2 3 4', columnsize = 0
    );
    CREATE TABLE search_word (
      word TEXT NOT NULL PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables in which SQLite keeps the index; their definitions are its own.
  static let searchTables: Set = [
    "search_data", "search_idx", "search_content", "search_config", "search_docsize",
  ]
}

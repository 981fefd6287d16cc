// SPDX-License-Identifier: MIT
import Foundation
import GRDBSQLite

/// A connection that reads a file and never writes to it; no content of a row ends the program.
///
/// (GRDB's rows trap on values of an unexpected type, which a damaged file may hold.)
final class FileReading {
  /// SQLite's connection.
  private(set) var handle: OpaquePointer?
  private let path: String
  /// A copy that is read because the file could not be read in place.
  private var copy: URL?

  /// Opens a file that a store of this process has open, and reads one state of it.
  ///
  /// - Throws: `Fault` and `StoreError`.
  init(ofOpen path: String) throws {
    self.path = path
    try open(path, .seconds(5), isImmutable: false)
  }

  /// Opens a file in whatever way is possible, and reads one state of it.
  ///
  /// While somebody has it open, or a `-wal` holds changes, SQLite's locks are used. Otherwise the
  /// file is read as immutable, which needs no permission to write and leaves nothing behind. Do
  /// not use it for a file that this process has open: testing its locks drops them.
  ///
  /// - Throws: `Fault` and `StoreError`.
  init(path: String, busyTimeout: Duration) throws {
    let path = DiskFile.resolved(path)
    self.path = path
    let isAlone = try !FileUse.isOpen(path)
    let hasChanges = Self.holdsBytes(path + "-wal") || Self.holdsBytes(path + "-journal")
    do {
      try open(path, busyTimeout, isImmutable: isAlone && !hasChanges)
    } catch let fault as Fault where isAlone && hasChanges && fault.needsWriting {
      close()
      try openCopy(busyTimeout)
    }
  }

  deinit {
    close()
    if let copy { try? FileManager.default.removeItem(at: copy) }
  }

  /// Releases the file.
  func close() {
    sqlite3_close_v2(handle)
    handle = nil
  }
}

extension FileReading {
  /// The error with which SQLite stopped.
  struct Fault: Error {
    let code: Int32
    let message: String

    /// Whether the file or its log is damaged.
    var isDamage: Bool {
      [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_IOERR, SQLITE_ERROR].contains(code & 0xFF)
    }

    /// The error for the caller who wanted the file.
    func failure(_ path: String) -> StoreError {
      isDamage
        ? .corrupt(path: path, detail: message)
        : SQLiteFile.explained(StoreError(code: code, message: message, path: path))
    }

    /// Whether the cause is a folder that may not be written.
    fileprivate var needsWriting: Bool {
      [SQLITE_CANTOPEN, SQLITE_READONLY].contains(code & 0xFF)
    }
  }

  private func open(_ path: String, _ busyTimeout: Duration, isImmutable: Bool) throws {
    try PageChecksums.install()
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    let address = Self.address(path) + (isImmutable ? "?immutable=1" : "?mode=ro")
    try check(sqlite3_open_v2(address, &handle, flags, nil))
    sqlite3_busy_timeout(handle, Int32(clamping: Int64(busyTimeout / .milliseconds(1))))
    // Do not trust the schema of a damaged file, and find damaged cells when they are read.
    try run("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; BEGIN")
    try forEachRow("SELECT count(*) FROM sqlite_master") { _ in }
  }

  /// Reads a copy, made together with the file's log in a folder of its own.
  private func openCopy(_ busyTimeout: Duration) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-\(ChangeToken.makeStoreName())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    copy = folder
    let target = folder.appendingPathComponent("copy.sqlite").path
    for ending in ["", "-wal", "-journal"] where DiskFile.exists(path + ending) {
      try FileManager.default.copyItem(atPath: path + ending, toPath: target + ending)
    }
    try open(target, busyTimeout, isImmutable: false)
  }

  private static func holdsBytes(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_size > 0
  }

  private static func address(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path).path
    return "file:" + (whole.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? whole)
  }
}

extension FileReading {
  /// Copies the state being read into a new file; see `StoreCopy`.
  func copy(to path: String, for name: String) throws {
    // SQLite does not know that the connection ends with this value.
    try withExtendedLifetime(self) { try StoreCopy.make(of: handle, at: path, for: name) }
  }

  /// Runs statements that return no rows.
  func run(_ sql: String) throws {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Visits the rows of a query.
  func forEachRow(_ sql: String, _ body: (FileRow) throws -> Void) throws {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    while true {
      let code = sqlite3_step(statement)
      guard code != SQLITE_DONE else { return }
      guard code == SQLITE_ROW else { return try check(code) }
      try body(FileRow(statement: statement))
    }
  }

  /// The number in the first column of the first row, or nil.
  func number(_ sql: String) throws -> Int64? {
    var number: Int64?
    try forEachRow(sql) { row in if number == nil { number = row.integer(0) } }
    return number
  }

  /// - Throws: `StoreError.locked`, otherwise `Fault`.
  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    let primary = code & 0xFF
    if primary == SQLITE_BUSY || primary == SQLITE_LOCKED { throw StoreError.locked(path: path) }
    let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no connection"
    throw Fault(code: sqlite3_extended_errcode(handle), message: message)
  }
}

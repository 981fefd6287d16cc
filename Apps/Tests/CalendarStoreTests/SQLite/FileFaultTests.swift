// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Files that cannot be what they are asked to be.
@Suite struct FileFaultTests {
  private func file(_ name: String = "store.sqlite") throws -> RawFile {
    RawFile(path: try Scratch().path(name))
  }

  /// What opening says; the bytes must stay as they are.
  private func refusal(_ file: RawFile) throws -> StoreError? {
    let before = try file.bytes
    defer { #expect((try? file.bytes) == before) }
    do throws(StoreError) {
      _ = try SQLiteStore(path: file.path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aTextFileIsForeign() throws {
    let file = try file()
    for text in ["start,end,points\n", "x", String(repeating: "SQLite format 3", count: 99)] {
      try file.write(Data(text.utf8))
      #expect(try refusal(file) == .foreign(path: file.path))
    }
  }

  @Test func anotherProgramsDatabaseIsForeign() throws {
    let file = try file()
    try file.run("CREATE TABLE notes (text TEXT)")
    #expect(try refusal(file) == .foreign(path: file.path))
    let other = try self.file()
    try other.run("PRAGMA application_id = 7; PRAGMA user_version = 3")
    #expect(try refusal(other) == .foreign(path: other.path))
  }

  @Test func anEmptyFileBecomesAStore() async throws {
    let file = try file()
    try file.write(Data())
    let store = try SQLiteStore(path: file.path)
    #expect(
      try await store.apply(.putSession(session("a", "2024-02-20T08:00"), base: nil)).applied != nil
    )
  }

  @Test func aNewerSchemaIsLeftAlone() throws {
    let file = try file()
    _ = try SQLiteStore(path: file.path)
    try file.run("PRAGMA user_version = 99")
    #expect(try refusal(file) == .newer(path: file.path, schema: 99, known: SQLiteSchema.version))
  }

  /// `dropFirst` of a negative number trapped.
  @Test func aNegativeSchemaIsForeign() throws {
    let file = try file()
    _ = try SQLiteStore(path: file.path)
    try file.run("PRAGMA user_version = -1")
    #expect(try refusal(file) == .foreign(path: file.path))
  }

  @Test func aFileIsItsOwnersOnly() throws {
    let file = try file()
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    for name in [file.path, file.path + "-wal"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: name)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func aNameThatLooksLikeAnAddressIsAPath() throws {
    let scratch = try Scratch()
    let path = scratch.path("file:x.sqlite?mode=memory")
    #expect(DatabaseLocation.absolute("file:x").hasPrefix("/"))
    try SQLiteStore(path: path).close()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func whatIsNotThereIsUnreachable() throws {
    let scratch = try Scratch()
    let lost = scratch.path("no/such/store.sqlite")
    let noFolder = StoreError.unreachable(
      path: lost, detail: "there is no folder \(scratch.path("no/such"))")
    #expect(throws: noFolder) { try SQLiteStore(path: lost) }
    let folder = scratch.folder.path
    #expect(throws: StoreError.unreachable(path: folder, detail: "it is a folder")) {
      try SQLiteStore(path: folder)
    }
    let file = RawFile(path: scratch.path("file"))
    try file.write(Data("x".utf8))
    #expect(
      throws: StoreError.unreachable(path: file.path + "/a", detail: "\(file.path) is no folder")
    ) {
      try SQLiteStore(path: file.path + "/a")
    }
  }

  @Test func theFileSaysWhoseItIs() throws {
    let file = try file()
    _ = try SQLiteStore(path: file.path)
    let bytes = try [UInt8](file.bytes)
    #expect(Array(bytes[68..<72]) == Array("Almn".utf8))
    #expect(try file.text("PRAGMA user_version") == "\(SQLiteSchema.version)")
    #expect(try file.text("PRAGMA journal_mode") == "wal")
  }

  @Test func everyCommitReachesTheDisk() throws {
    let store = try SQLiteStore(path: file().path)
    #expect(try store.synchronous() == 2)
  }

  @Test func everyErrorNamesTheFileAndAWayOut() {
    let path = "/calendars/mine.sqlite"
    let errors: [StoreError] = [
      .locked(path: path), .readOnly(path: path), .full(path: path),
      .corrupt(path: path, detail: "page 3"), .foreign(path: path),
      .newer(path: path, schema: 2, known: 1), .unreachable(path: path, detail: "it is a folder"),
    ]
    for error in errors {
      let text = error.description
      #expect(text.contains(path))
      #expect(text.hasSuffix(".") || text.hasSuffix(".recover"))
      #expect(text.split(separator: ". ").count > 1 || text.contains("; "), "\(text)")
      #expect(!text.contains("\n"))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }
}

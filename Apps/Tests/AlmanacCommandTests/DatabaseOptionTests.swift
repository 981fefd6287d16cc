// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import almanac

/// A database whose name is misspelt is not made by looking at it, nor by who means to edit in it.
struct DatabaseOptionTests {
  @Test func aNamedDatabaseHasToBeThere() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID()).sqlite"
    let database = try DatabaseOption.parse(["--database", path])
    for open in [
      { _ = try database.openForReading() }, { _ = try await database.openForEditing() },
      { _ = try database.openExisting() },
    ] as [() async throws -> Void] {
      let failure = await #expect(throws: CommandFailure.self) { try await open() }
      #expect(failure?.status == .noInput)
      #expect(failure?.text.contains(path) == true)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import Testing

@testable import CalendarServer

/// Backups that the program makes while it serves.
@Suite struct OwnBackupsTests {
  private func start(_ words: [String]) async throws -> (Program, TestServer) {
    try await blocking {
      let program = try Program(["--port", "0"] + words)
      return (program, try program.server())
    }
  }

  @Test func aServerMakesABackupThatIsSound() async throws {
    try await inFolder { folder in
      let database = folder + "/team.sqlite"
      let backups = BackupFolder(path: folder + "/backups", of: database)
      let (program, server) = try await start([
        "--database", database, "--backups", backups.path, "--keep", "2",
      ])
      try await eventually { !backups.backups.isEmpty }
      #expect(try await server.get("/api/info").status == 200)
      program.signal(SIGTERM)
      let end = try await blocking { program.end() }
      #expect(end.status == 0)
      #expect(end.errors == "")
      let made = backups.backups
      #expect(made.count == 1)
      #expect(made.allSatisfy { $0.hasPrefix(backups.path + "/team-") })
      #expect(try StoreCheck(path: made[0]).isSound)
      // Another start on the same day makes no further backup.
      let (again, other) = try await start(["--database", database, "--backups", backups.path])
      #expect(try await other.get("/api/info").status == 200)
      again.signal(SIGTERM)
      #expect(try await blocking { again.end() }.status == 0)
      #expect(backups.backups == made)
    }
  }

  @Test func whatKeepsABackupFromBeingMadeIsSaidAndServingGoesOn() async throws {
    try await inFolder { folder in
      // A file where the folder of the folder is to be.
      try Data().write(to: URL(fileURLWithPath: folder + "/taken"))
      let backups = folder + "/taken/backups"
      let (program, server) = try await start([
        "--database", folder + "/a.sqlite", "--backups", backups,
      ])
      let error = try await blocking { program.errorLine() }
      #expect(error.contains("no backup was made; tried again in an hour"))
      #expect(error.contains(folder + "/taken"))
      #expect(try await server.get("/api/info").status == 200)
      program.signal(SIGTERM)
      #expect(try await blocking { program.end() }.status == 0)
    }
  }
}

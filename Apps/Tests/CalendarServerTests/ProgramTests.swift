// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStore
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarServer

/// The program as its users have it: a process with a line of output, signals and a file.
@Suite(.serialized) struct ProgramTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItAtOnceWhoeverListens(signal: Int32) async throws {
    try await inFolder { folder in
      let (program, server) = try await Self.start(["--database", folder + "/a.sqlite"])
      try await server.addTutorial()
      let streams = try await blocking { try (0..<5).map { _ in try EventReader(server) } }
      let clock = ContinuousClock()
      let begun = clock.now
      program.signal(signal)
      let end = try await blocking { program.end() }
      #expect(end.status == 0)
      #expect(end.errors == "")
      // It takes milliseconds; a machine that is busy with other tests takes its time.
      #expect(clock.now - begun < .seconds(10))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.sqlite"])
      withExtendedLifetime(streams) {}
    }
  }

  @Test func whatCannotBeServedIsExplained() async throws {
    try await inFolder { folder in
      let database = folder + "/a.sqlite"
      let (program, server) = try await Self.start(["--database", database])
      for (words, reason) in [
        (["--port", "\(server.port)", "--database", database], "Port \(server.port)"),
        (["--host", "0.0.0.0", "--database", database], "later version"),
        (["--port", "65536"], "--port"),
        (["--port", "0", "--demo", "--database", try Self.foreign(folder)], "foreign.sqlite"),
      ] {
        let end = try await blocking { try Program(words).end() }
        #expect(end.status > 0, "\(words)")
        #expect(end.output == "")
        #expect(end.errors.contains(reason), "\(end.errors)")
      }
      program.signal(SIGINT)
      #expect(try await blocking { program.end() }.status == 0)
    }
  }

  @Test func withoutADatabaseItIsThatOfThePerson() async throws {
    try await inFolder { folder in
      let files = FileManager.default
      let (demo, server) = try await Self.start(["--demo"], ["XDG_DATA_HOME": folder])
      #expect(try await server.get("/api/info").members["demo"] == "1")
      #expect(files.fileExists(atPath: folder + "/almanac/demo.sqlite"))
      #expect(!files.fileExists(atPath: folder + "/almanac/almanac.sqlite"))
      #expect(try await server.ask("POST", "/api/own").status == 200)
      #expect(files.fileExists(atPath: folder + "/almanac/almanac.sqlite"))
      demo.signal(SIGINT)
      #expect(try await blocking { demo.end() }.status == 0)

      let named = folder + "/elsewhere/mine.sqlite"
      let (own, other) = try await Self.start([], ["ALMANAC_DATABASE": named])
      #expect(try await other.get("/api/info").members["demo"] == "0")
      #expect(files.fileExists(atPath: named))
      own.signal(SIGINT)
      #expect(try await blocking { own.end() }.status == 0)
    }
  }

  /// Somebody's own calendar is beside the sample data that were named, and which file that is is said.
  @Test func besideNamedSampleDataOnesOwnCalendarIsBesideThem() async throws {
    try await inFolder { folder in
      let files = FileManager.default
      let (demo, server) = try await Self.start(
        ["--demo", "--database", folder + "/try.sqlite"],
        ["XDG_DATA_HOME": folder, "ALMANAC_DATABASE": folder + "/usual.sqlite"])
      #expect(try await server.ask("POST", "/api/own").members["demo"] == "0")
      #expect(files.fileExists(atPath: folder + "/try-own.sqlite"))
      #expect(!files.fileExists(atPath: folder + "/usual.sqlite"))
      demo.signal(SIGINT)
      let end = try await blocking { demo.end() }
      #expect(end.errors.contains("Your own calendar will be in \(folder)/try-own.sqlite.\n"))
    }
  }

  @Test func whatWasAcknowledgedOutlivesFiftyKills() async throws {
    try await inFolder { folder in
      let database = folder + "/a.sqlite"
      var (book, rounds) = (KillBook(seed: 50), 0)
      for round in 0..<50 {
        let (program, server) = try await Self.start(["--database", database])
        let before = book
        book = try await blocking {
          var book = before
          try book.settle(server)
          try book.write(round, server) { program.signal(SIGKILL) }
          return book
        }
        #expect(try await blocking { program.end() }.status == -1)
        rounds += 1
      }
      let store = try SQLiteStore(path: database)
      let page = try await store.sessions(
        SessionQuery(days: .all, zone: .fixed(.utc), limit: 10_000))
      let ids = page.sessions.map(\.session.id.text)
      #expect(Set(ids).count == ids.count)
      #expect(Set(ids).isSuperset(of: book.sessions))
      // One of each round may have been written and not said.
      #expect(ids.count <= book.sessions.count + book.unsaidSessions)
      var stored: [String: KillBook.Event] = [:]
      for unit in try await store.history(limit: .max) {
        for case .event(let record) in unit.steps.map(\.record) where stored[record.event.id] == nil
        {
          stored[record.event.id] = KillBook.Event(record)
        }
      }
      if let doubt = book.doubt, stored[doubt.id] == doubt.event {
        book.events[doubt.id] = doubt.event
      }
      #expect(stored == book.events)
      #expect(rounds == 50 && book.lost.isEmpty, "\(book.lost)")
      #expect(book.sessions.count > 50)
      for kind in KillBook.Kind.allCases { #expect(book.counts[kind, default: 0] > 40, "\(kind)") }
      #expect(book.doubts > 20)
    }
  }

  private static func start(
    _ words: [String], _ environment: [String: String] = [:]
  ) async throws -> (Program, TestServer) {
    try await blocking {
      let program = try Program(["--port", "0"] + words, environment: environment)
      return (program, try program.server())
    }
  }

  /// A file that is no database.
  private static func foreign(_ folder: String) throws -> String {
    let path = folder + "/foreign.sqlite"
    try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}

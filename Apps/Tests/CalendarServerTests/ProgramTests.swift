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
      var (numbers, acknowledged, rounds) = (SeededNumbers(seed: 50), Set<String>(), 0)
      for round in 0..<50 {
        let (program, server) = try await Self.start(["--database", database])
        let count = Int.random(in: 0..<12, using: &numbers)
        let rest = UInt32.random(in: 0..<3_000, using: &numbers)
        acknowledged.formUnion(
          try await blocking { Self.write(round, server, program, count, rest) })
        #expect(try await blocking { program.end() }.status == -1)
        rounds += 1
      }
      let store = try SQLiteStore(path: database)
      let page = try await store.sessions(
        SessionQuery(days: .all, zone: .fixed(.utc), limit: 10_000))
      let ids = page.sessions.map(\.session.id.text)
      #expect(Set(ids).count == ids.count)
      #expect(Set(ids).isSuperset(of: acknowledged))
      // One of each round may have been written and not said.
      #expect(ids.count <= acknowledged.count + 50)
      #expect(rounds == 50)
      #expect(acknowledged.count > 200)
    }
  }

  /// Adds sessions, kills the server during the write after so many, and returns those that were
  /// acknowledged.
  private static func write(
    _ round: Int, _ server: TestServer, _ program: Program, _ count: Int, _ rest: UInt32
  ) -> [String] {
    var acknowledged: [String] = []
    guard let connection = try? server.connection() else { return [] }
    for number in 0... {
      let id = "\(round)-\(number)"
      let json =
        #"{"id":"\#(id)","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1}"#
      let request = TestServer.request(
        "POST", "/api/sessions", ["Content-Type: application/json"], Array(json.utf8),
        port: server.port)
      guard (try? connection.send(request)) != nil else { break }
      if number == count {
        // At a random point of the write: about as long as one takes.
        let end = ContinuousClock.now + .microseconds(rest)
        while ContinuousClock.now < end {}
        program.signal(SIGKILL)
      }
      guard let answer = try? connection.answer(), answer.status == 201 else { break }
      acknowledged.append(id)
    }
    return acknowledged
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

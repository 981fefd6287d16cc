// SPDX-License-Identifier: MIT
import AppSamples
import CalendarClient
import CalendarStore
import CalendarSync
import CivilTime
import Testing

@testable import CalendarServer

/// Devices, one database and a faulty network: under any interleaving of edits, failures, deaths
/// and reconnects all show the same in the end, each change is written once or not at all, and
/// nothing is overwritten unseen.
///
/// `DevicesTests` does the like with calendars on screens; here the network holds and reorders,
/// servers come and go.
struct NetworkLawTests {
  private static let seeds = UInt64(1)...60
  private static let phases = 3
  private static let steps = (served: 28, away: 8)

  @Test func nothingIsLostUnderAnyInterleaving() async throws {
    var total = Counts()
    for seed in Self.seeds {
      total.add(try await inFolder { try await walk($0 + "/own.sqlite", seed: seed) })
    }
    // The walks have led where something can go wrong.
    let rare: Set = ["redos", "deaths"]
    for kind in [
      "creations", "moves", "resizes", "renames", "places", "deletions", "undos", "redos", "mine",
      "theirs", "deaths",
    ] {
      let count = total.edits[kind, default: 0]
      #expect(count > (rare.contains(kind) ? 10 : 80), "\(kind) of \(total.edits)")
    }
    for fault in FaultyNetwork.Fault.allCases {
      #expect(total.faults[fault, default: 0] > 60, "\(fault) of \(total.faults)")
    }
    #expect(total.late > 40 && total.written > 1_000 && total.settled > 1_000, "\(total)")
  }

  /// What judges the walks sees a change that was written twice beside an equal one.
  @Test func aChangeWrittenTwiceBesideAnEqualOneIsSeen() {
    let (one, equal) = (Cause(device: "a", serial: 1), Cause(device: "b", serial: 1))
    let both: Set = [one, equal]
    #expect(Causes.unexplained([both, both]) { _ in 1 }.isEmpty)
    #expect(Causes.unexplained([both, [one]]) { _ in 1 }.isEmpty)
    #expect(Causes.unexplained([both, both, both]) { _ in 1 } == [2])
    #expect(Causes.unexplained([both, [one], [one]]) { _ in 1 } == [2])
    #expect(Causes.unexplained([both, [one], [one]]) { $0 == one ? 2 : 1 }.isEmpty)
  }

  struct Counts: Sendable {
    var edits: [String: Int] = [:]
    var faults: [FaultyNetwork.Fault: Int] = [:]
    var (late, written, settled) = (0, 0, 0)

    mutating func add(_ other: Counts) {
      edits.merge(other.edits) { $0 + $1 }
      faults.merge(other.faults) { $0 + $1 }
      late += other.late
      written += other.written
      settled += other.settled
    }
  }

  @MainActor private func walk(_ path: String, seed: UInt64) async throws -> Counts {
    let network = FaultyNetwork(seed: seed &* 1_000)
    let devices = try ["a", "b", "c"].prefix(2 + Int(seed % 2)).map {
      try EventDevice($0, network)
    }
    let walk = NetworkWalk(devices, network, seed: seed)
    for phase in 0..<Self.phases {
      let store = FaultyStore(try SQLiteStore(path: path))
      try await Self.serving(store) { server in
        if phase == 0 {
          let made = try await server.send(
            "POST", "/api/calendars", #"{"id":"home","name":"Home"}"#)
          #expect(made.status == 201)
        }
        network.connect(server, store)
        if phase == 0 { try await walk.begin(server) }
        for _ in 0..<Self.steps.served { try await walk.step(server) }
        if phase + 1 == Self.phases { try await walk.end(server) }
        network.disconnect()
      }
      guard phase + 1 < Self.phases else { break }
      for _ in 0..<Self.steps.away { try await walk.step(nil) }
    }
    return try await walk.judge(SQLiteStore(path: path), "seed \(seed)")
  }

  private nonisolated static func serving(
    _ store: any RecordStore, _ body: @MainActor @Sendable (TestServer) async throws -> Void
  ) async throws {
    try await TestServer.serving(store) { try await body($0) }
  }
}

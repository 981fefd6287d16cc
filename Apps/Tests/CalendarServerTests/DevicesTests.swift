// SPDX-License-Identifier: MIT
import AppSamples
import CalendarClient
import CalendarModel
import CalendarStore
import Foundation
import Testing

@testable import CalendarServer

// The server has one for reading, too.
private typealias JSONValue = CalendarClient.JSONValue

/// Two calendars that are edited by hands, one server on a database, and a network that loses requests and answers:
/// under any interleaving of edits, losses, deaths and reconnects all show the same in the end.
struct DevicesTests {
  private static let steps = 200

  @Test func calendarsConvergeOverALossyNetwork() async throws {
    var total = Walk()
    for seed in UInt64(1)...8 {
      let walked = try await inFolder { folder in
        try await TestServer.serving(try SQLiteStore(path: folder + "/own.sqlite")) { server in
          try await walk(server, seed: seed)
        }
      }
      total += walked
    }
    // The walks have led where something can go wrong.
    #expect(total.edits > 400 && total.deaths > 40, "\(total)")
    #expect(total.conflicts > 5 && total.losses > 150, "\(total)")
  }

  /// What happened on a walk.
  private struct Walk: Sendable {
    var (edits, conflicts, deaths, losses) = (0, 0, 0, 0)

    static func += (left: inout Walk, right: Walk) {
      left.edits += right.edits
      left.conflicts += right.conflicts
      left.deaths += right.deaths
      left.losses += right.losses
    }
  }

  @MainActor private func walk(_ server: TestServer, seed: UInt64) async throws -> Walk {
    let made = try await server.send("POST", "/api/calendars", #"{"id":"home","name":"Home"}"#)
    #expect(made.status == 201)
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
    let devices = try ["a", "b"].enumerated().map { index, name in
      try CalendarDevice(name, LossyStore(ServerStore(at: url), seed: seed &* 100 + UInt64(index)))
    }
    var numbers = SeededNumbers(seed: seed)
    var walked = Walk()
    for _ in 0..<Self.steps {
      let device = devices[Int.random(in: 0..<2, using: &numbers)]
      let number = Int.random(in: 0..<100, using: &numbers)
      let days = Int32.random(in: -2...2, using: &numbers)
      let steps = Int32.random(in: -8...8, using: &numbers)
      switch Int.random(in: 0..<18, using: &numbers) {
      case 0..<2:
        await device.draw(day: abs(days) + 2, minute: Int32(number) * 12)
        walked.edits += 1
      case 2..<6:
        await device.carry(number, days: days, steps: steps, end: number % 3 == 0)
        walked.edits += 1
      case 6: device.delete(number)
      case 7: try await device.undo(isRedo: number % 3 == 0)
      case 8: if device.decide(mine: number % 2 == 0) { walked.conflicts += 1 }
      case 9, 12, 13: device.refresh(from: try await events(of: server))
      case 10:
        try device.restart()
        walked.deaths += 1
      case 11: await device.network.turn(number % 2 == 0 ? .off : .lossy)
      default: _ = await device.sync.flush()
      }
    }
    walked.losses = await devices[0].network.losses + devices[1].network.losses

    // The network is back, and everybody decides until nothing is left.
    for device in devices { await device.network.turn(.sound) }
    for _ in 0..<50 {
      for device in devices {
        #expect(await device.sync.flush())
        if device.decide(mine: true) { walked.conflicts += 1 }
      }
    }
    let stored = try await events(of: server)
    for device in devices {
      #expect(device.sync.outbox.entries.isEmpty)
      device.refresh(from: stored)
    }
    let wanted = stored.compactMap { Occurrence(id: $0.record.id, $0.contents) }
      .map(CalendarDevice.written).sorted()
    #expect(wanted.count == stored.count)
    for device in devices { #expect(device.shown == wanted) }
    // What was acknowledged is there, unless it was deleted since.
    let ids = Set(stored.map(\.record.id))
    for id in devices.flatMap(\.acknowledged) where !ids.contains(id) {
      let record = try await ServerStore(at: url).record(ServerRecord(.events, id))
      #expect(record.isDeleted, "\(id) is lost")
    }
    return walked
  }

  /// The events of the server as they were written.
  private func events(of server: TestServer) async throws -> [(
    record: ServerRecord, contents: ServerStore.Contents, revision: Int64
  )] {
    try await server.eventRows().map { (ServerRecord(.events, $0.id), $0.contents, $0.revision) }
  }
}

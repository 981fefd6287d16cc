// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Files that something has damaged: a reason each, and no crash.
@Suite struct DamageTests {
  /// A file of some hundred pages, closed.
  private func filled() async throws -> RawFile {
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    let store = try SQLiteStore(path: file.path)
    var number = 0
    _ = try await store.importSessions(SessionImport.Options()) {
      guard number < 3_000 else { return nil }
      defer { number += 1 }
      let time = SessionTime.civil(
        CivilDateTime(day: EpochDay(clamping: Int64(number)), time: .noon))
      return SessionImport.Row(id: nil, start: time, end: time, points: 1)
    }
    let copy = try Scratch().path("copy.sqlite")
    try await store.backup(to: copy)
    return RawFile(path: copy)
  }

  /// The first thing that goes wrong when all is read and something written.
  private func firstError(_ file: RawFile) async -> StoreError? {
    do {
      let store = try SQLiteStore(path: file.path)
      var query = SessionQuery(days: .all, zone: .utc)
      repeat { query.after = try await store.sessions(query).next } while query.after != nil
      _ = try await store.totals(in: .all, zone: .utc)
      _ = try await store.changes(since: store.head(atStart: true), limit: 10_000)
      _ = try await store.marks(in: .all, owner: nil, limit: 10)
      for id in ["a", "b"] {
        _ = try await store.apply(.putSession(session(id, "1970-03-01T08:00"), base: nil))
      }
      return nil
    } catch {
      return error as? StoreError ?? .invalid(field: "error", reason: "\(error)")
    }
  }

  @Test func damagedPagesAreSaidToBeSo() async throws {
    let file = try await filled()
    let size = try file.bytes.count
    try file.overwrite(8_192..<size, seed: 1)
    guard case .corrupt(file.path, let detail)? = await firstError(file) else {
      Issue.record("\(String(describing: await firstError(file)))")
      return
    }
    #expect(!detail.isEmpty)
  }

  @Test func aTruncatedFileIsDamaged() async throws {
    let whole = try await filled()
    let bytes = try whole.bytes
    for length in [bytes.count / 2, 4_096, 1_000, 99, 20] {
      let file = RawFile(path: try Scratch().path("store.sqlite"))
      try file.write(bytes.prefix(length))
      guard case .corrupt(file.path, _)? = await firstError(file) else {
        Issue.record("\(length): \(String(describing: await firstError(file)))")
        continue
      }
    }
  }

  @Test func noDamageEndsTheProgram() async throws {
    let whole = try await filled()
    let bytes = try whole.bytes
    var (numbers, errors) = (SeededNumbers(seed: 5), 0)
    for seed in UInt64(0)..<60 {
      let file = RawFile(path: try Scratch().path("store.sqlite"))
      try file.write(bytes)
      let start = Int.random(in: 0..<bytes.count, using: &numbers)
      let length = [1, 16, 500, 4_096, 50_000].randomElement(using: &numbers) ?? 1
      try file.overwrite(start..<start + length, seed: seed)
      switch await firstError(file) {
      case nil: continue
      case .corrupt(file.path, _), .foreign(file.path), .newer(file.path, _, _): errors += 1
      case .unreachable(file.path, _), .readOnly(file.path): errors += 1
      case let other?: Issue.record("\(start), \(length): \(other)")
      }
    }
    #expect(errors > 15)
  }
}

// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CalendarStore

/// What a closed store leaves behind.
@Suite struct ClosingTests {
  private func files(in scratch: Scratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
  }

  @Test func oneFileIsLeftOfAStoreThatWasReadFrom() async throws {
    let scratch = try Scratch()
    do {
      let store = try SQLiteStore(path: scratch.path("store.sqlite"))
      _ = try await store.apply([.putSession(session("a", "2024-02-20T08:00"), base: nil)])
      // A reader is opened for this, and closes after the pool's writer.
      #expect(try await store.totals(in: .all, zone: .utc).count == 1)
      #expect(try files(in: scratch).contains("store.sqlite-wal"))
    }
    #expect(try files(in: scratch) == ["store.sqlite"])
  }
}

// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarStore

/// The parts in which SQLite writes the index of words, into each of which a search looks.
@Suite struct SearchPartsTests {
  private func parts(_ path: String) throws -> Int {
    let counts = try RawConnection(path).texts("SELECT count(DISTINCT segid) FROM search_idx")
    return try #require(counts.first.flatMap { Int($0) })
  }

  private func add(_ names: [String], to store: SQLiteStore) async throws {
    for name in names {
      let event = try event(name, "2026-03-24", "2026-03-25", title: "Lunch with \(name)")
      _ = try await store.apply([.putEvent(event, base: nil)])
    }
  }

  private func bring(_ names: [String], into store: SQLiteStore) async throws {
    var items = try names.map { name in
      RecordImport.Item(
        .event(
          EventRecord(
            event: try event(name, "2026-03-24", "2026-03-25", title: "Lunch with \(name)"),
            revision: 1, change: 1)))
    }
    let report = try await store.importRecords(.init()) { items.popLast() }
    #expect(report.added == names.count)
  }

  @Test func anImportThatBringsATenthOfTheEventsLeavesOne() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply([.putCalendar(EventCalendar(id: "c", name: "C"), base: nil)])
    try await add((1...20).map { "a\($0)" }, to: store)
    let before = try parts(path)
    #expect(before > 1)
    try await bring(["b"], into: store)
    #expect(try parts(path) == before + 1)
    try await bring((1...3).map { "c\($0)" }, into: store)
    #expect(try parts(path) == 1)
    // With which everything is found that was before, and nothing twice.
    let page = try await store.search(SearchQuery("lunch", from: .min, zone: .utc, limit: 100))
    #expect(page.hits.count == 24)
    #expect(try StoreCheck(path: path).findings == [])
  }

  @Test func anImportWithoutEventsHasNothingToJoin() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    try await bring([], into: store)
    #expect(try parts(path) == 0)
  }
}

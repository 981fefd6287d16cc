// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Testing

/// Marks and settings, for every store.
@Suite struct MarkTests {
  @Test(arguments: StoreKind.allCases)
  func marksOfDaysComeByDayThenById(kind: StoreKind) async throws {
    let store = try await marked(kind)
    let all = try await store.marks(in: .all, owner: nil, limit: 99).map(\.mark.id)
    #expect(all == ["z", "b", "c", "é", "a"])
    let some = days("2024-02-21", through: "2024-02-21")
    #expect(
      try await store.marks(in: some, owner: nil, limit: 99).map(\.mark.id) == ["b", "c", "é"])
    #expect(try await store.marks(in: some, owner: nil, limit: 2).map(\.mark.id) == ["b", "c"])
    #expect(try await store.marks(in: some, owner: "fern", limit: 9).map(\.mark.id) == ["c"])
    #expect(try await store.marks(in: .all, owner: "", limit: 9).map(\.mark.id) == ["z", "b", "a"])
  }

  @Test(arguments: StoreKind.allCases)
  func kindsOfMarksAreCounted(kind: StoreKind) async throws {
    let store = try await marked(kind)
    #expect(
      try await store.markTypes(limit: 9) == [
        MarkType(type: "fed", count: 1, order: 1), MarkType(type: "watered", count: 4, order: 0),
      ])
    #expect(try await store.markTypes(limit: 1).map(\.type) == ["fed"])
    _ = try await store.apply(.deleteMark("c", base: 1))
    #expect(try await store.markTypes(limit: 9).map(\.type) == ["watered"])
  }

  @Test(arguments: StoreKind.allCases)
  func kindsOfMarksKnowWhichCameFirst(kind: StoreKind) async throws {
    let store = try await marked(kind)
    let day = try #require(CivilDate(year: 2024, month: 2, day: 1)).epochDay
    _ = try await store.apply(.putMark(DayMark(id: "n", type: "aired", day: day), base: nil))
    let orders = { (types: [MarkType]) in types.map { "\($0.type) \($0.order)" } }
    #expect(
      orders(try await store.markTypes(limit: 9)) == ["aired 2", "fed 1", "watered 0"])
    // What is not listed counts, too.
    #expect(orders(try await store.markTypes(limit: 1)) == ["aired 2"])
    // A change of another mark of a kind moves nothing.
    _ = try await store.apply(.deleteMark("é", base: 1))
    #expect(
      orders(try await store.markTypes(limit: 9)) == ["aired 2", "fed 1", "watered 0"])
  }

  @Test(arguments: StoreKind.allCases)
  func aMarkIsKeptEditedDeletedAndBroughtBack(kind: StoreKind) async throws {
    let store = try await marked(kind)
    let moved = DayMark(id: "a", type: "fed", owner: "fern", day: .max)
    var record = MarkRecord(mark: moved, revision: 2, change: 6)
    #expect(try await store.apply(.putMark(moved, base: 1)) == .applied(.mark(record)))
    #expect(try await store.mark("a") == record)
    record = MarkRecord(mark: moved, revision: 3, change: 7, isDeleted: true)
    #expect(try await store.apply(.deleteMark("a", base: 2)) == .applied(.mark(record)))
    #expect(try await store.marks(in: .all, owner: "fern", limit: 9).map(\.mark.id) == ["c"])
    record = MarkRecord(mark: moved, revision: 4, change: 8)
    #expect(try await store.apply(.putMark(moved, base: 3)) == .applied(.mark(record)))
  }

  @Test(arguments: StoreKind.allCases)
  func settingsAreWrittenOverTheirRevision(kind: StoreKind) async throws {
    let store = try kind.make()
    var settings = StoreSettings()
    (settings.goal, settings.firstDay, settings.zone) = (250, day("2024-01-01"), "Africa/Cairo")
    let record = SettingsRecord(settings: settings, revision: 1, change: 1)
    #expect(
      try await store.apply(.putSettings(settings, base: 0)) == .applied(.settings(record)))
    #expect(
      try await store.apply(.putSettings(settings, base: 0)) == .unchanged(.settings(record)))
    #expect(try await store.settings() == record)
    #expect(
      try await store.apply(.putSettings(StoreSettings(), base: 0)) == .conflict(.settings(record)))
  }

  @Test(arguments: StoreKind.allCases)
  func valuesThatNoStoreTakesAreRefusedWithTheirField(kind: StoreKind) async throws {
    let store = try kind.make()
    let long = String(repeating: "ü", count: 129)
    let day = day("2024-02-20")
    var settings = StoreSettings()
    settings.goal = 0
    var zoned = StoreSettings()
    zoned.zone = ""
    let refused: [(StoreEdit, String)] = [
      (.putMark(DayMark(id: "", type: "a", day: day), base: nil), "id"),
      (.putMark(DayMark(id: long, type: "a", day: day), base: nil), "id"),
      (.putMark(DayMark(id: "a\u{85}", type: "a", day: day), base: nil), "id"),
      (.putMark(DayMark(id: "a", type: "", day: day), base: nil), "type"),
      (.putMark(DayMark(id: "a", type: String(long.prefix(65)), day: day), base: nil), "type"),
      (.putMark(DayMark(id: "a", type: "a", owner: long, day: day), base: nil), "owner"),
      (.deleteMark("\n", base: 1), "id"),
      (.putSettings(settings, base: 0), "goal"),
      (.putSettings(zoned, base: 0), "zone"),
    ]
    for (edit, field) in refused {
      let error = await #expect(throws: StoreError.self) { try await store.apply([edit]) }
      guard case .invalid(field, _)? = error else {
        Issue.record("\(edit): \(String(describing: error))")
        continue
      }
    }
    let longest = DayMark(
      id: String(long.prefix(128)), type: String(long.prefix(64)), owner: String(long.prefix(128)),
      day: day)
    #expect(try await store.apply(.putMark(longest, base: nil)).applied != nil)
    #expect(try await store.mark(longest.id)?.mark == longest)
  }

  private func marked(_ kind: StoreKind) async throws -> any RecordStore {
    let store = try kind.make()
    let marks = [
      DayMark(id: "é", type: "watered", owner: "fern ", day: day("2024-02-21")),
      DayMark(id: "b", type: "watered", day: day("2024-02-21")),
      DayMark(id: "c", type: "fed", owner: "fern", day: day("2024-02-21")),
      DayMark(id: "a", type: "watered", day: day("2024-02-22")),
      DayMark(id: "z", type: "watered", day: .min),
    ]
    _ = try await store.apply(marks.map { .putMark($0, base: nil) })
    return store
  }
}

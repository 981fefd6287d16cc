// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarStore

/// What a search finds, for every store, compared with a look at every event that knows nothing of an
/// index, of tables of letters or of pages.
@Suite struct SearchLawTests {
  /// Words as they are written, and as they are compared.
  private static let words: [(String, String)] = [
    ("Meeting", "meeting"), ("meetings", "meetings"), ("MEET", "meet"), ("Zürich", "zurich"),
    ("zu", "zu"), ("Café", "cafe"), ("Straße", "strasse"), ("ＡＢＣ", "abc"), ("ab", "ab"),
    ("مُحَمَّد", "محمد"), ("محمود", "محمود"), ("Москва", "москва"), ("हिन्दी", "हिन्दी"), ("a", "a"),
    ("12", "12"), ("１２３", "123"),
  ]
  /// Runs of characters, which are compared as they are.
  private static let runs = ["東京駅", "京都", "東京都", "会議", "都", "タワー", "東東京"]

  private struct Text {
    var written: [String] = []
    var words: [String] = []
    var runs: [String] = []
  }

  private static func text(_ samples: inout SampleSessions, _ most: Int) -> Text {
    var text = Text()
    for _ in 0..<samples.number(in: 0..<most + 1) {
      if samples.number(in: 0..<4) == 0 {
        let run = runs[samples.number(in: 0..<runs.count)]
        text.written.append(run)
        text.runs.append(run)
      } else {
        let word = words[samples.number(in: 0..<words.count)]
        text.written.append(word.0)
        text.words.append(word.1)
      }
    }
    return text
  }

  /// A question with at most three terms: how it is asked, and whether a text has them.
  private static func question(
    _ samples: inout SampleSessions
  ) -> (asked: String, matches: (Text) -> Bool) {
    var (asked, tests): ([String], [(Text) -> Bool]) = ([], [])
    let count = samples.number(in: 1..<4)
    for number in 0..<count {
      if samples.number(in: 0..<4) == 0 {
        let run = Array(runs[samples.number(in: 0..<runs.count)])
        let start = samples.number(in: 0..<run.count)
        let part = String(run[start..<samples.number(in: start + 1..<run.count + 1)])
        asked.append(part)
        tests.append { text in text.runs.contains { $0.contains(part) } }
      } else {
        let word = words[samples.number(in: 0..<words.count)]
        // Plain letters can be cut; what is cut of others is not their beginning as it is compared.
        let isLast = number == count - 1
        let length = samples.number(in: 1..<word.1.count + 1)
        let isCut = isLast && word.0.utf8.count == word.1.utf8.count
        let cut = isCut ? String(word.1.prefix(length)) : word.1
        asked.append(isCut ? cut.uppercased() : word.0)
        tests.append { text in
          text.words.contains {
            isLast ? $0.utf8.starts(with: cut.utf8) : $0.utf8.elementsEqual(cut.utf8)
          }
        }
      }
    }
    return (asked.joined(separator: " *-\"("), { text in tests.allSatisfy { $0(text) } })
  }

  /// Edits of events with such texts, in calendars of which some are hidden or gone.
  private static func edit(
    _ samples: inout SampleSessions, _ texts: inout [String: Text], _ id: String
  ) -> CalendarEvent {
    let calendar = ["a", "b", "hidden", "gone", "nowhere"][samples.number(in: 0..<5)]
    var event = samples.event(id, in: calendar)
    let parts = (0..<3).map { _ in text(&samples, 3) }
    (event.title, event.location, event.notes) = (
      parts[0].written.joined(separator: ", "), parts[1].written.joined(separator: " / "),
      parts[2].written.joined(separator: "\n")
    )
    texts[event.title + "|" + event.location + "|" + event.notes] = Text(
      words: parts.flatMap(\.words), runs: parts.flatMap(\.runs))
    return event
  }

  private func everything(
    _ store: any RecordStore, _ text: String, in calendars: SearchQuery.Calendars,
    _ zone: ZoneRules, from day: EpochDay, page: Int
  ) async throws -> [EventOccurrence] {
    var found: [EventOccurrence] = []
    var query = SearchQuery(text, from: day, zone: zone, limit: page)
    query.calendars = calendars
    var asked = query
    let first = try await store.search(query)
    var next = first
    while true {
      #expect(next.hits.count <= page)
      found += next.hits.map(\.occurrence)
      guard let later = next.later else { break }
      #expect(next.hits.count == page)
      asked.cursor = later
      next = try await store.search(asked)
      #expect(!next.hits.isEmpty)
      #expect(next.earlier != nil || first.hits.isEmpty)
    }
    next = first
    while let earlier = next.earlier {
      asked.cursor = earlier
      next = try await store.search(asked)
      #expect(!next.hits.isEmpty)
      #expect(next.later != nil || found.isEmpty)
      found = next.hits.map(\.occurrence) + found
    }
    return found
  }

  @Test(arguments: StoreKind.allCases)
  func aSearchFindsWhatALookAtEveryEventFinds(kind: StoreKind) async throws {
    let clock = TestClock("2026-03-01")
    let store = try kind.make(clock)
    let place = SampleSessions.places[0]
    var (samples, texts) = (SampleSessions(near: place, seed: 5), [String: Text]())
    var settings = StoreSettings()
    settings.trashDays = 1
    _ = try await store.apply(
      ["a", "b", "hidden", "gone"].map {
        .putCalendar(EventCalendar(id: $0, name: $0, isHidden: $0 == "hidden"), base: nil)
      } + [.putSettings(settings, base: 0)])
    var (asked, seen, undone) = (0, 0, 0)
    for round in 0..<12 {
      for _ in 0..<4 {
        var edits: [StoreEdit] = []
        for _ in 0..<samples.number(in: 1..<20) {
          let id = "e\(samples.number(in: 0..<120))"
          let base = try await store.event(id)?.revision
          if edits.contains(where: { $0.key == "event \(id)" }) { continue }
          if let base, samples.number(in: 0..<5) == 0 {
            edits.append(.deleteEvent(id, base: base))
          } else {
            edits.append(.putEvent(Self.edit(&samples, &texts, id), base: base))
          }
        }
        _ = try await store.apply(edits)
      }
      if round % 3 == 0 { undone += try await store.undo(nil).wasDone ? 1 : 0 }
      if round == 5 { _ = try await store.apply(.deleteCalendar("gone", base: 1)) }
      if round == 7 {
        let edited = Self.edit(&samples, &texts, "imported")
        let record = EventRecord(event: edited, revision: 3, change: 0)
        _ = try await store.importRecords([.event(record)])
      }
      clock.advance(days: 1)
      if round > 7 { _ = try await store.purge(now: clock.now) }
      let living = try await store.records().values.compactMap { record in
        if case .event(let event) = record, !event.isDeleted { event.event } else { nil }
      }.filter {
        ["a", "b", "hidden"].contains($0.calendar) || ($0.calendar == "gone" && round < 5)
      }
      for number in 0..<15 {
        let question = Self.question(&samples)
        let zone = zone(["Europe/Berlin", "Pacific/Apia", "UTC"][number % 3])
        let day = place.days.start.addingClamped(days: Int32(samples.number(in: -400..<7_200)))
        let calendars: SearchQuery.Calendars = [.shown, .hidden, .all][number / 3 % 3]
        let expected = try living.filter { event in
          guard calendars.contain(isHidden: event.calendar == "hidden") else { return false }
          let text = texts["\(event.title)|\(event.location)|\(event.notes)"]
          return question.matches(try #require(text))
        }
        let found = try await everything(
          store, question.asked, in: calendars, zone, from: day, page: [1, 3, 50][number % 3])
        let ids = found.map(\.record.event.id)
        #expect(Set(ids) == Set(expected.map(\.id)), "\(question.asked)")
        #expect(ids.count == expected.count)
        let instants = found.map { Self.instant($0.span.start, zone) }
        #expect(instants == instants.sorted())
        asked += 1
        seen += found.count
      }
    }
    #expect(asked == 180 && seen > 600 && undone == 4, "\(seen) found, \(undone) undone")
  }

  private static func instant(_ time: EventTime, _ zone: ZoneRules) -> Instant {
    switch time {
    case .zoned(let time): time.instant
    case .floating(let civil): zone.instant(of: civil)
    case .date(let day): zone.startOfDay(day)
    }
  }

}

extension UndoOutcome {
  fileprivate var wasDone: Bool { if case .undone = self { true } else { false } }
}

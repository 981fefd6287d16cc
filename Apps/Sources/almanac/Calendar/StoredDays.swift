// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CalendarRecords
import CalendarStore
import CalendarStreaks
import CivilTime

/// A store's facts about days: whether they were kept, as tints, and their marks, as dots.
struct StoredDays {
  private let store: any RecordStore
  private let ledger: StreakLedger
  private let zone: ZoneRules
  /// The last day that can have been kept or missed.
  let today: EpochDay
  private let goal: StreakGoal
  /// Whether there are any points at all; without them no day counts as missed.
  private let countsPoints: Bool
  private let kinds: MarkKinds
  /// The index of each kind of marks.
  private let kindIndices: [String: Int]
  private let words: RecordWords
  /// What an event without a title is called.
  private let untitled: [UInt8]
  /// The calendars in their order; the number of a group is the place of its calendar, from 1.
  private let all: [CalendarRecord]
  /// The ids of the calendars whose events are shown, hidden ones too; nil shows all that are not
  /// hidden.
  var calendars: [String]?
  /// Told of each event that is to be shown, as it is in the store.
  var tells: (@MainActor (EventRecord) -> Void)?
  /// What has been made of events and is not in the store yet, which is shown instead: the event, or nil
  /// where it is deleted.
  var unstored: (@MainActor () -> [(id: String, event: CalendarEvent?)])?

  /// - Parameters:
  ///   - store: Where the days are.
  ///   - zone: Where the viewer is.
  ///   - today: The last day that can have been kept or missed.
  ///   - locale: The language of notes.
  /// - Throws: `StoreError`.
  init(
    _ store: any RecordStore, zone: ZoneRules, today: EpochDay, locale: LocaleProfile
  ) async throws {
    self.store = store
    self.zone = zone
    self.today = today
    ledger = StreakLedger(store)
    goal = StreakGoal(points: try await ledger.figures(asOf: today, zone: zone).goal)
    let types = try await store.markTypes(limit: Self.most)
    kinds = MarkKinds(types.map { Array($0.type.utf8) }, order: types.map(\.order))
    kindIndices = Dictionary(zip(types.map(\.type), types.indices)) { first, _ in first }
    words = RecordWords(locale)
    untitled = Array(UntitledEvent.name(in: locale).utf8)
    let hasSessions = try await !ledger.days(in: .all, zone: zone, today: today).isEmpty
    let firstDay = try await store.settings().settings.firstDay
    countsPoints = hasSessions || firstDay != nil
    all = try await store.calendars(limit: Self.most)
  }

  private static let most = 10_000
}

extension StoredDays {
  /// Whether a view has events: days make room for them where there is a calendar.
  func hasOccurrences(in view: ViewKind) -> Bool {
    view.showsEvents || all.contains { !$0.calendar.isHidden }
  }

  /// The calendars whose events are shown, as columns of a timeline can stand for them.
  @MainActor
  func groups(_ colors: EventColors) -> [CalendarGroup] {
    all.enumerated().filter { _, record in
      calendars?.contains(record.calendar.id) ?? !record.calendar.isHidden
    }
    .map { place, record in
      CalendarGroup(
        number: UInt16(clamping: place + 1), name: Array(record.calendar.name.utf8),
        tint: colors.tint(record.calendar.color))
    }
  }

  /// The facts about days, in order.
  func facts(in days: DayInterval) async throws -> [DayFact] {
    var facts: [EpochDay: DayFact] = [:]
    let known = try await ledger.days(
      in: days, zone: zone, today: today, includingEmpty: countsPoints)
    for day in known {
      guard let state = day.state else { continue }
      facts[day.day] = DayFact(day: day.day, state: state, points: day.points, goal: goal)
    }
    for (day, marks) in try await marks(in: days) {
      kinds.add(marks, to: &facts[day, default: DayFact(day: day)], words)
    }
    return facts.values.sorted { $0.day < $1.day }
  }

  /// What a calendar asks about days; events, as somebody in the zone sees them, where it wants them.
  @MainActor
  func answer(
    in days: DayInterval, _ detail: LoadDetail, _ colors: EventColors
  ) async throws -> DayAnswer {
    let facts = try await facts(in: days)
    guard detail == .occurrences else { return DayAnswer(facts: facts) }
    let query = OccurrenceQuery(days: days, zone: zone, calendars: calendars)
    let places = all.enumerated().map { ($1.calendar.id, UInt16(clamping: $0 + 1)) }
    let numbers = Dictionary(places) { first, _ in first }
    let locked = Set(
      try await store.calendars(limit: Self.most).filter(\.calendar.isLocked).map(\.calendar.id))
    // Before the store is read: what is stored meanwhile is in one of the two.
    let unstored = unstored?() ?? []
    let stored = try await store.occurrences(query).occurrences
    for found in stored { tells?(found.record) }
    let shown = stored.filter { found in !unstored.contains { $0.id == found.record.event.id } }
    let found = (shown + unstored.compactMap { occurrence(of: $0.event) }).map { found in
      var occurrence = Occurrence(found, zone: zone, tint: colors.tint(found.color))
      occurrence.group = numbers[found.record.event.calendar] ?? 0
      if occurrence.title.isEmpty { occurrence.title = untitled }
      occurrence.isLocked = locked.contains(found.record.event.calendar)
      return occurrence
    }
    .filter { $0.days.overlaps(days) }
    return DayAnswer(facts: facts, occurrences: found)
  }

  /// An event that is not in the store yet, as the store would have it; nil for none, or of a calendar that
  /// is not shown.
  private func occurrence(of event: CalendarEvent?) -> EventOccurrence? {
    guard let event,
      let calendar = all.first(where: { $0.calendar.id == event.calendar })?.calendar,
      calendars?.contains(calendar.id) ?? !calendar.isHidden
    else { return nil }
    return EventOccurrence(
      record: EventRecord(event: event, revision: 0, change: 0), span: event.span,
      color: event.color ?? calendar.color)
  }

  /// The kind of each mark on each day, by its index; −1 for one that is newer than the list of kinds.
  private func marks(in days: DayInterval) async throws -> [EpochDay: [Int]] {
    guard !kindIndices.isEmpty else { return [:] }
    var found: [EpochDay: [Int]] = [:]
    for record in try await store.marks(in: days, owner: nil, limit: Self.most) {
      found[record.mark.day, default: []].append(kindIndices[record.mark.type] ?? -1)
    }
    return found
  }
}

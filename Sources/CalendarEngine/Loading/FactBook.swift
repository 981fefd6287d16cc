// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What is known about days, and what the host is loading.
public struct FactBook: Hashable, Sendable {
  /// Facts about days and what happens on them: loaded, pending and failed.
  public private(set) var window = FactWindow() { didSet { revision &+= 1 } }
  /// The dates of another calendar.
  private(set) var alternates = AlternateBook() { didSet { revision &+= 1 } }
  /// What clocks show on the days of a timeline.
  private(set) var hours = HourBook() { didSet { revision &+= 1 } }
  /// The events with hours, placed in their columns.
  private var timed = TimedBook() { didSet { revision &+= 1 } }
  /// The events of whole days, each in its lane.
  private var lanes = LaneBook() { didSet { revision &+= 1 } }
  /// What an agenda lists.
  private(set) var agenda = AgendaBook() { didSet { revision &+= 1 } }
  /// The kinds of content that days have been seen to hold; rows make room for them from then on.
  private(set) var content: DayContent = [] { didSet { revision &+= 1 } }
  /// Another number after whatever may have changed this, so that copies need not be compared.
  private(set) var revision: UInt32 = 0

  /// Nothing is known.
  public init() {}
}

extension FactBook {
  /// The fact about a day, or nil.
  func fact(on day: EpochDay) -> DayFact? { window.fact(on: day) }

  /// The days of an interval that cannot be chosen, as far as is known.
  func disabledDays(in days: DayInterval) -> DaySet { window.disabledDays(in: days) }

  /// The occurrences of the week that begins with a day, given by its number; nil if there are
  /// none.
  func week(from start: Int32) -> PackedWeek? { window.week(from: start) }

  /// The date of a day in another calendar, or nil if there is none.
  func alternate(on day: EpochDay) -> AlternateLabel? { alternates.label(on: day) }

  /// The occurrence of a bar or of an event with hours, or nil for one that is gone.
  func occurrence(of key: NodeKey) -> Occurrence? {
    if key.role == .timedEvent {
      return agenda.isOpen ? agenda.event(of: key)?.occurrence : event(of: key)?.occurrence
    }
    return window.occurrence(of: key) ?? lanes.bar(of: key)?.occurrence
  }

  /// The events with hours of a day in their columns, or nil where none are known.
  func timed(_ day: EpochDay) -> PackedDay? { timed.day(day) }

  /// What is behind the hours of a day, or of those next to it.
  func grounds(around day: EpochDay) -> [Occurrence] { window.grounds(around: day) }

  /// The bars of whole days that touch days, by their first day.
  func bars(touching days: DayInterval) -> [LaneBar] { lanes.bars(touching: days) }

  /// The rows that they take.
  func rows(touching days: DayInterval) -> Int32 { lanes.rows(touching: days) }

  /// The bar of whole days of a node, or nil for one that is gone.
  func bar(of key: NodeKey) -> LaneBar? { lanes.bar(of: key) }

  /// How many occurrences touch a day.
  func occurrenceCount(on day: EpochDay) -> Int {
    let timed = timed.day(day)?.events.count
    let bars = DayInterval(first: day, last: day).map { lanes.count(touching: $0) }
    return (timed ?? 0) + (bars ?? 0)
  }

  /// The event of a node, or nil for one that is gone.
  func event(of key: NodeKey) -> PackedDay.Event? { timed.event(of: key) }

  /// The node of an event in the column of its first day, or above it; nil for one that is not there.
  func key(of id: [UInt8], on day: EpochDay) -> NodeKey? {
    let timed = timed.day(day)?.events.first { $0.occurrence.id == id }
    return timed.map { NodeKey(.timedEvent, number: $0.number, day: day) }
      ?? lanes.bar(of: id, from: day).map { NodeKey(.eventBar, number: $0.number, day: day) }
  }
}

extension FactBook {
  /// Asks what clocks show on days, unless that is known.
  mutating func askHours(_ days: DayInterval, _ context: inout ReduceContext) {
    // Nothing is changed, and nothing is laid out anew, where that is known.
    guard !hours.hasAsked(days) else { return }
    context.emit(.askHours(hours.ask(days)))
  }

  /// Notes what clocks show.
  mutating func noteHours(_ zones: [ZoneTimes]) { hours.note(zones) }

  /// Clocks have changed: asks again.
  mutating func forgetHours() { hours.forget() }

  /// Places the events of days that have hours.
  mutating func packDays(_ days: DayInterval, _ rule: TimedBook.Rule) {
    if !timed.isPacked(days, rule) { timed.pack(days, rule, window) }
    if lanes.groups != rule.groups { lanes.place(window.wholeDays, rule.groups) }
  }
}

extension FactBook {
  /// Lists the events of months in an agenda; returns whether anything has changed.
  mutating func listAgenda(_ wanted: ClosedRange<Int32>, _ rule: AgendaBook.Rule) -> Bool {
    guard !agenda.lists(wanted, rule) else { return false }
    agenda.list(wanted, rule, window)
    return true
  }

  /// Lists nothing any more.
  mutating func closeAgenda() {
    if agenda.isOpen { agenda = AgendaBook() }
  }
}

extension FactBook {
  /// The state of the facts about some days.
  enum Status {
    case ready, loading, failed, empty
  }

  /// Whether the load of any of some days has failed.
  func hasFailed(in days: DayInterval) -> Bool { window.hasFailed(in: days) }

  /// The state of the facts about days in view.
  func status(of days: DayInterval, _ detail: LoadDetail) -> Status {
    if window.hasFailed(in: days) { return .failed }
    if window.missing(in: days, detail) != nil { return .loading }
    return window.hasContent(in: days) ? .ready : .empty
  }

  /// When the oldest open load expires, or nil if none is open.
  var expiry: Int64? {
    window.pending.map { $0.requestedAt + ReduceContext.patience }.min()
  }

  /// Loads the page in view, then its neighbours, a few loads at a time.
  mutating func load(_ wanted: WantedFacts, _ context: inout ReduceContext) {
    withdraw(outside: wanted, &context)
    for (place, days) in wanted.pages.enumerated() {
      guard let days, let missing = window.unrequested(in: days, wanted.detail) else { continue }
      if place == 0 { makeRoom(for: days, &context) }
      guard window.pending.count < FactWindow.mostPending else { return }
      let token = window.request(missing, wanted.detail, at: context.time)
      context.emit(.load(token: token, days: missing, detail: wanted.detail))
    }
  }

  /// Requests the dates of another calendar, of the page in view and of its neighbours.
  mutating func nameDays(_ wanted: WantedFacts, _ context: inout ReduceContext) {
    for days in wanted.pages {
      guard let days, let unknown = alternates.unrequested(in: days) else { continue }
      alternates.request(unknown)
      alternates.evict(outside: wanted.kept)
      return context.emit(.nameDays(unknown))
    }
  }

  /// Files an answer; one that is older than what its source has announced counts as failed, so
  /// that the days are not loaded again and again.
  mutating func file(
    _ token: Int32, sequence: Int64?, _ answer: DayAnswer, inView: DayInterval?,
    _ context: inout ReduceContext
  ) {
    guard window.expects(token) else { return }
    content.formUnion(DayContent(answer.facts))
    for days in window.file(token, sequence: sequence, answer) {
      report(days, inView, &context)
    }
  }

  /// Notes that there is no answer.
  mutating func fail(_ token: Int32, inView: DayInterval?, _ context: inout ReduceContext) {
    guard window.isOpen(token) else { return }
    if let days = window.fail(token) { report(days, inView, &context) }
  }

  /// Gives up on loads that nobody answers.
  mutating func expire(inView: DayInterval?, _ context: inout ReduceContext) {
    for load in window.pending where context.time - load.requestedAt >= ReduceContext.patience {
      context.emit(.cancel(token: load.token))
      if let days = window.giveUp(load.token) { report(days, inView, &context) }
    }
  }

  /// Notes that facts have changed, of some days or of all: they are loaded again.
  mutating func invalidate(
    _ days: DayInterval?, sequence: Int64?, _ context: inout ReduceContext
  ) {
    let days = days ?? .all
    withdraw(&context) { $0.overlaps(days) }
    window.invalidate(days, sequence: sequence)
  }

  /// Loads again what failed.
  mutating func retry() {
    window.failures = []
  }

  /// Files the dates of consecutive days in another calendar.
  mutating func name(_ day: EpochDay, _ labels: [AlternateLabel]) {
    alternates.file(labels, from: day)
  }

  /// Forgets the dates of the other calendar.
  mutating func forgetNames() {
    alternates = AlternateBook()
  }

  /// Forgets all facts and open loads; late answers are still recognised as late.
  mutating func forget(_ context: inout ReduceContext) {
    for load in window.pending { context.emit(.cancel(token: load.token)) }
    let (token, sequence) = (window.nextToken, window.sequence)
    window = FactWindow()
    (window.nextToken, window.sequence) = (token, sequence)
    (timed, lanes) = (TimedBook(), LaneBook())
  }

  /// Shows an occurrence instead of another one, until something else is known of its days.
  mutating func replace(_ old: Occurrence?, with new: Occurrence?) {
    window.replace(old, with: new)
  }

  /// Packs the occurrences of those weeks about which something new is known.
  mutating func packWeeks(_ first: Weekday) {
    if window.hasUnpackedWeeks(first) { window.packWeeks(first) }
  }

  /// Has the days packed again about which something new is known, instead of their weeks.
  mutating func unpackDays() {
    guard let changed = window.news else { return }
    timed.forget(changed)
    lanes.place(window.wholeDays, lanes.groups, renewed: window.renewed)
    (window.news, window.renewed) = (nil, nil)
    if agenda.isOpen { agenda.forget(changed) }
  }
}

extension FactBook {
  /// Withdraws a load of other days if too many are open: the page in view does not wait.
  private mutating func makeRoom(for days: DayInterval, _ context: inout ReduceContext) {
    guard window.pending.count >= FactWindow.mostPending,
      let other = window.pending.first(where: { !$0.days.overlaps(days) })
    else { return }
    window.withdraw(other.token)
    context.emit(.cancel(token: other.token))
  }

  private mutating func withdraw(outside wanted: WantedFacts, _ context: inout ReduceContext) {
    withdraw(&context) { !$0.overlaps(wanted.near) }
    // What failed elsewhere is loaded again on the way back.
    let failures = window.failures.filter { $0.overlaps(wanted.near) }
    if failures.count < window.failures.count { window.failures = failures }
    if window.reaches(outside: wanted.kept) { window.evict(outside: wanted.kept) }
  }

  private mutating func withdraw(
    _ context: inout ReduceContext, where isUnwanted: (DayInterval) -> Bool
  ) {
    for load in window.pending where isUnwanted(load.days) {
      window.withdraw(load.token)
      context.emit(.cancel(token: load.token))
    }
  }

  private func report(
    _ failed: DayInterval, _ inView: DayInterval?, _ context: inout ReduceContext
  ) {
    context.emit(.loadFailed(failed))
    if let inView, failed.overlaps(inView) { context.announce(.loadFailed) }
  }
}

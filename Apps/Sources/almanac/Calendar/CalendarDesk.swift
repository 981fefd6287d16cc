// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import CalendarHost
import CivilTime
import Foundation

/// A calendar of a command: supplied with facts from a store, and complete whenever it has returned.
///
/// Nothing moves in it, so it has neither frames nor a surface: what is shown is printed.
@MainActor
final class CalendarDesk: SessionHost {
  /// The time of the monotonic clock, in microseconds; it stands still while something is done.
  private(set) var time: Int64 = 0
  /// When `wake` has to be called, or nil.
  private(set) var wakeTime: Int64?
  /// What a screen reader would be told of what was done last; empty for nothing.
  private(set) var words = ""
  /// Why that was not possible, as far as a screen reader would be told; empty where it was.
  private(set) var warning = ""
  /// The id of the event that was chosen last, or nil where days have been chosen since.
  private(set) var chosenEvent: String?
  /// The day of which all events have been asked for last, or nil.
  private var askedDay: EpochDay?
  /// The days in view.
  private(set) var visibleDays: DayInterval?
  /// The colours of the events that have been loaded.
  let colors = EventColors()

  /// Stores what is made of events; meanwhile it may show the calendar, in another size, too.
  var editing: (@MainActor (Edit) async -> EditVerdict)? {
    didSet {
      session.editing = { [weak self] edit in
        await self?.store(edit) ?? .refused(reason: [])
      }
    }
  }

  private var days: StoredDays?
  /// How many edits are being stored.
  private var storing = 0
  /// Why the store could not say what is known of days.
  private var failure: (any Error)?
  private lazy var session = CalendarSession(
    options, showing: showing, clock: clock, locale: locale, host: self)
  private let options: CalendarOptions
  private let showing: EpochDay
  private let clock: CalendarClock
  private let locale: LocaleProfile

  /// - Parameters:
  ///   - options: What is asked of the calendar.
  ///   - showing: A day that is in view.
  ///   - clock: The viewer's zone and, if pinned, today.
  ///   - locale: The viewer's language.
  ///   - days: What is known of days, or nil.
  ///   - alternate: The calendar whose dates stand under the numbers, or nil.
  init(
    _ options: CalendarOptions, showing: EpochDay, clock: CalendarClock, locale: LocaleProfile,
    days: StoredDays?, alternate: AlternateCalendar? = nil
  ) {
    self.options = options
    self.showing = showing
    self.clock = clock
    self.locale = locale
    session.naming = alternate?.naming
    take(days)
  }

  var wallTime: Instant { Instant(clamping: Date()) }

  func wantFrames(_ wants: Bool) {}
  func wake(at time: Int64?) { wakeTime = time }
  func show(_ scene: CalendarScene) {}

  func perform(_ effect: CalendarEffect) {
    switch effect {
    case .occurrenceChosen(let occurrence):
      chosenEvent = String(decoding: occurrence.id, as: UTF8.self)
    case .selectionChanged: chosenEvent = nil
    case .moreChosen(let day): askedDay = day
    case .visibleDaysChanged(let days): visibleDays = days
    default: break
    }
  }

  func announce(_ announcement: Announcement, _ words: String) {
    self.words = words
    switch announcement.content {
    case .barred, .refused: warning = words
    // A screen reader has read the day to which the keyboard has come.
    case .hour: self.words = "\(focusedDayLabel), \(words)"
    default: break
    }
  }

  private var focusedDayLabel: String {
    let node = scene.nodes.first { $0.traits.contains(.tabStop) }
    return node.map { String(decoding: scene.utf8($0.label), as: UTF8.self) } ?? ""
  }

  func ask(_ question: CalendarQuestion, id: Int32) { session.answer(id, .allowed) }
}

extension CalendarDesk {
  /// What is shown.
  var scene: CalendarScene { session.scene }
  /// What is selected.
  var selection: Selection { session.selection }
  /// The event that the keyboard is on, or nil.
  var focusedEvent: NodeKey? { session.runtime.state.focus.occurrence }
  /// What is said of it.
  var focusedLabel: [UInt8]? {
    scene.nodes.first { $0.key == focusedEvent }.map { Array(scene.utf8($0.label)) }
  }
  /// The id of that event.
  var focusedEventID: String? {
    guard let key = focusedEvent, let node = scene.nodes.first(where: { $0.key == key }) else {
      return nil
    }
    return scene.eventID(of: node)
  }
  /// Whether an event is held, so that arrows move it.
  var holdsEvent: Bool { session.runtime.state.editing.edit != nil }
  /// The ids of the events that are selected, in the order in which they were.
  var selectedEventIDs: [String] {
    session.runtime.state.editing.selected.map { String(decoding: $0, as: UTF8.self) }
  }
  /// The ids of the events that a key is about; see `CalendarRuntime.targets`.
  var targetIDs: [String] {
    session.runtime.targets(at: focusedEvent).map { String(decoding: $0, as: UTF8.self) }
  }
  /// Whether several events are held, which are moved together.
  var holdsSeveralEvents: Bool {
    guard let edit = session.runtime.state.editing.edit else { return false }
    let selected = session.runtime.state.editing.selected
    return selected.count > 1 && selected.contains(edit.before.id)
  }
  /// Today.
  var today: EpochDay? { session.runtime.environment.today }

  /// Lays out the calendar for the first time.
  func appear(_ metrics: CalendarMetrics) async throws {
    session.appear(metrics, reducesMotion: true)
    try await settle()
    try await beginInTheMorning()
  }

  /// Shows the working hours, or those from eight on, where today is not in view: the present time has
  /// nothing to do with other days.
  private func beginInTheMorning() async throws {
    guard options.view == .timeline, let days = visibleDays, let today, !days.contains(today)
    else { return }
    let start = options.timeline.workingHours?.start ?? 480
    // A whole day, so that it is led to its start wherever the present time has led before.
    let target = ScrollTarget(
      id: 0, day: showing, isAnimated: false, minutes: MinuteRange(start: start, end: start + 1_440)
    )
    try await send(.action(.scroll(to: target)))
  }

  /// Shows the times of further zones.
  func show(_ zones: ShownZones) async throws {
    zones.show(in: session)
    try await settle()
  }

  /// Does something, and has loaded what it brings into view when it returns.
  func send(_ content: CalendarInput.Content, at time: Int64 = 0) async throws {
    (self.time, words, warning) = (time, "", "")
    session.send(content)
    try await settle()
  }

  /// Lets time pass: another day may be today.
  func wake(at time: Int64) async throws {
    self.time = time
    session.wake()
    try await settle()
  }

  /// Lays out the calendar in another size, with the options for it.
  func resize(_ metrics: CalendarMetrics, _ fitted: CalendarOptions) async throws {
    let isOther = session.runtime.environment.metrics != metrics
    session.adapt { $0.metrics = metrics }
    session.configure { ($0.timeline, $0.agenda) = (fitted.timeline, fitted.agenda) }
    try await settle()
    // What keys are about comes into view again; that is done for what they come to.
    guard isOther, !holdsEvent, let key = focusedEvent else { return }
    for key in [nil, key] { try await send(.action(.focusOccurrence(key)), at: time) }
  }

  /// Shows what has been written since.
  func reload() async throws {
    session.invalidate()
    try await settle()
  }

  /// Leads the keyboard to an event, if it is shown.
  func focus(_ id: String) async throws {
    guard let node = scene.nodes.first(where: { scene.eventID(of: $0) == id }) else { return }
    try await send(.action(.focusOccurrence(node.key)), at: time)
  }

  /// Leads the keyboard back from an event that is no longer there.
  func leaveMissingEvent() async throws {
    guard let key = focusedEvent, !scene.nodes.contains(where: { $0.key == key }) else { return }
    try await send(.action(.focusOccurrence(nil)), at: time)
  }

  /// Selects these events and no others.
  func selectEvents(_ ids: [String]) async throws {
    try await send(.action(.edit(.select(ids.map { Array($0.utf8) }))), at: time)
  }

  /// The id of the event that was chosen since this was asked last.
  func takeChosenEvent() -> String? {
    defer { chosenEvent = nil }
    return chosenEvent
  }

  /// All that happens on the day that was asked for since this was asked last.
  func takeAskedDay() async throws -> DayList? {
    defer { askedDay = nil }
    guard let day = askedDay, let days else { return nil }
    let found = try await days.answer(in: DayInterval(day), .occurrences, colors).occurrences
    return DayList(found, on: day, locale)
  }

  /// Chooses an event that is not in view, as one that is.
  func choose(_ id: String) { chosenEvent = id }

  /// Shows what is known of days now that another one is today.
  func renew(_ days: StoredDays) async throws {
    take(days)
    try await settle()
  }

  /// Selects on behalf of the app; false when the options do not allow it.
  func select(_ selected: Selection) async throws -> Bool {
    try await send(.action(.select(selected, notifies: false)))
    return selection.days == selected.days
  }

  private func take(_ days: StoredDays?) {
    self.days = days
    if options.timeline.columnsByGroup {
      session.configure { $0.groups = days?.groups(colors) ?? [] }
    }
    session.source = days.map { days in
      DaySource(id: days.today, hasOccurrences: days.hasOccurrences(in: options.view)) {
        [weak self, colors] asked, detail in
        do {
          return try await days.answer(in: asked, detail, colors)
        } catch {
          self?.failure = error
          throw error
        }
      }
    }
  }

  private func store(_ edit: Edit) async -> EditVerdict {
    guard let editing else { return .refused(reason: []) }
    storing += 1
    defer { storing -= 1 }
    return await editing(edit)
  }

  private func settle() async throws {
    // Who stores an edit must not wait for itself.
    if storing > 0 { await session.settleLoads() } else { await session.settle() }
    if let failure { throw failure }
  }
}

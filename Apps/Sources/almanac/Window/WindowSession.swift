// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarEngine
  import CalendarGTK
  import CalendarHost
  import CalendarStore
  import CivilTime
  import Foundation

  /// The window of one `almanac window`.
  @MainActor
  final class WindowSession {
    let arguments: CalendarArguments
    let locale: LocaleProfile
    let log: WindowLog?
    private let isReadOnly: Bool
    /// What lets people edit; nil where nothing can be written.
    private(set) var editing: WindowEditing?
    private var preset: Preset?
    private(set) var window: CalendarWindow?
    private var store: (any RecordStore)?
    private var zone = ZoneRules.utc
    /// What the database says about days now.
    private(set) var days: StoredDays?
    /// Counts what the days were read for: another today, another state of the database.
    private var edition = 0
    private var failure: (any Error)?
    /// Why nothing can be edited, though it was meant to be.
    private var obstacle: String?
    /// The colours of the events that have been loaded.
    private let colors = EventColors()
    /// The events beside which others can be.
    private var free: Set<String> = []
    /// How many events are selected.
    private var selectedCount = 0
    /// Whether all has been done that can be done for what is not stored.
    private var isFinished = false

    init(_ command: WindowCommand) {
      arguments = command.calendar
      locale = command.calendar.look.profile
      preset = command.calendar.preset
      log = command.log ? WindowLog() : nil
      isReadOnly = command.readOnly
    }
  }

  extension WindowSession {
    /// Shows the window until it is closed.
    func run() throws {
      guard MainLoop.begin("almanac", rightToLeft: locale.isRightToLeft) else {
        throw CommandFailure(.unavailable, "there is no screen to show a window on.")
      }
      let opening = Task {
        do { try await open() } catch { failure = error }
      }
      MainLoop.run { failure != nil || window?.isClosed == true }
      finish()
      opening.cancel()
      window?.calendar.session.end()
      if let failure { throw failure }
    }

    /// Tries a last time to store what waits; what is not stored is a failure.
    private func finish() {
      guard let editing else { return }
      Task {
        if let unstored = await editing.writer.finish() {
          if failure == nil { failure = unstored } else { StandardError.say(unstored.text) }
        }
        isFinished = true
      }
      MainLoop.run { isFinished }
    }

    private func open() async throws {
      let (store, canWrite) = try await openStore()
      zone = try await arguments.zone.rules(store)
      self.store = store
      if canWrite {
        editing = WindowEditing(try EventWriter(store, zone: arguments.zone, zone), locale)
        editing?.unstoredChanged = { [weak self] in self?.noteState() }
      }
      let calendar = CalendarWidget(
        options(arguments), showing: arguments.date?.day ?? arguments.select?.first,
        clock: CalendarClock(zone: zone, pinned: arguments.today?.day), locale: locale)
      if arguments.look.dark { DesktopSettings.shared.forceDark() }
      calendar.look = look
      calendar.fillsHeight = arguments.options.view != .week
      calendar.tells = { [weak self] in self?.hear($0) }
      if let log { calendar.announces = { log.announced($0) } }
      try await readDays(for: calendar)
      try await arguments.shownZones(store)?.show(in: calendar.session)
      try prepare(calendar.session)
      show(calendar)
      for await _ in store.heads().dropFirst() {
        await editing?.retry()
        try await editing?.deselectDeleted()
        try await readDays(for: calendar)
      }
    }

    /// The store, and whether it can be written.
    ///
    /// Only a calendar to edit in makes a database where there is none.
    private func openStore() async throws -> (any RecordStore, canWrite: Bool) {
      let database = arguments.database
      let isThere = FileManager.default.fileExists(atPath: database.path)
      let makesOne = database.named == nil && arguments.options.view == .timeline
      if !isReadOnly, isThere || makesOne {
        do {
          return (try await database.openForEditing(), true)
        } catch {
          obstacle = CommandFailure(error)?.text ?? "\(error)"
        }
      }
      return (try database.openForReading(saysMissing: false), false)
    }

    private func show(_ calendar: CalendarWidget) {
      // The desktop may have turned dark while the database was read.
      calendar.look = look
      let database = arguments.database
      let words = WindowWords(locale, file: database.named == nil ? nil : database.path).words
      let window = CalendarWindow(
        calendar, words, choices: PresetTitle.choices,
        chosen: preset.map { "\($0.name)" } ?? "", size: size(for: calendar.session.options))
      window.chooses = { [weak self] in self?.choose($0) }
      window.settingsChanged = { [weak self] in self?.takeLook() }
      self.window = window
      editing?.follow(window)
      window.present()
      log?.watch(calendar)
      if let obstacle, calendar.session.options.view == .timeline {
        window.say(WindowNotices(locale).readOnly(obstacle))
      }
    }

    /// Loads days as they are in the database now.
    private func readDays(for calendar: CalendarWidget) async throws {
      guard let store else { return }
      let today = arguments.today?.day ?? zone.day(at: Instant(clamping: Date()))
      var days = try await StoredDays(store, zone: zone, today: today, locale: locale)
      days.tells = { [weak self] in self?.note($0) }
      if let editing {
        days.unstored = { editing.writer.unstored }
      }
      edition += 1
      let before = colors.count
      self.days = days
      let groups = days.groups(colors)
      if colors.count > before { calendar.look = look }
      calendar.session.configure { $0.groups = groups }
      let hasEvents = days.hasOccurrences(in: calendar.session.options.view)
      calendar.session.source = DaySource(id: edition, hasOccurrences: hasEvents) {
        [weak self] asked, detail in
        try await self?.answer(days, asked, detail) ?? DayAnswer(facts: [])
      }
      calendar.session.naming = arguments.alternate.map { alternate in { alternate.naming($0) } }
    }

    /// What there is on days; colours that were not seen before become the theme's.
    func answer(
      _ days: StoredDays, _ asked: DayInterval, _ detail: LoadDetail
    ) async throws -> DayAnswer {
      let before = colors.count
      let answer = try await days.answer(in: asked, detail, colors)
      if colors.count > before { takeLook() }
      return answer
    }

    /// Remembers an event as it is in the store.
    private func note(_ record: EventRecord) {
      let id = record.event.id
      if record.event.isBusy { free.remove(id) } else { free.insert(id) }
      editing?.note(record)
    }

    /// What is to be said of an event beside its time.
    func notes(of id: String) -> [String] {
      editing?.notes(of: id) ?? (free.contains(id) ? [WindowNotices(locale).free] : [])
    }
  }

  extension WindowSession {
    private var look: CalendarWidget.Look {
      let view = window?.calendar.session.options.view ?? arguments.options.view
      return CalendarWidget.Look(
        colors.added(to: preset.theme(in: view)),
        arguments.look.dark ? .dark : DesktopSettings.shared.scheme)
    }

    private func takeLook() {
      window?.calendar.look = look
      window?.paint()
    }

    /// The options for a window: nothing around it scrolls, so that every wheel turns pages.
    private func options(_ arguments: CalendarArguments) -> CalendarOptions {
      var options = arguments.options
      options.wheelPagesVertically = true
      // The months of presets are pickers, whose pages a mouse turns.
      let hasEvents = options.view == .timeline || options.view == .month && arguments.preset == nil
      options.timeline.isEditable = editing != nil && hasEvents
      return options
    }

    /// Shows another preset, with the options of the command line on top.
    private func choose(_ name: String) {
      var arguments = arguments
      arguments.preset = Preset(name: Array(name.utf8))
      preset = arguments.preset
      let options = options(arguments)
      window?.calendar.fillsHeight = options.view != .week
      window?.calendar.session.configure { $0 = options }
      takeLook()
      // Another view may want events.
      if let calendar = window?.calendar { Task { try? await readDays(for: calendar) } }
    }

    /// Shows behind the title how many events are selected, and how many are not stored.
    private func noteState() {
      let notes = [WindowNotices(locale).selected(selectedCount), editing?.unstored ?? ""]
      window?.note(notes.filter { !$0.isEmpty }.joined(separator: " – "))
    }

    private func hear(_ effect: CalendarEffect) {
      log?.told(effect)
      if case .occurrenceChosen(let event) = effect {
        editing?.open(String(decoding: event.id, as: UTF8.self))
      }
      if case .moreChosen(let day) = effect { showAll(of: day) }
      if case .eventsSelected(let ids) = effect {
        selectedCount = ids.count
        noteState()
      }
      guard case .todayChanged = effect, let calendar = window?.calendar else { return }
      Task { try? await readDays(for: calendar) }
    }
  }
#endif

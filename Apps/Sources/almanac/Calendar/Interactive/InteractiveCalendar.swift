// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

/// `almanac calendar -i` and `almanac timeline -i`: a calendar operated with the keyboard in a terminal.
@MainActor
final class InteractiveCalendar {
  private let arguments: CalendarArguments
  private let store: any RecordStore
  private let zone: ZoneRules
  private let showing: EpochDay
  private let locale: LocaleProfile
  /// How events are edited; nil where they are not.
  let editing: EventEditing?
  private let began = ContinuousClock.now

  let terminal: RawTerminal
  private var signals: SignalPipe?
  private var decoder = KeyDecoder()
  /// Keys that have been typed and not handled.
  private var typed: [TerminalKey] = []
  private(set) var desk: CalendarDesk?
  /// The message about the last key, or empty.
  private(set) var words: [UInt8] = []
  /// What has become of the edits that the last key has led to.
  var outcome = EditOutcome()
  /// What has become of edits, and has not been said yet.
  var news: [EventNews] = []
  /// Whether days have events.
  private var hasEvents = false

  init(
    _ arguments: CalendarArguments, on terminal: RawTerminal, store: any RecordStore,
    zone: ZoneRules, showing: EpochDay, editing: EventEditing? = nil
  ) {
    self.arguments = arguments
    self.terminal = terminal
    self.store = store
    self.zone = zone
    self.showing = showing
    self.editing = editing
    locale = arguments.look.profile
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
}

extension InteractiveCalendar {
  /// Lets the user choose, then prints the selection, or the id of the event that was chosen; or lets
  /// the user edit.
  func run() async throws {
    try await open()
    signals = try SignalPipe(Self.endings + [SIGTSTP, SIGWINCH])
    terminal.takesControlZ = editing != nil
    terminal.enter()
    defer { terminal.leave() }
    do {
      try await loop()
    } catch {
      terminal.leave()
      if let unstored = await editing?.writer.finish() { StandardError.say(unstored.text) }
      throw error
    }
    terminal.leave()
    if let unstored = await editing?.writer.finish() { throw unstored }
    if editing == nil { try printSelection() }
  }

  private func open() async throws {
    let clock = CalendarClock(zone: zone, pinned: arguments.today?.day)
    let today = clock.pinned ?? zone.day(at: Instant(clamping: Date()))
    let days = try await days(today)
    hasEvents = days.hasOccurrences(in: options.view)
    let desk = CalendarDesk(
      screen.fitting(options), showing: showing, clock: clock, locale: locale, days: days,
      alternate: arguments.alternate)
    try await arguments.prepare(desk, metrics, store)
    try await desk.send(.action(.focusEntered(nil)))
    if editing != nil {
      desk.editing = { [weak self] edit in
        guard let self else { return .refused(reason: []) }
        return await self.store(edit)
      }
      editing?.writer.tells = { [weak self] in self?.news.append($0) }
    }
    self.desk = desk
  }

  private func loop() async throws {
    draw()
    while true {
      if let key = try next(), try await take(key) { return }
      if typed.isEmpty { try await keepUp() }
      draw()
    }
  }

  /// Waits for a key; nil after a signal, or where time has passed.
  func next() throws -> TerminalKey? {
    guard let signals else { return nil }
    if typed.isEmpty {
      switch terminal.wait(or: signals.reading, milliseconds: patience) {
      case .bytes(let bytes): typed += decoder.take(bytes)
      case .nothing: typed += decoder.flush()
      case .signals: for signal in signals.take() { handle(signal, signals) }
      case .end: throw CommandFailure(.noInput, "the terminal was closed.")
      }
    }
    return typed.isEmpty ? nil : typed.removeFirst()
  }
}

extension InteractiveCalendar {
  /// Microseconds since the start.
  private var now: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - began).components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }

  /// How long to wait for input: for the rest of a key, until midnight, or for ever; where events are
  /// edited, until it is time to see what others have written.
  private var patience: Int32 {
    if decoder.isWaiting { return Self.keyPatience }
    let most = editing == nil ? -1 : Self.newsPatience
    guard let wake = desk?.wakeTime else { return most }
    let least = Int32(clamping: max(wake - now, 0) / 1000 + 1)
    return most < 0 ? least : min(least, most)
  }

  /// Milliseconds after which an Escape is not the beginning of another key.
  private static let keyPatience: Int32 = 50
  /// Milliseconds after which the store is asked for news.
  private static let newsPatience: Int32 = 1000

  /// What is asked of the calendar.
  private var options: CalendarOptions {
    var options = arguments.terminalOptions
    // Without days to choose, choosing would be no use.
    if options.selection == .none { options.selection = .single }
    if let editing {
      options.timeline.isEditable = true
      options.timeline.snapMinutes = editing.snapMinutes ?? options.timeline.snapMinutes
    }
    return options
  }

  private var metrics: CalendarMetrics {
    screen.metrics(locale, weekNumbers: arguments.options.showsWeekNumbers)
  }

  /// What is known of days on the day that is today.
  private func days(_ today: EpochDay) async throws -> StoredDays {
    var days = try await StoredDays(store, zone: zone, today: today, locale: locale)
    if let editing {
      days.tells = { editing.writer.note($0) }
      days.unstored = { editing.writer.unstored }
    }
    return days
  }

  var screen: InteractiveScreen {
    let size = terminal.size
    var renderer = arguments.renderer(locale, columns: size.columns, toTerminal: true)
    renderer.theme = desk?.colors.added(to: renderer.theme) ?? renderer.theme
    return InteractiveScreen(
      rows: size.rows, columns: size.columns, view: arguments.options.view,
      hasEvents: hasEvents, renderer: renderer)
  }

  /// Follows the clock, the store and the size of the terminal.
  private func keepUp() async throws {
    guard let desk else { return }
    let before = desk.today
    if let wake = desk.wakeTime, now >= wake { try await desk.wake(at: now) }
    if let today = desk.today, today != before { try await desk.renew(try await days(today)) }
    if editing != nil {
      try await followStore()
      try await tellNews()
    }
    try await fit()
  }

  /// Follows the size of the terminal.
  func fit() async throws { try await desk?.resize(metrics, screen.fitting(options)) }

  /// Handles a key; true when the user is done.
  private func take(_ key: TerminalKey) async throws -> Bool {
    if key.isDone { return true }
    if key == .redraw {
      words = []
    } else if try await !edit(key), let sample = key.sample {
      try await send(sample)
    }
    return false
  }

  func send(_ sample: KeySample) async throws {
    outcome = outcome.next
    try await desk?.send(.key(sample), at: now)
    words = says(sample.key) ? said : []
    if editing != nil { try await finish() }
    if let list = try await desk?.takeAskedDay() { try await choose(from: list) }
  }

  /// Says something in place of what the last key led to.
  func say(_ text: String) { words = Array(text.utf8) }

  /// Says to what the last key led.
  func sayPlace() { words = said }

  /// Whether what a key did is said: in a month only what it chose, among events where it led, too.
  private func says(_ key: KeySample.Key) -> Bool {
    arguments.options.view.showsEvents || desk?.focusedEvent != nil || key == .enter
      || key == .space || key == .escape
  }

  /// What a screen reader would say of the last key, or of the event or day to which it led.
  private var said: [UInt8] {
    guard let desk else { return [] }
    if !desk.warning.isEmpty { return Array(desk.warning.utf8) }
    if desk.focusedEvent == nil || desk.holdsEvent, !desk.words.isEmpty {
      return Array(desk.words.utf8)
    }
    let isFocused = { (node: SceneNode) in
      desk.focusedEvent.map { node.key == $0 } ?? node.traits.contains(.tabStop)
    }
    guard let node = desk.scene.nodes.first(where: isFocused) else { return [] }
    return Array(desk.scene.utf8(node.label))
  }
}

extension InteractiveCalendar {
  private func handle(_ signal: Int32, _ signals: SignalPipe) {
    guard signal != SIGWINCH else { return }
    terminal.leave()
    if signal != SIGTSTP, let unstored = editing?.writer.unstoredChanges {
      StandardError.say(unstored.text)
    }
    signals.deliver(signal)
    // Only a signal that stopped the process gets here.
    terminal.enter()
  }

  /// Draws the calendar, and below it what is said unless there is a footer; keys that wait come first.
  func draw(_ footer: InteractiveFooter? = nil) {
    guard typed.isEmpty, let scene = desk?.scene else { return }
    let own = InteractiveFooter(
      saying: words.isEmpty ? selection : words, keys: editKeys, columns: terminal.size.columns)
    terminal.write(screen.bytes(scene, focus: desk?.focusedEvent, footer ?? own))
  }

  /// The selection in the form in which it will be printed.
  private var selection: [UInt8] {
    var text: [UInt8] = []
    desk?.selection.append(to: &text)
    return text
  }

  private func printSelection() throws {
    let chosen = desk?.chosenEvent.map { Array($0.utf8) } ?? selection
    guard !chosen.isEmpty else { return }
    let output = try Output(nil)
    try output.write(chosen + [0x0A])
    try output.finish()
  }
}

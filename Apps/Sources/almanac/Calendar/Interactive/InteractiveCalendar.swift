// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

/// `almanac calendar -i`: a calendar operated with the keyboard in a terminal.
@MainActor
final class InteractiveCalendar {
  private let arguments: CalendarArguments
  private let store: any RecordStore
  private let zone: ZoneRules
  private let showing: EpochDay
  private let locale: LocaleProfile
  private let began = ContinuousClock.now

  private var decoder = KeyDecoder()
  private var desk: CalendarDesk?
  /// The message about the last key, or empty.
  private var words: [UInt8] = []
  /// Whether days have events.
  private var hasEvents = false

  init(
    _ arguments: CalendarArguments, store: any RecordStore, zone: ZoneRules, showing: EpochDay
  ) {
    self.arguments = arguments
    self.store = store
    self.zone = zone
    self.showing = showing
    locale = arguments.look.profile
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
}

extension InteractiveCalendar {
  /// Lets the user choose, then prints the selection, or the id of the event that was chosen.
  func run() async throws {
    let terminal = try RawTerminal()
    try await open(terminal)
    let signals = try SignalPipe(Self.endings + [SIGTSTP, SIGWINCH])
    terminal.enter()
    defer { terminal.leave() }
    try await loop(terminal, signals)
    terminal.leave()
    try printSelection()
  }

  private func open(_ terminal: RawTerminal) async throws {
    var options = arguments.terminalOptions
    // Without days to choose, this command would be no use.
    if options.selection == .none { options.selection = .single }
    let clock = CalendarClock(zone: zone, pinned: arguments.today?.day)
    let today = clock.pinned ?? zone.day(at: Instant(clamping: Date()))
    let days = try await days(today)
    hasEvents = days.hasOccurrences(in: options.view)
    let desk = CalendarDesk(
      screen(terminal).fitting(options), showing: showing, clock: clock, locale: locale, days: days,
      alternate: arguments.alternate)
    try await arguments.prepare(desk, metrics(terminal), store)
    try await desk.send(.action(.focusEntered(nil)))
    self.desk = desk
  }

  private func loop(_ terminal: RawTerminal, _ signals: SignalPipe) async throws {
    draw(terminal)
    while true {
      switch terminal.wait(or: signals.reading, milliseconds: patience) {
      case .bytes(let bytes):
        if try await take(decoder.take(bytes)) { return }
      case .nothing:
        if try await take(decoder.flush()) { return }
      case .signals: for signal in signals.take() { handle(signal, terminal, signals) }
      case .end: throw CommandFailure(.noInput, "the terminal was closed.")
      }
      try await keepUp(terminal)
      draw(terminal)
    }
  }
}

extension InteractiveCalendar {
  /// Microseconds since the start.
  private var now: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - began).components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }

  /// How long to wait for input: for the rest of a key, until midnight, or for ever.
  private var patience: Int32 {
    if decoder.isWaiting { return Self.keyPatience }
    guard let wake = desk?.wakeTime else { return -1 }
    return Int32(clamping: max(wake - now, 0) / 1000 + 1)
  }

  /// Milliseconds after which an Escape is not the beginning of another key.
  private static let keyPatience: Int32 = 50

  private func metrics(_ terminal: RawTerminal) -> CalendarMetrics {
    screen(terminal).metrics(locale, weekNumbers: arguments.options.showsWeekNumbers)
  }

  /// What is known of days on the day that is today.
  private func days(_ today: EpochDay) async throws -> StoredDays {
    try await StoredDays(store, zone: zone, today: today, locale: locale)
  }

  private func screen(_ terminal: RawTerminal) -> InteractiveScreen {
    let size = terminal.size
    var renderer = arguments.renderer(locale, columns: size.columns, toTerminal: true)
    renderer.theme = desk?.colors.added(to: renderer.theme) ?? renderer.theme
    return InteractiveScreen(
      rows: size.rows, columns: size.columns, view: arguments.options.view,
      hasEvents: hasEvents, renderer: renderer)
  }

  /// Follows the clock and the size of the terminal.
  private func keepUp(_ terminal: RawTerminal) async throws {
    guard let desk else { return }
    let before = desk.today
    if let wake = desk.wakeTime, now >= wake { try await desk.wake(at: now) }
    if let today = desk.today, today != before { try await desk.renew(try await days(today)) }
    let fitted = screen(terminal).fitting(arguments.options)
    try await desk.resize(metrics(terminal), fitted)
  }

  /// Handles keys; true when the user is done.
  private func take(_ keys: [TerminalKey]) async throws -> Bool {
    for key in keys {
      switch key {
      case .done: return true
      case .redraw: words = []
      case .key(let sample):
        try await desk?.send(.key(sample), at: now)
        words = says(sample.key) ? said : []
      }
    }
    return false
  }

  /// Whether what a key did is said: in a month only what it chose, among events where it led, too.
  private func says(_ key: KeySample.Key) -> Bool {
    arguments.options.view.showsEvents || desk?.focusedEvent != nil || key == .enter
      || key == .space || key == .escape
  }

  /// What a screen reader would say of the last key, or of the event or day to which it led.
  private var said: [UInt8] {
    guard let desk else { return [] }
    if desk.focusedEvent == nil, !desk.words.isEmpty { return Array(desk.words.utf8) }
    let isFocused = { (node: SceneNode) in
      desk.focusedEvent.map { node.key == $0 } ?? node.traits.contains(.tabStop)
    }
    guard let node = desk.scene.nodes.first(where: isFocused) else { return [] }
    return Array(desk.scene.utf8(node.label))
  }
}

extension InteractiveCalendar {
  private func handle(_ signal: Int32, _ terminal: RawTerminal, _ signals: SignalPipe) {
    guard signal != SIGWINCH else { return }
    terminal.leave()
    signals.deliver(signal)
    // Only a signal that stopped the process gets here.
    terminal.enter()
  }

  private func draw(_ terminal: RawTerminal) {
    guard let scene = desk?.scene else { return }
    let words = words.isEmpty ? selection : words
    terminal.write(
      screen(terminal).bytes(scene, focus: desk?.focusedEvent, saying: words))
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

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// A calendar behind a byte protocol: messages in, patches and effects out.
///
/// The same code runs in WebAssembly and natively, so a browser's log of messages can be replayed
/// and compared. A message is a time (microseconds, as eight bytes of IEEE 754), the number of its
/// kind, and its fields, all little-endian; `Web/element/protocol.js` writes them.
public struct WebCalendar {
  var runtime: CalendarRuntime
  private var clock = CalendarClock()
  var patches = PatchWriter()
  /// The scene that the host has drawn.
  private var drawn = CalendarScene()
  var reply = ReplyWriter()
  /// What the last snapshot said.
  private var snapshot: (page: CalendarPage?, selection: Selection) = (nil, .none)
  /// The unknown preset that the page has been told of.
  var refusedPreset: [UInt8] = []
  /// The mode that an expandable calendar was said to begin with; −1 for one that does not fold.
  var toldExpansion: Int32 = -1
  /// The order in which days were selected.
  var order = SelectionOrder()

  /// Reads what only older logs have; nil where none is replayed.
  var readsFormer: ((MessageKind, inout WireReader) -> CalendarInput.Content)?

  /// A calendar that shows nothing until it receives its metrics.
  public init() {
    // Nothing moves before it can be seen; the metrics say whether anything may.
    var environment = CalendarEnvironment(
      today: nil, locale: LocaleProfile(tag: []), metrics: CalendarMetrics(width: 320),
      reducesMotion: true)
    environment.isShown = false
    runtime = CalendarRuntime(state: CalendarState(showing: .epoch), environment: environment)
  }

  /// The scene as text; see `CalendarScene.dump`.
  public func dump() -> [UInt8] {
    runtime.scene.dump()
  }

  /// The calendar itself.
  public var calendar: CalendarRuntime { runtime }
}

extension WebCalendar {
  /// The words of the reply to the last message, and the bytes of its texts.
  public var lastReply: (words: [Int32], bytes: [UInt8]) { (reply.words, reply.bytes) }

  /// Handles a message and prepares the reply.
  ///
  /// A message that cannot be read changes nothing, and the reply says why.
  @inline(never)
  public mutating func send(_ message: [UInt8]) {
    reply = ReplyWriter()
    var reader = WireReader(message)
    do throws(WireError) {
      let time = reader.wholeNumber()
      let update = try perform(reader.kind(), &reader, at: time)
      write(update, at: time)
    } catch {
      reply = ReplyWriter()
      reply.operation(.refused)
      reply.word(Int32(error.rawValue))
      reply.finish(flags: 4)
    }
  }

  /// Up again: what has changed in the scene, the effects, and what a new instance would need.
  private mutating func write(_ update: CalendarRuntime.Update, at time: Int64) {
    if runtime.environment.isShown {
      patches.write(from: drawn, to: runtime.scene, into: &reply)
      drawn = runtime.scene
    }
    for effect in update.effects { write(effect, at: time) }
    writeSnapshot()
    let isHalf =
      runtime.state.options.selection == .interval && runtime.state.selection.kind == .day
    reply.finish(
      flags: (update.wantsFrame ? 1 : 0) | (update.isClaimed ? 2 : 0)
        | (runtime.isPainting ? 8 : 0) | (isHalf ? 16 : 0)
        | (!Edition.isPicker && runtime.isMoving ? 32 : 0)
        | (!Edition.isPicker && runtime.state.options.view.isWide ? 64 : 0))
  }

  private mutating func perform(
    _ kind: MessageKind, _ reader: inout WireReader, at time: Int64
  ) throws(WireError) -> CalendarRuntime.Update {
    switch kind {
    case .locale, .metrics, .clock, .zone: return try adapt(kind, &reader, at: time)
    case .attributes:
      let given = reader.elementOptions()
      try reader.finish()
      return configure(given, at: time)
    case .read where Edition.readsText:
      let text = reader.text()
      let days = reader.isAtEnd ? 0 : reader.int32()
      let months = reader.isAtEnd ? 0 : reader.int32()
      try reader.finish()
      runtime.write(readingOf: text, days: days, months: months, to: &reply)
      return runtime.send(CalendarInput(.frame, at: time))
    default:
      let content = content(kind, &reader)
      try reader.finish()
      return runtime.send(CalendarInput(content, at: time))
    }
  }

  private mutating func content(
    _ kind: MessageKind, _ reader: inout WireReader
  ) -> CalendarInput.Content {
    let today = runtime.environment.today
    switch kind {
    case .pointer: return .pointer(reader.pointer())
    case .wheel: return .wheel(reader.wheel())
    case .key: return .key(key(&reader))
    case .activate: return activate(&reader)
    case .page: return .action(.page(by: reader.int32()))
    case .show: return .action(reader.show(today: today))
    case .showToday: return .action(.showToday)
    case .select:
      let selected = reader.selection(today: today)
      return .action(.select(selected, reveals: !reader.isAtEnd && reader.bool()))
    case .focusEntered:
      let key = patches.key(inSlot: reader.int32())
      return .action(occurrenceEntered(key) ?? .focusEntered(key.flatMap { $0.firstDay }))
    case .focusLeft: return .action(.focusLeft)
    case .restore: return .action(reader.restoration(today: today))
    case .hover where Edition.readsText:
      return .action(.preview(patches.key(inSlot: reader.int32())))
    case .frame, .locale, .metrics, .clock, .zone, .attributes: return .frame
    case .loaded, .events, .loadFailed, .invalidated, .retry, .daysNamed, .alternatesChanged,
      .answered, .mode, .zoom, .hover, .color, .deselect, .hours, .take, .insert, .pick, .adjust,
      .configure, .preset:
      return further(kind, &reader)
    case .read:
      reader.fail(.unknownKind)
      return .frame
    }
  }

  /// A key, and where the focus was; in older messages it was always in the grid.
  private func key(_ reader: inout WireReader) -> KeySample {
    var sample = reader.key()
    if !reader.isAtEnd {
      sample.isOnHandle = patches.key(inSlot: reader.int32())?.role == .handle
    }
    return sample
  }

  private func activate(_ reader: inout WireReader) -> CalendarInput.Content {
    if let key = patches.key(inSlot: reader.int32()) { return .activate(key) }
    reader.fail(.unknownNode)
    return .frame
  }

  /// Handles messages that change the environment.
  private mutating func adapt(
    _ kind: MessageKind, _ reader: inout WireReader, at time: Int64
  ) throws(WireError) -> CalendarRuntime.Update {
    var environment = runtime.environment
    var clock = clock
    switch kind {
    case .locale:
      environment.locale = reader.locale()
      let catalogue = reader.text()
      // The native build has more languages; a log has to give the same text in both.
      environment.phrases = catalogue.isEmpty ? PhraseBook.english : catalogue
    case .metrics:
      environment.metrics = reader.metrics()
      environment.reducesMotion = reader.bool()
    case .zone: clock.zone = reader.zone()
    default:
      clock.pinned = reader.optionalDay()
      clock.read(Instant(clamping: reader.wholeNumber()), at: time)
    }
    try reader.finish()
    self.clock = clock
    if kind == .metrics { environment.isShown = true }
    (environment.today, environment.todayEnds) = clock.today(at: time)
    environment.now = clock.now(at: time)
    return runtime.send(CalendarInput(.environment(environment), at: time))
  }
}

extension WebCalendar {
  private mutating func write(_ effect: CalendarEffect, at time: Int64) {
    switch effect {
    case .todayChanged(let day):
      reply.operation(.today)
      reply.day(day)
    case .selectionChanged(let selection):
      tellOrder(of: selection)
      reply.operation(.selection)
      reply.selection(selection)
      reply.word(selection.days.count)
      let closed = runtime.state.unavailableDays
      reply.selection(closed.count > 1 ? .days(closed) : closed.first.map { .day($0) } ?? .none)
    case .titleChanged(let title): write(title)
    case .selectionRefused(let selection, let problem): write(selection, problem)
    case .visibleDaysChanged(let days):
      reply.operation(.visible)
      write(days)
    case .focus(let key):
      reply.operation(.focus)
      reply.word(patches.slot(of: key) ?? -1)
    case .wake(let wake):
      reply.operation(.wake)
      // Milliseconds from now, rounded up so that the time has come when the timer fires.
      reply.word(Int32(clamping: max(0, (wake - time + 999) / 1000)))
    case .pageChanged(let page, let phase): write(page, phase)
    case .sizeChanged(let height):
      reply.operation(.size)
      reply.word(Int32(height * 64))
    case .scrollEnded(let id, let isCompleted):
      reply.operation(.scrollEnded)
      reply.word(id)
      reply.word(isCompleted ? 1 : 0)
    default: writeFurther(effect)
    }
  }

  /// What could not be selected, why, and a message.
  private mutating func write(_ selection: Selection, _ problem: SelectionProblem) {
    let refusal = Refusal(problem, bounds: runtime.state.options.bounds)
    reply.operation(.refusal)
    reply.word(Int32(refusal.kind.rawValue))
    reply.selection(selection)
    reply.text(refusal.words(runtime.environment)[...])
  }

  /// The first and the last day of an interval.
  mutating func write(_ days: DayInterval) {
    reply.day(days.first)
    reply.day(days.last)
  }

  private mutating func write(_ title: CalendarTitle) {
    var iso: [UInt8] = []
    title.page.month.appendISO8601(to: &iso)
    reply.operation(.title)
    reply.text(runtime.title[...])
    reply.text(iso[...])
  }

  private mutating func write(_ page: CalendarPage, _ phase: PagePhase) {
    var month: [UInt8] = []
    page.month.appendISO8601(to: &month)
    reply.operation(.page)
    reply.word(Int32(phase.rawValue))
    reply.text(month[...])
    write(page.days)
  }

  /// What a new instance needs to continue where a trapped one stopped.
  private mutating func writeSnapshot() {
    let state = runtime.state
    guard snapshot.page != state.viewport.page || snapshot.selection != state.selection else {
      return
    }
    snapshot = (state.viewport.page, state.selection)
    reply.operation(.snapshot)
    reply.day(state.focus.day)
    reply.selection(state.selection)
  }
}

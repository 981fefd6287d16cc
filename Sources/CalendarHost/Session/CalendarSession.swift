// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// A calendar at work on a platform: passes on what devices, time and the app do, and does or has done
/// what the calendar wants.
///
/// - Frames are asked for only while something moves; otherwise one wake at a time.
/// - Effects come in the order of docs/notifications.md, each once, when the scene has been shown. An
///   app may call the session from inside any of them: the call takes effect at once, and its own
///   effects follow those in progress.
/// - Days are loaded from `source`; loads that nobody waits for are cancelled.
@MainActor
public final class CalendarSession {
  /// The calendar.
  public private(set) var runtime: CalendarRuntime
  /// The dates of days in another calendar, as `AlternateCalendar.naming(_:)` has them; nil where
  /// there is none.
  public var naming: ((DayInterval) -> CalendarAction)?

  private weak var host: (any SessionHost)?
  /// What the host's clock last showed: where time stands once the host is gone.
  private var time: Int64
  private(set) var clock: CalendarClock
  /// What the viewer's zone is called above its times, where there are those of others.
  public var zoneName = ""
  var furtherZones: [(name: String, rules: ZoneRules)] = []
  /// Stores what a hand or a key has made of an event, where `TimelineOptions.isEditable` lets them.
  ///
  /// The view shows it at once. Where it is refused everything is as before, and the reason is shown.
  public var editing: (@MainActor (Edit) async -> EditVerdict)?
  /// Stores an event that was made by dropping a text, without white space around it; nil takes none.
  ///
  /// Otherwise as `editing`, which must be set, too, for all other edits.
  public var dropping: (@MainActor (Edit, String) async -> EditVerdict)?
  /// What an app adds to the text of an event that is dragged out, a line each: its place, its notes.
  public var describing: (@MainActor (Occurrence) async -> [String])?
  /// What an app knows of an event, for screen readers that ask for more; it is asked often.
  public var detailing: (@MainActor (Occurrence) -> [EventDetail])?
  /// The text of the event that is being made by a drop.
  var droppedText: String?
  var loads = OpenLoads()
  /// What is being stored.
  var edits: [Int32: Task<Void, Never>] = [:]
  private var queue: [CalendarEffect] = []
  private var (isPerforming, hasFrames) = (false, false)

  /// Where days are loaded from; nil loads nothing.
  ///
  /// Setting one with the same id loads nothing again; see `invalidate`.
  public var source: DaySource? {
    didSet { adoptSource(after: oldValue) }
  }

  /// A session that shows nothing until `appear`.
  ///
  /// - Parameters:
  ///   - options: What is asked of the calendar.
  ///   - day: A day in the first page; nil shows today's.
  ///   - clock: The viewer's zone and, if pinned, today.
  ///   - locale: The viewer's language.
  ///   - host: The platform, which owns the session and is not retained; once it is gone, nobody is
  ///     asked or told.
  public init(
    _ options: CalendarOptions = CalendarOptions(), showing day: EpochDay? = nil,
    clock: CalendarClock = CalendarClock(), locale: LocaleProfile = LocaleProfile(),
    host: any SessionHost
  ) {
    self.host = host
    time = host.time
    self.clock = clock
    self.clock.read(host.wallTime, at: time)
    let today = self.clock.today(at: time)
    var environment = CalendarEnvironment(
      today: today.day, locale: locale, metrics: CalendarMetrics(width: 320))
    environment.todayEnds = today.ends
    environment.now = self.clock.now(at: time)
    environment.isShown = false
    runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: day ?? today.day ?? .epoch),
      environment: environment)
  }
}

extension CalendarSession {
  /// What the calendar shows.
  public var scene: CalendarScene { runtime.scene }
  /// What the app asks of the calendar.
  public var options: CalendarOptions { runtime.state.options }
  /// What is selected.
  public var selection: Selection { runtime.state.selection }

  /// Passes on a device's sample, an action or an activation; says whose the sample was.
  @discardableResult
  public func send(_ content: CalendarInput.Content) -> Claim {
    take(runtime.send(CalendarInput(content, at: readTime())))
  }

  /// The screen is about to be drawn.
  public func frame() { send(.frame) }

  /// The time has come that `SessionHost.wake(at:)` was told: today may have ended.
  public func wake() {
    readClock()
    send(.frame)
  }

  /// The clock, the zone or the machine's state has changed: reads what day it is.
  public func readClock() {
    if let host { clock.read(host.wallTime, at: host.time) }
    adapt { _ in }
  }

  /// Pins today, or follows the clock; and sets the viewer's zone.
  public func setClock(_ new: CalendarClock) {
    let isOther = clock.zone != new.zone
    clock = new
    readClock()
    if isOther { send(.action(.clocksChanged)) }
  }

  /// Changes what surrounds the calendar; today is the session's own.
  public func adapt(_ change: (inout CalendarEnvironment) -> Void) {
    var environment = runtime.environment
    change(&environment)
    let time = readTime()
    (environment.today, environment.todayEnds) = clock.today(at: time)
    environment.now = clock.now(at: time)
    if environment != runtime.environment { send(.environment(environment)) }
  }

  /// There is something to see now, in this size; frames and effects begin.
  public func appear(_ metrics: CalendarMetrics, reducesMotion: Bool = false) {
    adapt {
      ($0.metrics, $0.reducesMotion, $0.isShown) = (metrics, reducesMotion, true)
    }
    host?.show(scene)
  }

  /// Changes what the app asks of the calendar.
  public func configure(_ change: (inout CalendarOptions) -> Void) {
    var options = options
    change(&options)
    takeSource(into: &options)
    if options != self.options { send(.action(.configure(options))) }
  }

  /// Selects on behalf of the app.
  ///
  /// - Parameters:
  ///   - selected: What is to be selected; nothing clears.
  ///   - notifies: Whether the app is told, too.
  /// - Throws: Why it cannot be selected; nothing has changed then.
  public func select(_ selected: Selection, notifies: Bool = false) throws(SelectionProblem) {
    take(try runtime.select(selected, notifies: notifies, at: readTime()))
  }

  /// Takes a day out of the selection on behalf of the app.
  ///
  /// - Throws: Why what remains cannot be selected; nothing has changed then.
  public func deselect(_ day: EpochDay, notifies: Bool = false) throws(SelectionProblem) {
    take(try runtime.deselect(day, notifies: notifies, at: readTime()))
  }

  /// The app's answer to a question.
  public func answer(_ id: Int32, _ verdict: CalendarVerdict) {
    send(.action(.answered(id: id, verdict)))
  }

  /// The facts of some days, or of all, have changed.
  public func invalidate(_ days: DayInterval? = nil) {
    send(.action(.invalidated(days, sequence: nil)))
  }

  /// Ends the session: nothing is loaded any more, and the host is asked for nothing.
  public func end() {
    loads.cancelAll()
    host?.wake(at: nil)
    wantFrames(false)
  }
}

extension CalendarSession {
  private func readTime() -> Int64 {
    if let host { time = host.time }
    return time
  }

  @discardableResult
  private func take(_ update: CalendarRuntime.Update) -> Claim {
    if runtime.environment.isShown { host?.show(scene) }
    if update.isAnnounced { announce() }
    queue += update.effects
    wantFrames(update.wantsFrame)
    performAll()
    return update.claim
  }

  private func wantFrames(_ wants: Bool) {
    guard wants != hasFrames else { return }
    hasFrames = wants
    host?.wantFrames(wants)
  }

  private func announce() {
    guard let announcement = runtime.state.telling.announcement else { return }
    host?.announce(announcement, String(decoding: runtime.announcement, as: UTF8.self))
  }

  /// Performs what is in the queue, unless that is in progress further up already.
  private func performAll() {
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    while !queue.isEmpty { perform(queue.removeFirst()) }
  }

  private func perform(_ effect: CalendarEffect) {
    switch effect {
    case .load(let token, let days, let detail): load(token, days, detail)
    case .cancel(let token): loads.cancel(token)
    case .nameDays(let days): send(.action(naming?(days) ?? .daysNamed(days.start, [])))
    case .askHours(let days): send(.action(.hoursTold(hours(days))))
    case .wake(let time): host?.wake(at: time)
    case .ask(let id, let question): host?.ask(question, id: id)
    case .edited(let id, let edit): store(edit, id)
    case .levelChanged, .todayChanged, .selectionChanged, .selectionRefused, .titleChanged,
      .pageChanged, .sizeChanged, .cellShown, .scrollEnded, .modeChanged, .visibleDaysChanged,
      .dayTapped, .occurrenceChosen, .editCancelled, .eventsSelected, .dragStepped, .moreChosen,
      .loadFailed,
      .focus, .snap:
      host?.perform(effect)
    }
  }
}

extension CalendarSession {
  private func adoptSource(after old: DaySource?) {
    guard source?.id != old?.id else { return }
    loads.cancelAll()
    configure { _ in }
    if source != nil, old != nil { invalidate() }
  }

  private func takeSource(into options: inout CalendarOptions) {
    options.loadsFacts = source != nil
    options.loadsOccurrences = source?.hasOccurrences ?? false
  }
}

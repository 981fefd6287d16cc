// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// A calendar at work, in the user's words, with a clock that moves only when told to.
///
/// It is 350 points wide, so that a column has 50 points, and shows February 2024.
final class EngineHarness {
  private(set) var runtime: CalendarRuntime
  /// Microseconds of the host's monotonic clock.
  private(set) var now: Int64 = 1_000_000
  /// What the calendar has asked for since this was last read.
  private(set) var effects: [CalendarEffect] = []
  /// Whether the calendar claimed the last input.
  private(set) var isClaimed = false
  private(set) var wantsFrame = false

  init(
    showing: String = "2024-02-20", today: String? = "2024-02-20", locale: LocaleProfile? = nil,
    width: Double = 350, reducesMotion: Bool = false,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) {
    var options = CalendarOptions()
    configure(&options)
    let environment = CalendarEnvironment(
      today: today.map { day($0) }, locale: locale ?? LocaleProfile(),
      metrics: CalendarMetrics(width: width), reducesMotion: reducesMotion)
    runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: day(showing)), environment: environment)
    frame()
    effects = []
  }

  init(copying other: EngineHarness) {
    runtime = other.runtime
    now = other.now
  }

  var state: CalendarState { runtime.state }
  var scene: CalendarScene { runtime.scene }

  func send(_ content: CalendarInput.Content) {
    let update = runtime.send(CalendarInput(content, at: now))
    effects += update.effects
    isClaimed = update.isClaimed
    wantsFrame = update.wantsFrame
  }

  func send(_ action: CalendarAction) {
    send(.action(action))
  }

  /// Forgets what the calendar has asked for so far.
  func forget() {
    effects = []
  }
}

// MARK: - Time

extension EngineHarness {
  func frame() {
    send(.frame)
  }

  /// Lets time pass, with frames at a rate in hertz.
  func wait(milliseconds: Int64, hertz: Int64 = 60) {
    let end = now + milliseconds * 1000
    while now < end {
      now = min(now + 1_000_000 / hertz, end)
      frame()
    }
  }

  /// Lets time pass without a frame.
  func skip(milliseconds: Int64) {
    now += milliseconds * 1000
  }

  /// Runs frames for as long as they are wanted, at most ten seconds; returns whether it came to
  /// rest.
  @discardableResult func settle(hertz: Int64 = 60) -> Bool {
    for _ in 0..<(10 * hertz) {
      now += 1_000_000 / hertz
      frame()
      if !wantsFrame { return true }
    }
    return false
  }

  /// Releases whatever may be held.
  func leaveOff() {
    // A resting finger selects, and wants frames for as long as it is down.
    skip(milliseconds: 600)
    frame()
    key(.escape)
    send(.release(velocity: 0, threshold: 0.5))
    send(.scrolled(NativeScroll(offset: 0, phase: .ended)))
    send(.expand(.release(velocity: 0)))
  }
}

// MARK: - Devices

extension EngineHarness {
  enum Side { case left, right }

  func pointer(
    _ phase: PointerSample.Phase, x: Double, y: Double, id: Int32 = 1,
    device: PointerSample.Device = .touch, modifiers: Modifiers = []
  ) {
    send(
      .pointer(
        PointerSample(
          phase: phase, device: device, pointer: id, x: Int32(x * 64), y: Int32(y * 64),
          modifiers: modifiers)))
  }

  /// A tap on the day as it is shown on the current page.
  func tap(_ text: String, at location: SourceLocation = #_sourceLocation) {
    tap(
      NodeKey(.dayCell, page: state.arrangement.ownPage(of: day(text)), day: day(text)),
      at: location)
  }

  func tap(_ role: Role, at location: SourceLocation = #_sourceLocation) {
    tap(NodeKey(role), at: location)
  }

  /// A tap on a node; one that is not in the scene fails the test.
  func tap(_ key: NodeKey, at location: SourceLocation = #_sourceLocation) {
    guard let middle = middle(of: key) else {
      let what = key.day.map { "\($0)" } ?? "page \(key.page.month)"
      Issue.record("nothing to tap: \(key.role), \(what)", sourceLocation: location)
      return
    }
    pointer(.down, x: middle.x, y: middle.y)
    skip(milliseconds: 80)
    pointer(.up, x: middle.x, y: middle.y)
  }

  /// The middle of a node in points; nil for one that is not in the scene.
  func middle(of key: NodeKey) -> (x: Double, y: Double)? {
    guard let index = scene.index(of: key) else { return nil }
    let frame = scene.absoluteFrame(index)
    return (Double(frame.x + frame.width / 2) / 64, Double(frame.y + frame.height / 2) / 64)
  }

  /// Puts a finger down in the middle of the grid and moves it sideways past the slop, so that the
  /// pages follow from then on.
  func grab(x: Double = 175, towards: Side = .left) {
    pointer(.down, x: x, y: 200)
    skip(milliseconds: 16)
    pointer(.moved, x: x + (towards == .left ? -11 : 11), y: 200)
  }

  /// Moves a finger that holds the pages to an x, in steps of 16 ms over a number of milliseconds.
  func drag(from start: Double, to end: Double, milliseconds: Int64 = 320) {
    let steps = max(milliseconds / 16, 1)
    for step in 1...steps {
      skip(milliseconds: 16)
      pointer(.moved, x: start + (end - start) * Double(step) / Double(steps), y: 200)
    }
  }

  /// A slow swipe over most of the width, with the finger at rest before it lifts.
  func swipe(_ side: Side) {
    let start = side == .left ? 300.0 : 50.0
    let end = side == .left ? 40.0 : 310.0
    grab(x: start, towards: side)
    drag(from: start + (side == .left ? -11 : 11), to: end)
    skip(milliseconds: 200)
    pointer(.up, x: end, y: 200)
  }

  /// A short and fast one.
  func flick(_ side: Side) {
    let sign = side == .left ? -1.0 : 1.0
    grab(x: 175, towards: side)
    drag(from: 175 + sign * 11, to: 175 + sign * 71, milliseconds: 48)
    pointer(.up, x: 175 + sign * 71, y: 200)
  }

  /// Puts a finger on the handle, which has to be there; returns where.
  @discardableResult func grabHandle(
    at location: SourceLocation = #_sourceLocation
  ) -> (x: Double, y: Double) {
    let found = middle(of: NodeKey(.handle))
    if found == nil { Issue.record("no handle to grab", sourceLocation: location) }
    let place = found ?? (0, 0)
    pointer(.down, x: place.x, y: place.y)
    return place
  }

  /// Drags the handle by a number of points in steps of 16 ms, and releases it at once or after a
  /// rest.
  func dragHandle(by points: Double, milliseconds: Int64 = 320, rests: Bool = true) {
    let start = grabHandle()
    let steps = max(milliseconds / 16, 1)
    for step in 1...steps {
      skip(milliseconds: 16)
      pointer(.moved, x: start.x, y: start.y + points * Double(step) / Double(steps))
    }
    if rests { skip(milliseconds: 200) }
    pointer(.up, x: start.x, y: start.y + points)
  }

  func wheel(dx: Double = 0, dy: Double = 0) {
    send(.wheel(WheelSample(dx: Int32(dx * 64), dy: Int32(dy * 64))))
  }

  func key(_ key: KeySample.Key, _ modifiers: Modifiers = []) {
    send(.key(KeySample(key: key, modifiers: modifiers)))
  }
}

// MARK: - The host's answers and settings

extension EngineHarness {
  func answer(_ token: Int32, _ facts: [DayFact] = [], sequence: Int64? = nil) {
    send(.loaded(token: token, sequence: sequence, facts: facts))
  }

  /// Answers every open question with nothing special.
  func answerAll(_ facts: [DayFact] = []) {
    while let load = state.facts.window.pending.first { answer(load.token, facts) }
  }

  /// Answers questions about the dates of days: all are the 11th of Adar I.
  func name() {
    while let days = asked {
      let label = AlternateLabel(text: Array("Adar I".utf8), spoken: Array("11 Adar I".utf8))
      effects = []
      send(.daysNamed(days.start, [AlternateLabel](repeating: label, count: Int(days.count))))
    }
  }

  func name(_ first: String, _ last: String) {
    let label = AlternateLabel(text: Array("11".utf8), spoken: Array("11 Adar I".utf8))
    let days = days(first, last)
    send(.daysNamed(days.start, [AlternateLabel](repeating: label, count: Int(days.count))))
  }

  private var asked: DayInterval? {
    for case .nameDays(let days) in effects { return days }
    return nil
  }

  func configure(_ change: (inout CalendarOptions) -> Void) {
    var options = state.options
    change(&options)
    send(.configure(options))
  }

  func change(_ change: (inout CalendarEnvironment) -> Void) {
    var environment = runtime.environment
    change(&environment)
    send(.environment(environment))
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// The parts of the environment that a reduction may depend on, and what it leads to.
struct ReduceContext {
  let today: EpochDay?
  let todayEnds: Int64?
  let now: CalendarNow?
  let reducesMotion: Bool
  /// Whether there is something to see.
  let isShown: Bool
  /// The weekday on which weeks begin in the locale.
  let weekStart: Weekday
  /// The days of the weekend in the locale.
  let weekend: [Weekday]
  /// Sizes, which say how many months stand side by side.
  let metrics: CalendarMetrics
  /// Microseconds of the host's monotonic clock.
  let time: Int64
  /// What the host is to do, in order.
  private(set) var effects: [CalendarEffect] = []
  /// What screen readers are to say, in order; only the last of it is heard.
  private(set) var announcements: [Announcement.Content] = []

  init(_ environment: CalendarEnvironment, time: Int64) {
    today = environment.today
    todayEnds = environment.todayEnds
    now = environment.now
    reducesMotion = environment.reducesMotion
    isShown = environment.isShown
    weekStart = environment.locale.weekRule.firstWeekday
    weekend = environment.locale.weekend
    metrics = environment.metrics
    self.time = Self.clamp(time)
  }
}

extension ReduceContext {
  /// How long the host may take to answer, in microseconds.
  static let patience: Int64 = 15_000_000

  /// The nearest time that can be calculated with: from 0 through some 146 000 years.
  static func clamp(_ time: Int64) -> Int64 {
    min(max(time, 0), 1 << 62)
  }

  /// The time, and whether motion is reduced.
  var clock: MotionClock { MotionClock(time: time, reducesMotion: reducesMotion) }

  /// The clock of what is there at once.
  var still: MotionClock { MotionClock(time: time, reducesMotion: true) }

  // Not inlined at its dozen callers, for the size of the WebAssembly module.
  @inline(never)
  mutating func emit(_ effect: CalendarEffect) {
    effects.append(effect)
  }

  @inline(never)
  mutating func announce(_ content: Announcement.Content) {
    announcements.append(content)
  }
}

extension ReduceContext {
  /// How much a reduction has led to so far.
  struct Mark {
    fileprivate let effects: Int
    fileprivate let announcements: Int
  }

  /// Where `forget(since:)` goes back to.
  var mark: Mark { Mark(effects: effects.count, announcements: announcements.count) }

  /// Takes back what has been emitted and announced since.
  mutating func forget(since mark: Mark) {
    effects.removeLast(effects.count - mark.effects)
    announcements.removeLast(announcements.count - mark.announcements)
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// The state with everything at a standstill that only moves groups: what the nodes of a scene,
  /// their text and their sizes depend on.
  ///
  /// A scene is the content of the state that stands still, and groups moved to where the state
  /// itself has them. Layouts see no other state than this one, so two states that stand still
  /// alike cannot have other nodes. What moves is put where the same pages, months and names are in
  /// view; where sizes go the way too (levels, a fold, months of other heights, titles beside the
  /// title), each step is a standstill of its own.
  func still(_ environment: CalendarEnvironment) -> CalendarState {
    // Pickers make their one page anew whatever happens: that is less code than comparing states.
    if Edition.isPicker { return self }
    var state = self
    state.telling.reported = Reported(level: level)
    guard zoom == nil else { return state }
    let weekStart = environment.locale.weekRule.firstWeekday
    state.moving.motion = motion.still
    state.moving.scrolling = nil
    state.moving.viewport.fraction = stillFraction(weekStart)
    if arrangement.movement == .list { state.stopList(environment.metrics, weekStart) }
    return state
  }

  /// Of a displacement which neighbour is in view and, under a hand, whether it has the title.
  private func stillFraction(_ weekStart: Weekday) -> Double {
    let fraction = viewport.fraction
    guard fraction != 0, abs(fraction) < 1, fadingTitles == nil, !slidesHeight(weekStart) else {
      return fraction
    }
    let part = motion.isHeld && viewport.nearestPage != viewport.page ? 0.75 : 0.25
    return fraction < 0 ? -part : part
  }

  /// Whether the height goes from that of one page to that of another one.
  private func slidesHeight(_ weekStart: Weekday) -> Bool {
    guard level == .days else { return false }
    let arrangement = arrangement
    let first = arrangement.firstWeekday(weekStart)
    func count(_ page: CalendarPage) -> Int32 {
      let page = arrangement.clamp(page, weekStart)
      return GridPage(page, firstWeekday: first, rows: arrangement.rows).rowCount
    }
    let pages = viewport.visiblePages
    return count(pages.first) != count(pages.last)
  }

  /// Puts a list of months where the same months are in view and the last of them comes into it.
  private mutating func stopList(_ metrics: CalendarMetrics, _ weekStart: Weekday) {
    let months = MonthList(self, metrics, weekStart: weekStart)
    let place = months.place(of: viewport)
    var list = viewport.list
    // A name that stays in view is moved within what is scrolled.
    if months.cover == 0 {
      let last = months.distance(from: place.index, to: months.lastBand(from: place))
      list.offset = min(max(last - months.height + 1, 0), list.offset)
    }
    if options.legend.isEmpty { list.days = nil }
    (list.stretch, list.extent, list.goal) = (0, 0, nil)
    moving.viewport.list = list
  }
}

extension Motion {
  /// What of a motion decides what is in view: whether a hand has hold, and where a list glides.
  fileprivate var still: Motion {
    switch self {
    case .rest, .settling, .coasting: return .rest
    case .held, .native: return .held(travel: 0)
    case .gliding(let glide):
      let spring = Spring(displacement: 0, velocity: 0, time: 0)
      return .gliding(Glide(goal: glide.goal, scale: glide.scale, spring: spring))
    }
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// The state with everything at a standstill that only moves groups: what the nodes of a scene,
  /// their text and their sizes depend on.
  ///
  /// A scene is the content of the state that stands still, and groups moved to where the state
  /// itself has them. Layouts see no other state than this one, so two states that stand still
  /// alike cannot have other nodes but for frames that slide. What moves is put where the same
  /// pages, months and names are in view; where the sizes of cells go the way too (levels, months of
  /// other heights in a calendar of a given height), each step is a standstill of its own.
  func still(_ environment: CalendarEnvironment) -> CalendarState {
    // Pickers make their one page anew whatever happens: that is less code than comparing states.
    if Edition.isPicker { return self }
    var state = self
    state.telling.reported = Reported(level: level)
    guard zoom == nil else { return state }
    let weekStart = environment.locale.weekRule.firstWeekday
    state.moving.motion = motion.still
    state.moving.scrolling = nil
    state.moving.viewport.fraction = stillFraction(environment.metrics, weekStart)
    state.moving.expansion = stillExpansion
    if arrangement.movement == .list { state.stopList(environment.metrics, weekStart) }
    return state
  }

  /// Of a displacement which neighbour is in view and, under a hand, whether it has the title.
  private func stillFraction(_ metrics: CalendarMetrics, _ weekStart: Weekday) -> Double {
    let fraction = viewport.fraction
    guard fraction != 0, abs(fraction) < 1, !resizesRows(metrics, weekStart) else {
      return fraction
    }
    let part = motion.isHeld && viewport.nearestPage != viewport.page ? 0.75 : 0.25
    return fraction < 0 ? -part : part
  }

  /// Of a fold whether it is half open; beside other pages, where these stand depends on how far.
  private var stillExpansion: Expansion {
    var still = expansion
    if still.motion != .rest { still.motion = .held(travel: 0) }
    if viewport.fraction == 0, 0 < still.fraction, still.fraction < 1 { still.fraction = 0.5 }
    return still
  }

  /// Whether the rows become higher or lower on the way to a page that has another number of them,
  /// because they fill a height.
  private func resizesRows(_ metrics: CalendarMetrics, _ weekStart: Weekday) -> Bool {
    guard level == .days, metrics.height > 0 || options.maximumHeight > 0 else { return false }
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
    let last = months.distance(from: place.index, to: months.lastBand(from: place))
    // A name that stays in view is pinned as soon as its month has moved.
    let least: Int32 = months.cover > 0 ? 1 : 0
    list.offset = min(max(last - months.height + 1, least), list.offset)
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

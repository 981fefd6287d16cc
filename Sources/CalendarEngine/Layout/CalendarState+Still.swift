// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// The state without what only moves groups and lower edges: everything that nodes, their text and
  /// the sizes of cells depend on.
  ///
  /// A scene is laid out from this state, and its groups and lower edges are then put where the moving
  /// state has them. Layouts never see the moving state, so equal still states have equal nodes. What
  /// moves is put at a standard place with the same pages, months and names in view. Where cells
  /// change their size on the way (levels, and rows that fill a given height), the still state is
  /// another one on each frame.
  func still(_ environment: CalendarEnvironment) -> CalendarState {
    var state = self
    guard !moving.isZooming else { return state }
    let weekStart = environment.locale.weekRule.firstWeekday
    state.moving = moving.standing(
      motion.still, at: stillFraction(environment.metrics, weekStart),
      expansion.standing(besideOther: viewport.fraction != 0))
    switch arrangement.movement {
    case .paged: break
    case .list: state.stopList(environment.metrics, weekStart)
    case .agenda: state.stopAgenda(environment.metrics, weekStart)
    case .timeline: state.stopTimeline(environment.metrics, weekStart)
    }
    return state
  }

  /// Whether another one, which stands still as well and has led to this one, has the same nodes.
  ///
  /// Facts and announcements are compared by their numbers, and with these a notice, which is always
  /// said as well, options by whether they are shared, and what no layout sees (what the app has been
  /// told and is being asked) not at all.
  func looks(like earlier: CalendarState) -> Bool {
    facts.revision == earlier.facts.revision && moving == earlier.moving && level == earlier.level
      && selecting == earlier.selecting && focus == earlier.focus && editing == earlier.editing
      && telling.announcement?.serial == earlier.telling.announcement?.serial
      && telling.notice?.ends == earlier.telling.notice?.ends && sharesOptions(with: earlier)
  }

  /// The standard displacement with the same neighbour in view and, under a hand, the same title.
  private func stillFraction(_ metrics: CalendarMetrics, _ weekStart: Weekday) -> Double {
    let fraction = viewport.fraction
    guard fraction != 0, abs(fraction) < 1, !resizesRows(metrics, weekStart) else {
      return fraction
    }
    let part = motion.isHeld && viewport.nearestPage != viewport.page ? 0.75 : 0.25
    return fraction < 0 ? -part : part
  }

  /// Whether rows change their height on the way to a page with more or fewer of them, because they
  /// fill a given height.
  private func resizesRows(_ metrics: CalendarMetrics, _ weekStart: Weekday) -> Bool {
    guard level == .days, metrics.height > 0 || options.maximumHeight > 0 else { return false }
    let arrangement = arrangement
    let first = arrangement.firstWeekday(weekStart)
    func count(_ page: CalendarPage) -> Int32 {
      arrangement.rowCount(of: arrangement.clamp(page, weekStart), first)
    }
    let pages = viewport.visiblePages
    return count(pages.first) != count(pages.last)
  }

  /// Scrolls a list of months back as far as the same months stay in view.
  private mutating func stopList(_ metrics: CalendarMetrics, _ weekStart: Weekday) {
    let months = MonthList(self, metrics, weekStart: weekStart)
    let place = months.place(of: viewport)
    var list = viewport.list
    let last = months.distance(from: place.index, to: months.lastBand(from: place))
    // A name that stays in view is pinned as soon as its month has moved.
    let least: Int32 = months.cover > 0 ? 1 : 0
    list.offset = min(max(last - months.height + 1, least), list.offset)
    if options.legend.isEmpty { list.days = nil }
    (list.stretch, list.extent, list.origin, list.goal) = (0, 0, nil, nil)
    moving.see(list)
  }
}

extension CalendarState {
  /// Scrolls a timeline back as far as the same columns and hours stay in view.
  private mutating func stopTimeline(_ metrics: CalendarMetrics, _ weekStart: Weekday) {
    let track = TimelineMeasures(self, metrics, weekStart: weekStart).hourTrack
    var list = viewport.list
    list.offset = list.offset.signum()
    (list.stretch, list.extent, list.origin, list.goal) = (0, 0, nil, nil)
    moving.see(list)
    let step = max(track.height / 2, 64)
    let top = moving.hours.top / step * step
    moving.scrollHours { $0 = $0.standing(at: top) }
  }
}

extension CalendarState {
  /// Scrolls an agenda back as far as the same days stay near.
  private mutating func stopAgenda(_ metrics: CalendarMetrics, _ weekStart: Weekday) {
    let step = AgendaMeasures(self, metrics, weekStart: weekStart).list(self, weekStart).step
    var list = viewport.list
    list.offset = list.offset / step * step
    (list.stretch, list.extent, list.origin, list.goal) = (0, 0, nil, nil)
    (list.anchor, list.intended, list.days) = (nil, nil, nil)
    moving.see(list)
  }
}

extension LayoutInput {
  /// Whether it is the input of what stands still like this, so that its nodes are the same.
  func stands(as still: CalendarState) -> Bool { still.looks(like: state) }
}

extension Motion {
  /// The parts of a motion that decide what is in view: whether a hand has hold, and where a list
  /// glides to.
  fileprivate var still: Motion {
    switch self {
    case .rest, .settling, .coasting: return .rest
    case .held, .native: return .held(Hold())
    case .gliding(let glide):
      let spring = Spring(displacement: 0, velocity: 0, time: 0)
      return .gliding(Glide(goal: glide.goal, scale: glide.scale, spring: spring))
    }
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// What is in view, and how that moves.
///
/// Nothing else can change what it holds. A `Movement` decides where it goes, from its sizes; a
/// reduction says what happens.
public struct Moving: Hashable, Sendable {
  /// What is in view.
  public private(set) var viewport: Viewport
  /// How it moves.
  public private(set) var motion: Motion = .rest
  /// Where the app wants the view to go, while it goes there.
  public private(set) var scrolling: ScrollTarget?

  /// How far an expandable calendar is expanded, across the axis of the pages.
  public private(set) var expansion: Expansion
  /// How near the days are looked at.
  public private(set) var zooming: Zooming
  /// How far the hours of a timeline are scrolled.
  public private(set) var hours = HourScroll()

  /// At rest on a page.
  init(_ page: CalendarPage, _ expansion: Expansion, _ zooming: Zooming = Zooming()) {
    viewport = Viewport(page: page)
    self.expansion = expansion
    self.zooming = zooming
  }
}

extension Moving {
  /// Whether neither pages nor the fold of an expandable calendar nor zoom levels move.
  @inline(__always)
  var isAtRest: Bool {
    motion.isRest && expansion.isAtRest && !isZooming && hours.isAtRest
  }

  /// Whether frames should come: pages settle, a month folds, or a level comes into view.
  var wantsFrame: Bool {
    motion.wantsFrame || expansion.wantsFrame || isZooming || hours.wantsFrame
  }

  /// Whether one zoom level gives way to another.
  var isZooming: Bool {
    if case .some = zooming.motion { return true }
    return false
  }

  /// The page that the title names: under a hand the one that fills most of the view, otherwise the
  /// one that the view settles on.
  var titledPage: CalendarPage { motion.isHeld ? viewport.nearestPage : viewport.page }

  /// Shows a page at once.
  mutating func jump(to page: CalendarPage) {
    let beside = viewport.beside
    viewport = Viewport(page: page)
    viewport.beside = beside
    motion = .rest
  }

  /// So many months stand side by side.
  mutating func stand(beside count: Int32) {
    viewport.beside.count = count
  }

  /// Comes to rest on the current page.
  mutating func land() {
    viewport.fraction = 0
    motion = .rest
  }

  /// Makes another page the current one, to which the view slides over at most one page.
  mutating func slide(to page: CalendarPage, velocity: Double, _ clock: MotionClock) {
    viewport.turn(to: page)
    let velocity = Paging.settling(velocity, from: viewport.fraction)
    let isAtRest = viewport.fraction == 0 && velocity == 0
    if isAtRest || clock.reducesMotion { return land() }
    motion = .settling(
      Spring(displacement: viewport.fraction, velocity: velocity, time: clock.time))
  }

  /// Makes a page the current one that is in view already, or is the present one divided otherwise.
  mutating func pass(to page: CalendarPage) {
    viewport.page = page
  }

  /// Shows a page of another level at once.
  mutating func jump(to page: CalendarPage, at level: ZoomLevel) {
    viewport = Viewport(page: page)
    zooming = Zooming(level)
  }

  /// Begins to go where the app wants the view to go.
  mutating func beginScrolling(to target: ScrollTarget) {
    scrolling = target
  }

  /// Forgets where the app wanted the view to go: it is there, or something else has moved it.
  mutating func endScrolling() {
    scrolling = nil
    viewport.list.goal = nil
  }
}

// What a hand, a scroll view of the host and time do.
extension Moving {
  /// A hand has hold of the view, which stays where it is.
  mutating func hold(_ hold: Hold) {
    motion = .held(hold)
  }

  /// The hand that has hold knows how far it is to the stops by now.
  mutating func measure(_ extents: PageExtents) {
    motion.measure(extents)
  }

  /// The hand has moved the pages, which are so far from their places now, in page widths.
  mutating func drag(_ hold: Hold, to fraction: Double) {
    motion = .held(hold)
    viewport.fraction = fraction
  }

  /// A scroll view of the host moves the view.
  mutating func followHost() {
    motion = .native
  }

  /// A scroll view of the host has pages so far from their places, in page widths.
  mutating func followHost(to fraction: Double) {
    motion = .native
    viewport.fraction = fraction
  }

  /// A spring pulls the pages to their places.
  mutating func settle(_ spring: Spring) {
    viewport.fraction = min(max(spring.displacement, -1), 1)
    motion = .settling(spring)
  }

  /// Goes on as it did when a hand released it.
  mutating func resume(_ released: Motion) {
    motion = released
  }

  /// Stops where it is.
  mutating func stop() {
    motion = .rest
  }
}

// What happens to a list; distances are in 1/64 points.
extension Moving {
  /// The list goes on by itself, ever slower.
  mutating func coast(_ coast: Coast) {
    motion = .coasting(coast)
  }

  /// A spring pulls the list to a place.
  mutating func glide(_ glide: Glide) {
    motion = .gliding(glide)
  }

  /// The list shows a page, whose months are of a height and whose top is so far above the view.
  mutating func scroll(
    to page: CalendarPage, offset: Int32, extent: Int32, anchor: AgendaAnchor?
  ) {
    viewport.page = page
    viewport.list.offset = offset
    viewport.list.extent = extent
    viewport.list.anchor = anchor
  }

  /// The list is to begin with something, wherever that turns out to be; nil for where it is.
  mutating func intend(_ intended: AgendaAnchor?) {
    viewport.list.intended = intended
  }

  /// The list begins with something from now on.
  mutating func anchor(at anchor: AgendaAnchor) {
    viewport.list.anchor = anchor
    viewport.list.intended = anchor
  }

  /// The list is pulled so far beyond an end.
  mutating func stretch(by distance: Int32) {
    viewport.list.stretch = distance
  }

  /// A hand takes hold of the list, which rests or is on its way.
  mutating func begin(from origin: Grasp) {
    viewport.list.origin = origin
  }

  /// The app wants the list to go to a place.
  mutating func aim(at goal: Stop) {
    viewport.list.goal = goal
  }

  /// The list has measured what is in view of it, and is not displaced as pages are.
  mutating func see(_ list: ListPlace) {
    viewport.list = list
    viewport.fraction = 0
  }
}

// What happens to the hours of a timeline.
extension Moving {
  /// They are held, dragged, let go or put somewhere, by their own rules.
  mutating func scrollHours(_ change: (inout HourScroll) -> Void) { change(&hours) }
}

// What happens to the fold of an expandable calendar, and to the zoom.
extension Moving {
  /// The calendar is in a mode at once.
  mutating func begin(in mode: ExpansionMode) {
    expansion = Expansion(mode)
  }

  /// A hand takes hold of the handle.
  mutating func holdHandle(_ extents: PageExtents) {
    expansion.hold(extents)
  }

  /// The hand knows by now how far it is from the week to the month.
  mutating func measureHandle(_ extents: PageExtents) {
    expansion.measure(extents)
  }

  /// The hand moves the handle, in 1/64 points.
  mutating func dragHandle(by distance: Int32) {
    expansion.drag(by: distance)
  }

  /// The calendar folds or unfolds, from wherever the handle is; velocities are in ways per second.
  mutating func fold(
    to mode: ExpansionMode, velocity: Double, animated: Bool, _ clock: MotionClock
  ) {
    expansion.go(to: mode, velocity: velocity, animated: animated, clock)
  }

  /// While it folds, the week of a day stays in view.
  mutating func keepWeek(of day: EpochDay) {
    expansion.keepWeek(of: day)
  }

  /// Lets time pass for the fold.
  mutating func advanceFold(_ clock: MotionClock) {
    expansion.advance(clock)
  }

  /// Shows another level; it comes into view by a motion, or at once.
  mutating func zoom(to level: ZoomLevel, _ motion: ZoomMotion?) {
    zooming.go(to: level, motion)
  }

  /// Lets time pass for the zoom.
  mutating func advanceZoom(to time: Int64) {
    zooming.advance(to: time)
  }
}

extension Moving {
  /// The same, standing still where a motion, a displacement and a fold would look the same.
  func standing(_ motion: Motion, at fraction: Double, _ expansion: Expansion) -> Moving {
    var still = self
    (still.motion, still.scrolling, still.expansion) = (motion, nil, expansion)
    still.viewport.fraction = fraction
    return still
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// What is in view, and how that moves.
///
/// A `Movement` moves it; everything else only jumps, settles or lands.
public struct Moving: Hashable, Sendable {
  /// What is in view.
  public internal(set) var viewport: Viewport
  /// How it moves.
  public internal(set) var motion: Motion = .rest
  /// Where the app wants the view to go, while it goes there.
  public internal(set) var scrolling: ScrollTarget?

  /// How far an expandable calendar is expanded, across the axis of the pages.
  public internal(set) var expansion: Expansion
  /// How near the days are looked at.
  public internal(set) var zooming: Zooming

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
    motion.isRest && expansion.isAtRest && !isZooming
  }

  /// Whether frames should come: pages settle, a month folds, or a level comes into view.
  var wantsFrame: Bool {
    motion.wantsFrame || expansion.wantsFrame || isZooming
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
    viewport = Viewport(page: page)
    motion = .rest
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

  /// Forgets where the app wanted the view to go: it is there, or something else has moved it.
  mutating func endScrolling() {
    scrolling = nil
    viewport.list.goal = nil
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// A timeline as devices take hold of it: it moves along both axes, one at a time.
struct TimelineGrip {
  /// What is shown.
  let shown: LayoutInput
  /// What is in view by now.
  let moving: Moving
  let isRightToLeft: Bool
  /// Whether hands scroll the hours alone.
  let isLocked: Bool
}

extension TimelineGrip {
  var isMoving: Bool {
    moving.motion.isSeen(pointsLeft: 0) || moving.hours.motion.isSeen(pointsLeft: 0)
  }

  /// Whether nothing earlier, and nothing later, can be scrolled into view up and down, as a wheel
  /// does.
  var isAtEnds: (first: Bool, last: Bool) {
    let track = TimelineFrame(shown).measures.hourTrack
    return (moving.hours.top <= 0, moving.hours.top >= track.limit)
  }

  /// Whether a pointer that goes down on a node stops it; buttons stay buttons.
  func catches(_ node: SceneNode?) -> Bool {
    isMoving && node.map { $0.key.role.isOnPage } ?? true
  }

  /// What a step of a drag means.
  func action(for drag: Drag) -> CalendarAction {
    switch drag.step {
    case .hold(let axis): .hold(PageExtents(1), along: axis)
    case .move(let travel):
      .drag(by: distance(travel), across: (-travel).y)
    case .release(let velocity):
      .release(
        velocity: isLocked ? 0 : velocity.points(.horizontal) * (isRightToLeft ? 1 : -1),
        across: -velocity.points(.vertical), threshold: 0.5)
    case .cancel: .release(velocity: 0, threshold: 2)
    }
  }

  /// What a wheel means that turns by so much to the right and down.
  func action(forWheel travel: Travel, smoothly: Bool) -> CalendarAction {
    .wheel(by: -distance(travel), across: travel.y, smoothly: smoothly)
  }

  /// What a pinch means: up and down it makes hours higher or lower, sideways it shows fewer days or
  /// more of them.
  func actions(for pinch: Pinch) -> [CalendarAction] {
    switch pinch.step {
    case .began: return []
    case .ended, .cancelled: return .only(.timeline(.endSpreading))
    case .changed: break
    }
    if pinch.spread.x > pinch.spread.y {
      return .only(.timeline(.spread(Self.factor(pinch.spread.x, pinch.growth.x))))
    }
    let top = TimelineFrame(shown).measures.hoursTop
    return .only(
      .timeline(
        .magnify(
          Self.factor(pinch.spread.y, pinch.growth.y), around: max(pinch.y - Int32(top * 64), 0))))
  }

  /// The time at a point, or at the nearest one of the columns in view, in 1/64 points.
  ///
  /// Above the hours it is a whole day.
  func time(at point: (x: Int32, y: Int32)) -> ClockPlace {
    let frame = TimelineFrame(shown)
    let measures = frame.measures
    let place = Stop(
      index: frame.track.columns.column(of: moving.viewport.page.firstDay),
      offset: moving.viewport.list.offset)
    let width = max(frame.track.width, 1)
    let leading =
      isRightToLeft
      ? Int32(measures.columnsWidth * 64) &- point.x
      : point.x &- Int32(measures.timeWidth * 64)
    let inside = max(min(leading, frame.track.length - 1), 0)
    let passed = frame.track.position(place) + Int64(inside)
    let column = passed.flooredQuotient(Int64(width))
    let y = min(max(point.y &- Int32(measures.hoursTop * 64), 0), Int32(measures.height * 64))
    let minute = Int64(y + moving.hours.top) * 60 / Int64(max(measures.hourHeight, 1))
    var time = ClockPlace(
      day: measures.columns.day(at: Int32(clamping: column)),
      minute: min(Int32(clamping: minute) + measures.hours.start, measures.hours.end))
    if !shown.state.options.shownGroups.isEmpty {
      let parts = shown.state.parts(of: time.day)
      let rest = passed - column * Int64(width)
      time.part = min(Int32(clamping: rest * Int64(parts) / Int64(width)), parts - 1)
    }
    time.isWholeDay = measures.lanes.height > 0 && point.y < Int32(measures.hoursTop * 64)
    return time
  }

  /// The hours in view, in 1/64 points.
  var window: SceneRect {
    let measures = TimelineFrame(shown).measures
    let left = isRightToLeft ? 0 : measures.timeWidth
    return SceneRect(
      x: Int32(left * 64), y: Int32(measures.hoursTop * 64),
      width: Int32(measures.columnsWidth * 64), height: Int32(measures.height * 64))
  }

  private static func factor(_ spread: Int32, _ growth: Int32) -> Double {
    let before = max(Double(spread) - Double(growth), 64)
    return max(Double(spread), 64) / before
  }

  /// The distance towards later days for a travel of a pointer that has hold of it.
  func distance(_ travel: Travel) -> Int32 {
    isLocked ? 0 : isRightToLeft ? travel.x : (-travel).x
  }
}

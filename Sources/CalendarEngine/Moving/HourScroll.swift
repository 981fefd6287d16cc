// SPDX-License-Identifier: MIT

/// How far the hours of a timeline are scrolled, and how high one is.
///
/// Distances are in 1/64 points and whole, so that scrolling to and fro is exact.
public struct HourScroll: Hashable, Sendable {
  /// How far the first hour is above the view; 0 or more.
  public private(set) var top: Int32 = 0
  /// How far the hours are pulled beyond an end: negative above the first one.
  public private(set) var stretch: Int32 = 0
  /// The height of an hour that the user has chosen, or 0 for that of the options.
  private(set) var hourHeight: Int32 = 0
  /// How many days the user wants to see, or nil for as many as the options say.
  private(set) var days: Int32?
  /// How many days have room for their groups, with the least width of each; nil where days are not divided.
  private(set) var roomyDays: Int32?
  /// The width of a column that two fingers have made, in widths of the view; nil without them.
  private var spreading: Double?
  /// How the days were divided when they were last shown; nil before.
  private(set) var division: DayDivision?
  /// Whether all events of whole days are shown above the hours.
  private(set) var showsAllLanes = false
  /// How they move.
  private(set) var motion: Motion = .rest
  /// Whether somebody has scrolled them, if only once.
  private(set) var isPlaced = false
  /// The sizes for which they were put where they are, before somebody scrolls them.
  private var placed: HourTrack?
  /// How high the rows above them were last; nil before they were shown.
  private var above: Int32?

  /// At the first hour.
  init() {}
}

extension HourScroll {
  /// Whether they stand still.
  var isAtRest: Bool { motion.isRest }

  /// Whether frames should come.
  var wantsFrame: Bool { motion.wantsFrame }

  /// Remembers how the days are divided.
  mutating func divide(_ division: DayDivision) { self.division = division }

  /// Remembers how many days have room for their groups.
  mutating func fit(days: Int32?) { roomyDays = days }

  /// Takes hold of them where they are.
  mutating func hold(_ track: HourTrack) {
    guard !motion.isHeld else { return }
    let height = Double(track.height)
    let travel = (Paging.travel(stretchedTo: Double(stretch) / height) * height).rounded()
    motion = .held(Hold().moved(to: Int32(travel)))
    isPlaced = true
  }

  /// Moves them with the hand; beyond an end they resist.
  mutating func drag(by distance: Int32, _ track: HourTrack) {
    guard case .held(let hold) = motion else { return }
    let (sum, _) = hold.travel.addingReportingOverflow(distance)
    if hold.travel != 0, sum != 0, (sum < 0) == (hold.travel < 0) {
      return pull(hold.moved(to: sum), track)
    }
    pull(hold.moved(to: move(by: sum, track)), track)
  }

  private mutating func pull(_ hold: Hold, _ track: HourTrack) {
    let travel = min(max(hold.travel, -track.height), track.height)
    motion = .held(hold.moved(to: travel))
    let height = Double(track.height)
    stretch = Int32((Paging.rubberBand(Double(travel) / height) * height).rounded())
  }

  /// Lets them go: they move on, or return from beyond an end.
  mutating func release(velocity: Double, _ track: HourTrack, _ clock: MotionClock) {
    guard case .held = motion else { return }
    motion = .rest
    guard stretch == 0 else { return glide(to: top, track, clock) }
    let velocity = velocity.isFinite ? min(max(velocity, -12_000), 12_000) : 0
    let coast = Coast(velocity: velocity, time: clock.time)
    if !coast.isAtRest, !clock.reducesMotion { motion = .coasting(coast) }
  }

  /// Scrolls them without a hold.
  mutating func wheel(by distance: Int32, smoothly: Bool, _ track: HourTrack, _ clock: MotionClock)
  {
    guard !motion.isHeld else { return }
    isPlaced = true
    if smoothly { return glide(to: clamp(goal &+ distance, track), track, clock) }
    stop()
    _ = move(by: distance, track)
  }

  /// Lets time pass.
  mutating func advance(_ track: HourTrack, _ clock: MotionClock) {
    switch motion {
    case .coasting(var coast):
      let excess = move(by: coast.advance(to: clock.time), track)
      motion = coast.isAtRest ? .rest : .coasting(coast)
      // At an end it overshoots a little, and returns.
      if excess != 0 {
        let speed = min(max(coast.velocity * 64 / Double(track.height), -5), 5)
        motion = glide(from: Spring(displacement: 0, velocity: speed, time: clock.time), track)
      }
    case .gliding(var glide):
      glide.spring.advance(to: clock.time)
      follow(glide, track)
      motion = glide.spring.isAtRest ? .rest : .gliding(glide)
      if motion.isRest { (top, stretch) = (clamp(glide.goal.offset, track), 0) }
    case .rest, .held, .settling, .native: break
    }
  }

  /// Moves them until a distance is at the top of the view, or as near as they reach.
  mutating func glide(to goal: Int32, _ track: HourTrack, _ clock: MotionClock) {
    let goal = clamp(goal, track)
    var velocity = 0.0
    if case .gliding(let glide) = motion { velocity = glide.spring.velocity }
    let start = top &+ stretch &- goal
    isPlaced = true
    guard start != 0, !clock.reducesMotion else {
      (top, stretch, motion) = (goal, 0, .rest)
      return
    }
    let spring = Spring(
      displacement: Double(start) / Double(track.height), velocity: velocity, time: clock.time)
    let glide = Glide(goal: Stop(index: 0, offset: goal), scale: track.height, spring: spring)
    motion = .gliding(glide)
    follow(glide, track)
  }

  /// Puts a distance at the top of the view at once, and again when sizes change, until somebody
  /// scrolls them.
  mutating func place(at goal: Int32, _ track: HourTrack) {
    guard !isPlaced, placed != track else { return }
    (top, stretch, motion) = (clamp(goal, track), 0, .rest)
    placed = track
  }

  /// Stops where they are.
  mutating func stop() {
    (motion, stretch) = (.rest, 0)
  }

  /// Is at once where they are going; what is held or coasts stops where it is.
  mutating func land() {
    if case .gliding(let glide) = motion { top = glide.goal.offset }
    stop()
  }

  /// Makes an hour so high that what is at a distance below the top of the view stays there.
  mutating func zoom(to height: Int32, around distance: Int32, _ track: HourTrack) {
    let height = min(max(height, track.limits.lowerBound), track.limits.upperBound)
    let below = Int64(top) + Int64(distance)
    let moved = below * Int64(height) / Int64(max(track.hourHeight, 1)) - Int64(distance)
    hourHeight = height
    (motion, stretch, top) = (.rest, 0, Int32(clamping: max(moved, 0)))
    isPlaced = true
  }

  /// Shows fewer days, or more of them, as two fingers spread by a factor: as many as there would be
  /// room for if columns grew with them.
  mutating func spread(by factor: Double, from usual: Int32) {
    let width = (spreading ?? 1 / Double(days ?? usual)) * factor
    let limited = min(max(width, 1 / Double(DayColumns.most)), 1)
    spreading = limited
    days = min(max(Int32((1 / limited).rounded()), 1), DayColumns.most)
  }

  /// The fingers are up: the number of days stays.
  mutating func endSpreading() { spreading = nil }

  /// Shows as many days as the options say.
  mutating func forgetDays() { (days, spreading) = (nil, nil) }

  /// Shows all events of whole days, or as many as there is room for.
  mutating func toggleLanes() { showsAllLanes.toggle() }

  /// Keeps them within what is shown after sizes have changed.
  mutating func keep(_ track: HourTrack) {
    if !motion.isHeld, top > track.limit { top = track.limit }
  }

  /// Somebody relies on where they are.
  mutating func stay() { isPlaced = true }

  /// Leaves them where they are on the screen, as far as they reach, when the rows above them grow or
  /// shrink.
  ///
  /// Until somebody has scrolled them they are put where they belong instead.
  mutating func stand(below track: HourTrack) {
    let by = track.above &- (above ?? track.above)
    above = track.above
    guard isPlaced, by != 0 else { return }
    if case .gliding(let glide) = motion {
      let goal = Stop(index: 0, offset: clamp(glide.goal.offset &+ by, track))
      motion = .gliding(Glide(goal: goal, scale: glide.scale, spring: glide.spring))
    }
    top = clamp(top &+ by, track)
  }

  /// The same, standing still, with the hours of a part of the day in view.
  func standing(at top: Int32) -> HourScroll {
    var still = self
    (still.top, still.stretch, still.motion) = (top, 0, .rest)
    return still
  }

  private var goal: Int32 {
    if case .gliding(let glide) = motion { return glide.goal.offset }
    return top
  }

  private func clamp(_ top: Int32, _ track: HourTrack) -> Int32 { min(max(top, 0), track.limit) }

  /// Scrolls them, as far as they reach; returns the excess.
  private mutating func move(by distance: Int32, _ track: HourTrack) -> Int32 {
    let wanted = top &+ distance
    top = clamp(wanted, track)
    return wanted &- top
  }

  private func glide(from spring: Spring, _ track: HourTrack) -> Motion {
    .gliding(Glide(goal: Stop(index: 0, offset: top), scale: track.height, spring: spring))
  }

  /// Puts them where their spring is; beyond an end they are stretched.
  private mutating func follow(_ glide: Glide, _ track: HourTrack) {
    let wanted = glide.goal.offset &+ glide.displacement
    top = clamp(wanted, track)
    stretch = min(max(wanted &- top, -track.height), track.height)
  }
}

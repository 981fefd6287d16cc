// SPDX-License-Identifier: MIT
/// Pickers move by pages, and in no other way.
typealias Movement = PagedMovement

extension PagedMovement {
  func hold(
    _ extents: PageExtents, along axis: PagingAxis?, _ moving: inout Moving, _ clock: MotionClock
  ) { hold(extents, &moving) }

  func drag(by distance: Int32, across: Int32, _ moving: inout Moving, _ clock: MotionClock) {
    drag(by: distance, &moving)
  }

  func release(
    velocity: Double, across: Double, threshold: Double, _ moving: inout Moving,
    _ clock: MotionClock
  ) -> MovementStep {
    release(velocity: velocity, threshold: threshold, &moving, clock)
  }

  func wheel(
    by distance: Int32, across: Int32, smoothly: Bool, _ moving: inout Moving,
    _ clock: MotionClock
  ) {}
}

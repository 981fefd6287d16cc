// SPDX-License-Identifier: MIT

/// The arithmetic of pages under a finger.
enum Paging {
  /// How far a displaced page follows when there is nothing beyond: the more, the less.
  ///
  /// f(x) = x / (1 + x / 0.55), the resistance that scroll views are known for; below 0.55.
  static func rubberBand(_ travel: Double) -> Double {
    let size = abs(travel)
    let resisted = size / (1 + size / 0.55)
    return travel < 0 ? -resisted : resisted
  }

  /// The travel that the rubber band shows as a displacement below 0.55, at most one page.
  static func travel(stretchedTo displacement: Double) -> Double {
    let size = abs(displacement)
    let travel = size < 0.5 ? min(size / (1 - size / 0.55), 1) : 1
    return displacement < 0 ? -travel : travel
  }

  /// The velocity with which a spring takes over pages, so that it passes its aim by no more than
  /// a hundredth of a page: otherwise a hard flick would show the page after the next.
  static func settling(_ velocity: Double, from displacement: Double) -> Double {
    let limit = 9 * abs(displacement)
    if displacement == 0 { return 0 }
    return displacement > 0 ? max(velocity, -limit) : min(velocity, limit)
  }

  /// Where a flick would end: travel plus velocity times the time that friction leaves it.
  ///
  /// Deceleration 0.998 a millisecond carries a velocity v (page widths a second) by
  /// v · 0.998 / (1 − 0.998) ms, that is v · 0.499.
  static func projection(travel: Double, velocity: Double) -> Double {
    travel + velocity * 0.499
  }

  /// By how many pages a release turns, −1, 0 or 1: one gesture never passes a page unseen.
  static func turns(travel: Double, velocity: Double, threshold: Double = 0.5) -> Int32 {
    let end = projection(travel: travel, velocity: velocity)
    // A flick against the direction of the travel means: go back.
    if end >= threshold { return travel > 0 || velocity > 0 ? 1 : 0 }
    if end <= -threshold { return travel < 0 || velocity < 0 ? -1 : 0 }
    return 0
  }
}

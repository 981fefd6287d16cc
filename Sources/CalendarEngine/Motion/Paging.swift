// SPDX-License-Identifier: MIT

/// The arithmetic of pages under a finger.
enum Paging {
  /// How far a displaced page follows when there is nothing beyond it: the further it is pulled,
  /// the more it resists.
  ///
  /// f(x) = x / (1 + x / 0.55), the usual resistance of scroll views; always below 0.55.
  static func rubberBand(_ travel: Double) -> Double {
    let size = abs(travel)
    let resisted = size / (1 + size / 0.55)
    return travel < 0 ? -resisted : resisted
  }

  /// The travel that the rubber band shows as a displacement below 0.55; at most one page.
  static func travel(stretchedTo displacement: Double) -> Double {
    let size = abs(displacement)
    let travel = size < 0.5 ? min(size / (1 - size / 0.55), 1) : 1
    return displacement < 0 ? -travel : travel
  }

  /// The velocity with which a spring takes over the pages.
  ///
  /// It is limited so that the spring overshoots by at most a hundredth of a page; otherwise a hard
  /// flick would reveal the page after the next.
  static func settling(_ velocity: Double, from displacement: Double) -> Double {
    let limit = 9 * abs(displacement)
    if displacement == 0 { return 0 }
    return displacement > 0 ? max(velocity, -limit) : min(velocity, limit)
  }

  /// Where a flick would end: the travel, plus the velocity times the time that friction leaves it.
  ///
  /// A deceleration of 0.998 per millisecond carries a velocity v (page widths per second) by v ·
  /// 0.998 / (1 − 0.998) ms, that is v · 0.499.
  static func projection(travel: Double, velocity: Double) -> Double {
    travel + velocity * 0.499
  }

  /// The number of pages that a release turns, −1, 0 or 1: a gesture never skips a page.
  static func turns(travel: Double, velocity: Double, threshold: Double = 0.5) -> Int32 {
    let end = projection(travel: travel, velocity: velocity)
    // A flick against the direction of travel means: go back.
    if end >= threshold { return travel > 0 || velocity > 0 ? 1 : 0 }
    if end <= -threshold { return travel < 0 || velocity < 0 ? -1 : 0 }
    return 0
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStreaks
import CivilTime

extension DayFact {
  /// The fact about a day of a streak: the tint of its state, and its progress towards the goal.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - state: Whether it was kept.
  ///   - points: The sum of its sessions' points.
  ///   - goal: The goal of the day.
  public init(day: EpochDay, state: DayState, points: Int64, goal: StreakGoal) {
    self.init(day: day)
    tint = Tint(state).rawValue
    progress = Progress(points: points, goal: Int64(goal.points))
  }
}

extension Tint {
  /// The tint of a day of a streak.
  public init(_ state: DayState) {
    switch state {
    case .kept: self = .streakKept
    case .short: self = .streakShort
    case DayState.none: self = .streakNone
    }
  }
}

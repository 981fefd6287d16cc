// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CalendarRecords
  import CalendarStreaks
  import CivilTime
  import SwiftUI

  extension CalendarConfigurable {
    /// Tints each day by whether the points of its sessions reach a goal.
    ///
    ///     CalendarView(day: $day).preset(.streak)
    ///       .streak(sessions, goal: 100, on: \.start, points: \.points)
    ///
    /// Sessions are summed whenever the view is updated, in linear time; where there are a hundred
    /// thousand, sum them yourself and say days by `facts(of:_:)`.
    ///
    /// - Parameters:
    ///   - sessions: Any records; what counts is their sum of a day.
    ///   - goal: The points of a day that is kept.
    ///   - start: The first day that counts; nil for the day of the first session.
    ///   - date: When a session began.
    ///   - points: What it counts.
    /// - Returns: The view with it.
    public func streak<Sessions: Sequence>(
      _ sessions: Sessions, goal: Int, since start: Date? = nil,
      on date: KeyPath<Sessions.Element, Date>, points: KeyPath<Sessions.Element, Int>
    ) -> Self {
      adding { context in
        let dates = context.dates
        var totals: [EpochDay: Int64] = [:]
        for session in sessions {
          let sum = totals[dates.day(session[keyPath: date]), default: 0]
          totals[dates.day(session[keyPath: date])] =
            sum.addingReportingOverflow(Int64(session[keyPath: points])).partialValue
        }
        let first = start.map(dates.day) ?? totals.keys.min()
        return DaySource(streak: totals, goal: goal, since: first) { context.today }
      }
    }

    /// Marks the days of some records with dots.
    ///
    /// - Parameters:
    ///   - records: Any records, such as the results of a fetch.
    ///   - date: When a record is.
    ///   - tint: Its colour; the theme's own without it.
    /// - Returns: The view with it.
    public func marks<Records: Sequence>(
      _ records: Records, on date: KeyPath<Records.Element, Date>,
      tint: ((Records.Element) -> Tint)? = nil
    ) -> Self {
      marks(records, tint) { $0[keyPath: date] }
    }

    /// The same for records that may have no date, such as managed objects; these mark no day.
    public func marks<Records: Sequence>(
      _ records: Records, on date: KeyPath<Records.Element, Date?>,
      tint: ((Records.Element) -> Tint)? = nil
    ) -> Self {
      marks(records, tint) { $0[keyPath: date] }
    }

    private func marks<Records: Sequence>(
      _ records: Records, _ tint: ((Records.Element) -> Tint)?,
      _ date: @escaping (Records.Element) -> Date?
    ) -> Self {
      adding { context in
        var dots: [EpochDay: [UInt8]] = [:]
        for record in records {
          guard let date = date(record) else { continue }
          dots[context.dates.day(date), default: []].append(
            tint?(record).rawValue ?? Dots.untinted)
        }
        return DaySource(marks: dots)
      }
    }
  }

  extension DaySource {
    /// The days of a streak.
    init(
      streak totals: [EpochDay: Int64], goal: Int, since first: EpochDay?,
      today: @escaping () -> EpochDay
    ) {
      let goal = StreakGoal(points: Int32(clamping: goal))
      var index = StreakIndex(goal: goal, firstDay: first)
      for (day, total) in totals { index.setPoints(total, on: day) }
      let id = StreakID(totals: totals, goal: goal, first: first)
      self.init(id: id) { days in
        guard first != nil else { return [] }
        let today = today()
        return days.each.compactMap { day in
          index.state(on: day, asOf: today).map {
            DayFact(day: day, state: $0, points: index.points(on: day), goal: goal)
          }
        }
      }
    }

    /// Days with dots.
    init(marks dots: [EpochDay: [UInt8]]) {
      self.init(id: SourceID("marks", dots)) { days in
        days.each.compactMap { day in dots[day].map { DayFact(day: day, dots: $0) } }
      }
    }
  }

  extension DayFact {
    /// The fact of a day with dots of these tints.
    init(day: EpochDay, dots tints: [UInt8]) {
      self.init(day: day)
      dots = Dots(tints)
    }
  }

  /// What a streak is made of.
  private struct StreakID: Hashable {
    let totals: [EpochDay: Int64]
    let goal: StreakGoal
    let first: EpochDay?
  }
#endif

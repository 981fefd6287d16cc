// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// Six weeks of sessions and marks until a day, such as somebody might have who practises the piano.
///
/// Ten days in a row are kept until the day before it, and on the day itself the goal is not reached yet.
struct DemoHabits {
  private let today: EpochDay

  /// The six weeks until this day.
  init(until day: EpochDay) { today = day }

  /// The edits that add it to a store.
  func edits() -> [StoreEdit] {
    var settings = StoreSettings()
    settings.goal = 100
    settings.firstDay = day(0)
    return [.putSettings(settings, base: 0)]
      + sessions().map { .putSession($0, base: nil) }
      + marks().enumerated().map { number, mark in
        var mark = mark
        mark.id = "demo-mark-\(number + 1)"
        return .putMark(mark, base: nil)
      }
  }
}

extension DemoHabits {
  /// The points of each day, the last one today's.
  private static let points: [Int32] = [
    60, 100, 0, 110, 100, 0, 40, 100, 120, 0, 100, 105, 0, 0,
    130, 100, 100, 50, 0, 100, 0, 110, 100, 120, 100, 100, 0, 80,
    100, 0, 0, 100, 110, 100, 130, 100, 100, 120, 100, 105, 140, 60,
  ]

  /// A day, counted from the first one.
  private func day(_ number: Int) -> EpochDay {
    today.addingClamped(days: Int32(number - Self.points.count + 1))
  }

  /// Long days are two sessions, one before work and one after it.
  private func sessions() -> [Session] {
    Self.points.enumerated().flatMap { number, points in
      let evening = points > 100 ? points - 60 : 0
      return [(hour: 7, points: points - evening), (18, evening)].filter { $0.points > 0 }.map {
        session(on: day(number), from: $0.hour, points: $0.points)
      }
    }
  }

  /// Half a minute for each point.
  private func session(on day: EpochDay, from hour: Int64, points: Int32) -> Session {
    func time(_ seconds: Int64) -> SessionTime {
      let time = TimeOfDay(clamping: (hour * 3600 + seconds) * 1_000_000)
      return .civil(CivilDateTime(day: day, time: time))
    }
    return Session(
      id: SessionID("demo-session-\(day.rawValue)-\(hour)"), start: time(0),
      end: time(Int64(points) * 30), points: points)
  }

  private func marks() -> [DayMark] {
    (0..<Self.points.count).flatMap { number -> [DayMark] in
      let day = day(number)
      var marks: [DayMark] = []
      if [.tuesday, .friday].contains(day.weekday) {
        marks.append(DayMark(id: "", type: "Swimming", day: day))
      }
      if day.weekday == .sunday {
        marks.append(DayMark(id: "", type: "Plants", owner: "Monstera", day: day))
      }
      if number % 9 == 4 { marks.append(DayMark(id: "", type: "Phoned home", day: day)) }
      return marks
    }
  }
}

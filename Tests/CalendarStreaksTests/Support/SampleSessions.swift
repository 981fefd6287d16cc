// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime

/// A session written as in ISO 8601 without a zone, such as "2024-02-25T06:30".
func session(_ id: String, _ start: String, _ end: String, _ points: Int32) -> Session {
  Session(id: SessionID(id), start: .civil(civil(start)), end: .civil(civil(end)), points: points)
}

/// A civil time such as `civil("2024-02-25T06:30")` or with seconds; traps on a typing error.
func civil(_ text: String) -> CivilDateTime {
  let halves = text.split(separator: "T")
  let fields = halves[1].split(separator: ":").compactMap { Int32($0) }
  let second = fields.count > 2 ? fields[2] : 0
  guard let time = TimeOfDay(hour: fields[0], minute: fields[1], second: second) else {
    preconditionFailure("no such time: \(text)")
  }
  return CivilDateTime(day: day(String(halves[0])), time: time)
}

/// The achievements of the streaks tutorial: five sessions, 100 points a day, from New Year on.
enum SampleSessions {
  static let all = [
    session("a", "2024-02-20T08:00", "2024-02-20T09:04", 100),
    session("b", "2024-02-24T12:00", "2024-02-24T01:15:20", 30),
    session("c", "2024-02-25T06:30", "2024-02-25T09:50:42", 80),
    session("d", "2024-02-25T03:12", "2024-02-25T04:04:07", 20),
    session("e", "2024-02-26T09:00", "2024-02-26T10:00", 120),
  ]

  static func book() -> SessionBook {
    var book = SessionBook(
      goal: StreakGoal(points: 100), firstDay: day("2024-01-01"), zone: .utc)
    for session in all { book.put(session) }
    return book
  }
}

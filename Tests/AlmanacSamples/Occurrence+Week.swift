// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

extension Occurrence {
  /// What happens in the week of Monday, 2024-02-19: meetings that overlap, a night, a trip.
  public static func week() throws -> [Occurrence] {
    [
      try timed("2024-02-19", 540, 555, "Standup", .blue),
      try timed("2024-02-20", 540, 555, "Standup", .blue),
      try timed("2024-02-21", 540, 555, "Standup", .blue),
      try timed("2024-02-20", 570, 660, "Sprint planning", .purple),
      try timed("2024-02-20", 600, 690, "Interview: Noor", .orange),
      try timed("2024-02-20", 630, 720, "Design review", .teal),
      try timed("2024-02-20", 750, 810, "Lunch with Ada", .green),
      try timed("2024-02-21", 660, 720, "Dentist", .red),
      try timed("2024-02-21", 690, 690, "Reminder", .graphite),
      try timed("2024-02-22", 540, 720, "Focus time", .graphite),
      try timed("2024-02-22", 660, 690, "1:1 Grace", .blue),
      try timed("2024-02-23", 420, 480, "Gym", .green),
      try whole(
        "2024-02-23", "2024-02-24", "Night train", .pink, Occurrence.Hours(start: 1350, end: 390)),
      try whole("2024-02-23", "2024-02-25", "Trip to Vienna", .orange),
      try whole("2024-02-19", "2024-02-19", "Presidents’ Day", .red),
      try whole("2024-02-21", "2024-02-23", "Conference", .purple),
      try whole("2024-02-23", "2024-02-23", "Mia’s birthday", .pink),
      try whole("2024-02-15", "2024-02-28", "Sprint 12", .blue),
    ]
  }

  /// An event on one day, from a minute until another one.
  public static func timed(
    _ day: String, _ from: Int32, _ to: Int32, _ title: String, _ tint: Tint
  ) throws -> Occurrence {
    try whole(day, day, title, tint, Occurrence.Hours(start: from, end: to))
  }

  /// An event from the first through the last day.
  public static func whole(
    _ first: String, _ last: String, _ title: String, _ tint: Tint,
    _ hours: Occurrence.Hours? = nil
  ) throws -> Occurrence {
    let (start, end) = (try EpochDay(iso8601: first), try EpochDay(iso8601: last))
    let days = DayInterval(first: start, last: end) ?? start.civil.yearMonth.days
    var event = Occurrence(id: Array("\(title) \(first)".utf8), days: days)
    event.title = Array(title.utf8)
    event.tint = tint.rawValue
    event.hours = hours
    return event
  }
}

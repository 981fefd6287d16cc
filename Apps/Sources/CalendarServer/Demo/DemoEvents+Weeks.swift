// SPDX-License-Identifier: MIT
import CalendarStore

extension DemoEvents {
  /// Three weeks before the fortnight.
  func before() throws -> [CalendarEvent] {
    try usual(-3) + usual(-2) + usual(-1) + sprint(-2) + [
      timed("home", "String quartet", -17, "20:00", "22:15", "Konzerthaus"),
      timed("work", "Customer workshop", -13, "13:00", "16:00", "Room Havel"),
      days("home", "Parents visiting", -9, -7),
      timed("work", "Design review", -5, "11:00", "12:00", "Room Spree"),
      timed("work", "Release 2.3", -4, "15:00", "15:00"),
      timed("home", "Dinner with Olga", -3, "19:30", "22:00"),
    ]
  }

  /// Two weeks after it.
  func after() throws -> [CalendarEvent] {
    try usual(2) + usual(3) + sprint(2) + [
      timed("work", "Team dinner", 17, "18:30", "22:00", "Markthalle Neun"),
      days("work", "Training", 22, 24),
    ]
  }

  /// What comes again each week; weeks are counted from that of the fortnight's first day, which is 0.
  private func usual(_ week: Int32) throws -> [CalendarEvent] {
    let monday = 7 * week
    return try (0..<5).map { try timed("work", "Team check-in", monday + $0, "09:15", "09:30") }
      + [0, 2].map { try floating("home", "Run", monday + $0, "07:00", "07:45") }
      + [timed("home", "Yoga", monday + 3, "18:30", "19:45", "Studio Nord")]
  }

  /// What comes again in every second week.
  private func sprint(_ week: Int32) throws -> [CalendarEvent] {
    try [
      timed("work", "Sprint planning", 7 * week, "10:00", "11:30", "Room Spree"),
      timed("work", "Retrospective", 7 * week + 4, "14:00", "15:00", "Room Havel"),
    ]
  }
}

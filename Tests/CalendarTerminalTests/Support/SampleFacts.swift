// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// What is known of the days of February 2024.
enum SampleFacts: Sendable {
  /// Sessions from New Year through the 28th, with a goal of 100 points.
  case streak
  /// Dots, marked and disabled days.
  case marks
  /// Lines, badges and dots.
  case contents
  /// Nothing.
  case nothing
  /// It cannot be had.
  case failure

  func facts(in days: DayInterval) -> [DayFact]? {
    switch self {
    case .nothing: []
    case .failure: nil
    case .streak, .marks, .contents:
      (days.start.rawValue..<days.endRawValue).compactMap { EpochDay($0).flatMap(fact) }
    }
  }

  private func fact(on day: EpochDay) -> DayFact? {
    let date = day.civil
    guard date.year == 2024, date.month < 3 else { return nil }
    switch self {
    case .marks: return Self.mark(on: day)
    case .contents: return Self.content(on: day)
    default: return Self.streak(on: day)
    }
  }

  private static func content(on day: EpochDay) -> DayFact? {
    var fact = DayFact(day: day)
    switch Int(day.civil.day) {
    case 5: fact.subtitle = Array("Trip".utf8)
    case 6: fact.subtitle = Array("Conference".utf8)
    case 12: fact.badge = Array("3".utf8)
    case 14: fact.dots = Dots([Tint.red.rawValue])
    case 20: (fact.badge, fact.subtitle) = (Array("new".utf8), Array("Dentist".utf8))
    default: return nil
    }
    return fact
  }

  private static func streak(on day: EpochDay) -> DayFact? {
    let date = day.civil
    guard date.month == 1 || date.day <= 28 else { return nil }
    let february: [UInt8: Int64] = [
      5: 100, 6: 100, 7: 130, 20: 100, 24: 30, 25: 100, 26: 120,
    ]
    let points = date.month == 2 ? february[date.day] ?? 0 : 0
    var fact = DayFact(day: day)
    let tint: Tint = points >= 100 ? .streakKept : points > 0 ? .streakShort : .streakNone
    fact.tint = tint.rawValue
    fact.progress = DayFact.Progress(points: points, goal: 100)
    return fact
  }

  private static func mark(on day: EpochDay) -> DayFact {
    let number = Int(day.civil.day)
    var fact = DayFact(day: day)
    fact.dots = Dots(Array([4, 5, 6, 7, 8, 9, 10].prefix(number % 8)))
    fact.isHighlighted = number % 6 == 0 || number == 20
    fact.isDisabled = number == 9 || number == 18
    if number == 14 { fact.tint = Tint.pink.rawValue }
    if number == 15 { fact.titleTint = Tint.teal.rawValue }
    return fact
  }
}

// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarDrawing
import CalendarEngine
import CalendarModel
import CivilTime
import Testing

extension DrawnCalendar {
  /// What a preset is made for: days of a streak, an interval, events among hours, else a plain page.
  static func of(_ preset: Preset) throws -> DrawnCalendar {
    switch preset {
    case .streak: return try streak()
    case .fioriRange: return try interval()
    default: break
    }
    var calendar = DrawnCalendar(preset)
    switch calendar.options.view {
    case .months: calendar.metrics = .list
    case .timeline:
      let hours = try timeline()
      (calendar.metrics, calendar.minute) = (hours.metrics, hours.minute)
      calendar.occurrences = hours.occurrences
    case .month, .week, .expandable, .year, .agenda: break
    }
    return calendar
  }

  /// Kept, short and missed days since New Year.
  static func streak() throws -> DrawnCalendar {
    var calendar = DrawnCalendar(.streak)
    let (first, today) = (try day("2024-01-01"), try day("2024-02-28"))
    calendar.selection = .day(try day("2024-02-20"))
    calendar.fact = { day in
      guard day >= first, day <= today else { return nil }
      var fact = DayFact(day: day)
      let points = Int64(day.rawValue % 5 * 30)
      let tint: Tint = points >= 90 ? .streakKept : points > 0 ? .streakShort : .streakNone
      fact.tint = tint.rawValue
      fact.progress = DayFact.Progress(points: points, goal: 90)
      return fact
    }
    return calendar
  }

  /// An interval over two ends of a week, with a closed day in it.
  static func interval() throws -> DrawnCalendar {
    var calendar = DrawnCalendar(.fioriRange)
    calendar.metrics = CalendarMetrics(width: 390, height: 480)
    calendar.selection =
      DayInterval(first: try day("2024-02-07"), last: try day("2024-02-19")).map { .interval($0) }
      ?? .none
    let closed = try day("2024-02-13")
    calendar.fact = {
      var fact = DayFact(day: $0)
      fact.isDisabled = $0 == closed
      return fact
    }
    return calendar
  }

  /// Bars on large cells.
  static func bars() throws -> DrawnCalendar {
    var calendar = DrawnCalendar()
    calendar.metrics = CalendarMetrics(width: 900, height: 760)
    calendar.occurrences = try Occurrence.february()
    return calendar
  }

  /// Three days with hours: events beside each other, over midnight, of whole days and behind the
  /// hours.
  static func timeline() throws -> DrawnCalendar {
    var calendar = DrawnCalendar()
    calendar.options.view = .timeline
    calendar.options.timeline.days = 3
    calendar.options.timeline.workingHours = MinuteRange(start: 540, end: 1020)
    calendar.metrics = CalendarMetrics(width: 500, height: 700)
    calendar.minute = 637
    calendar.selection = .day(try day("2024-02-29"))
    var open = try Occurrence.timed("2024-02-28", 540, 1020, "Open", .green)
    open.isBackground = true
    calendar.occurrences = try [
      open, .timed("2024-02-28", 600, 720, "Sprint planning", .purple),
      .timed("2024-02-28", 630, 690, "Interview: Noor", .orange),
      .timed("2024-02-29", 750, 810, "Lunch with Ada", .green),
      .timed("2024-02-29", 825, 825, "Reminder", .graphite),
      .whole("2024-02-29", "2024-03-01", "Night train", .pink, .init(start: 840, end: 600)),
      .whole("2024-02-20", "2024-02-29", "Sprint 12", .blue),
      .whole("2024-03-01", "2024-03-01", "Mia’s birthday", .red),
    ]
    return calendar
  }

  /// One event that is locked, and another one that a hand holds at a time that is taken.
  static func ruledTimeline() throws -> DrawnCalendar {
    var calendar = try timeline()
    calendar.options.timeline.isEditable = true
    calendar.options.timeline.overlapLimit = 1
    var locked = try Occurrence.timed("2024-02-28", 600, 720, "Sprint planning", .purple)
    locked.isLocked = true
    var days = try Occurrence.whole("2024-02-28", "2024-02-29", "Sprint 12", .blue)
    days.isLocked = true
    let lunch = try Occurrence.timed("2024-02-29", 750, 810, "Lunch with Ada", .green)
    calendar.occurrences = [locked, days, lunch]
    calendar.actions = [
      .edit(.take(lunch.id, .move)),
      .edit(.drag(to: ClockPlace(day: try day("2024-02-28"), minute: 660))),
    ]
    return calendar
  }

  /// An event that is held on another day, with its hours or of a whole day, and where it comes from.
  static func heldTimeline(ofWholeDay: Bool = false) throws -> DrawnCalendar {
    var calendar = try timeline()
    calendar.options.timeline.isEditable = true
    let title = Array((ofWholeDay ? "Mia’s birthday" : "Sprint planning").utf8)
    let held = try #require(calendar.occurrences.first { $0.title == title })
    let (thursday, friday) = (try day("2024-02-29"), try day("2024-03-01"))
    let place =
      ofWholeDay ? ClockPlace(wholeDay: thursday) : ClockPlace(day: friday, minute: 660)
    calendar.actions = [.edit(.take(held.id, .move)), .edit(.drag(to: place))]
    return calendar
  }

  /// A bar on large cells, and a timed one, that a hand holds.
  static func heldBar(isTimed: Bool) throws -> DrawnCalendar {
    var calendar = try bars()
    calendar.options.timeline.isEditable = true
    let held = try #require(
      calendar.occurrences.first { ($0.hours != nil) == isTimed && $0.days.count == 1 })
    calendar.actions = [
      .edit(.take(held.id, .move)),
      .edit(.drag(to: ClockPlace(wholeDay: try day("2024-02-15")))),
    ]
    return calendar
  }

  /// Events that may take place, and some that do not.
  static func doubts() throws -> DrawnCalendar {
    var calendar = try timeline()
    calendar.occurrences = calendar.occurrences.enumerated().map { place, event in
      var event = event
      event.status = place % 2 == 0 ? .cancelled : .tentative
      return event
    }
    return calendar
  }

  /// The same days as a list.
  static func agenda() throws -> DrawnCalendar {
    var calendar = try timeline()
    calendar.options.view = .agenda
    return calendar
  }

  /// All that stands in a day's cell beside its number.
  static func content() -> DrawnCalendar {
    var calendar = DrawnCalendar()
    calendar.options.legend = [
      LegendEntry(name: Array("Holiday".utf8), tint: Tint.red.rawValue),
      LegendEntry(name: Array("Anniversaries of everybody's".utf8), tint: Tint.teal.rawValue),
    ]
    calendar.fact = { day in
      var fact = DayFact(day: day)
      switch Int(day.civil.day) {
      case 2: fact.tint = Tint.red.rawValue
      case 5: fact.subtitle = Array("A line that is too long".utf8)
      case 6: fact.dots = Dots([9, 9, 9, 9, 9])
      case 8: fact.image = Array("star".utf8)
      case 12: (fact.badge, fact.dots) = (Array("3".utf8), Dots([4, 5]))
      case 15: (fact.tint, fact.isHighlighted) = (Tint.teal.rawValue, true)
      case 22: fact.isDisabled = true
      case 23: fact.isHighlighted = true
      default: return nil
      }
      return fact
    }
    return calendar
  }

  /// A year of small months with tints, counts and the steps of its heat map.
  static func year() throws -> DrawnCalendar {
    var calendar = DrawnCalendar()
    (calendar.options.view, calendar.options.zooms) = (.year, true)
    calendar.options.showsHeatLegend = true
    calendar.metrics = CalendarMetrics(width: 420)
    calendar.selection = .day(try day("2024-05-14"))
    calendar.fact = { day in
      var fact = DayFact(day: day)
      if day.civil.month == 2 {
        fact.tint = UInt8(day.civil.day % 4)
      } else {
        fact.count = day.rawValue % 16 - 4
      }
      return fact
    }
    return calendar
  }

  /// The app's own colours as shapes, dots, numbers and bars.
  static func ownColors() throws -> DrawnCalendar {
    var calendar = DrawnCalendar()
    let tints = [0x7D3AC1, 0xFFD60A, 0x0A7A5C].map { calendar.theme.tint(ThemeColor($0)) }
    calendar.selection = .day(try day("2024-02-09"))
    calendar.fact = { day in
      var fact = DayFact(day: day)
      let tint = tints[Int(day.civil.day) % 3]
      switch Int(day.civil.day) {
      case 5...10: fact.tint = tint
      case 12...17: fact.dots = Dots([tint])
      case 19...24: fact.titleTint = tint
      default: return nil
      }
      return fact
    }
    return calendar
  }
}

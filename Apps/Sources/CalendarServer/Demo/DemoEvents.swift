// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarStore
import CivilTime

/// Three calendars and some weeks of events around a day, such as somebody might have.
///
/// In the fortnight of that day some overlap, one lasts all night, a trip takes several days, and a
/// flight lands in another zone; before and after it there is what comes again each week, and a little
/// more.
struct DemoEvents {
  /// A city where clocks show something else.
  private struct City {
    var name: String
    var zone: String
    var rules: ZoneRules
  }

  /// The first day of the fortnight.
  let monday: EpochDay
  private let home: City
  private let away: City

  /// The fortnight from the Monday of the week of this day, three weeks before it and two after it, in a
  /// zone.
  ///
  /// - Throws: `ZoneError` on a machine without the rules of the zones.
  init(around day: EpochDay, zone: String) throws {
    monday = day.addingClamped(days: 1 - day.weekday.isoNumber)
    home = City(name: "", zone: zone, rules: try ZoneRules(identifier: zone))
    let (name, far) =
      zone.hasPrefix("America/") ? ("Lisbon", "Europe/Lisbon") : ("New York", "America/New_York")
    away = City(name: name, zone: far, rules: try ZoneRules(identifier: far))
  }

  /// The edits that add it to a store.
  func edits() throws -> [StoreEdit] {
    try calendars.map { .putCalendar($0, base: nil) }
      + (work() + atHome() + travel() + before() + after()).enumerated().map { number, event in
        var event = event
        event.id = "demo-event-\(number + 1)"
        return .putEvent(event, base: nil)
      }
  }
}

extension DemoEvents {
  private var calendars: [EventCalendar] {
    let colors = [0x2F6FDE, 0x2E8B57, 0xC2571A].map { HexColor(rawValue: $0) ?? .standard }
    return [
      EventCalendar(id: "work", name: "Work", color: colors[0], order: 1, zone: home.zone),
      EventCalendar(id: "home", name: "Home", color: colors[1], order: 2, zone: home.zone),
      EventCalendar(id: "travel", name: "Travel", color: colors[2], order: 3),
    ]
  }

  private func work() throws -> [CalendarEvent] {
    var events = try [0, 1, 2, 3, 4, 7, 8].map { day in
      try timed("work", "Team check-in", day, "09:15", "09:30")
    }
    events += try [
      timed("work", "Sprint planning", 0, "10:00", "11:30", "Room Spree"),
      timed("work", "Design review", 1, "11:00", "12:00", "Room Spree"),
      timed("work", "Call with the Lisbon office", 1, "11:15", "11:45"),
      timed("work", "Lunch with Kemal", 2, "12:30", "13:30", "Markthalle Neun"),
      timed("work", "Release 2.4", 3, "15:00", "15:00"),
      timed("work", "Night deployment", 3, "22:30", "02:00", lastDay: 4),
      timed("work", "Retrospective", 4, "14:00", "15:00", "Room Havel"),
    ]
    var interview = try timed("work", "Interview: Dana R.", 1, "10:30", "11:30", "Room Havel")
    interview.notes = "CV in the shared folder.\nAsk about tests."
    var budget = try timed("work", "Budget round", 8, "13:00", "14:30", "Room Spree")
    budget.status = .tentative
    var report = try timed("work", "Write the quarterly report", 2, "14:00", "17:00")
    report.isBusy = false
    let visit = CalendarEvent(
      id: "", calendar: "work", title: "Customer visit",
      span: try EventSpan(
        start: zoned(9, "10:00", away), end: zoned(9, "12:00", away)), location: away.name)
    return events + [interview, budget, report, visit]
  }

  private func atHome() throws -> [CalendarEvent] {
    var birthday = try days("home", "Ana's birthday", 5, 6)
    birthday.isBusy = false
    birthday.color = HexColor(rawValue: 0xB83280)
    var yoga = try timed("home", "Yoga", 3, "18:30", "19:45", "Studio Nord")
    yoga.status = .cancelled
    return try [
      floating("home", "Run", 0, "07:00", "07:45"), floating("home", "Run", 2, "07:00", "07:45"),
      timed("home", "Dentist", 2, "08:15", "08:50", "Dr. Weber"), yoga, birthday,
      timed("home", "Dinner for Ana", 5, "19:00", "23:30"),
      timed("home", "Farmers' market", 5, "10:00", "11:30", "Kollwitzplatz"),
      days("home", "Window cleaner", 1, 2),
      timed("home", "Brunch at Marta's", 6, "11:00", "13:30"),
      timed("home", "Film: The Third Man", 12, "20:15", "22:00", "Kino Babylon"),
    ]
  }

  private func travel() throws -> [CalendarEvent] {
    var outward = try flight("Flight to \(away.name)", 8, "16:20", home, away, minutes: 555)
    outward.notes = "Booking reference K7QPL2"
    return try [
      outward, days("travel", away.name, 8, 13),
      flight("Flight home", 11, "18:10", away, home, minutes: 495),
    ]
  }

  private func flight(
    _ title: String, _ day: Int32, _ clock: String, _ from: City, _ to: City, minutes: Int64
  ) throws -> CalendarEvent {
    let start = try zoned(day, clock, from)
    guard case .zoned(let departure) = start,
      let arrival = ZonedTime(
        instant: departure.instant.addingClamped(seconds: minutes * 60), zone: to.zone,
        rules: to.rules)
    else { throw StoreError.invalid(field: "start", reason: "lies beyond the calendar") }
    return CalendarEvent(
      id: "", calendar: "travel", title: title,
      span: try EventSpan(start: start, end: .zoned(arrival)))
  }
}

extension DemoEvents {
  /// An event at home; `lastDay` is that of its end, the first one when left out.
  func timed(
    _ calendar: String, _ title: String, _ day: Int32, _ start: String, _ end: String,
    _ location: String = "", lastDay: Int32? = nil
  ) throws -> CalendarEvent {
    CalendarEvent(
      id: "", calendar: calendar, title: title,
      span: try EventSpan(
        start: zoned(day, start, home), end: zoned(lastDay ?? day, end, home)),
      location: location)
  }

  func floating(
    _ calendar: String, _ title: String, _ day: Int32, _ start: String, _ end: String
  ) throws -> CalendarEvent {
    CalendarEvent(
      id: "", calendar: calendar, title: title,
      span: try EventSpan(start: .floating(civil(day, start)), end: .floating(civil(day, end))))
  }

  /// An event of whole days; the end is not included.
  func days(
    _ calendar: String, _ title: String, _ start: Int32, _ end: Int32
  ) throws -> CalendarEvent {
    CalendarEvent(
      id: "", calendar: calendar, title: title,
      span: try EventSpan(
        start: .date(monday.addingClamped(days: start)),
        end: .date(monday.addingClamped(days: end))))
  }

  private func zoned(
    _ day: Int32, _ clock: String, _ city: City
  ) throws -> EventTime {
    let civil = try civil(day, clock)
    return ZonedTime(civil: civil, zone: city.zone, rules: city.rules).map { .zoned($0) }
      ?? .floating(civil)
  }

  private func civil(_ day: Int32, _ clock: String) throws -> CivilDateTime {
    CivilDateTime(day: monday.addingClamped(days: day), time: try TimeOfDay(iso8601: clock))
  }
}

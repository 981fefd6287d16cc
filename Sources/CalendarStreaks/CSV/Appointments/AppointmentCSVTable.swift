// SPDX-License-Identifier: MIT
import CivilTime

/// A table of events with a column for the date and one for the time of each end.
enum AppointmentCSVTable: CSVTable {
  static var longestField: Int { EventCSVTable.longestField }

  /// All but those with dates and times.
  static var ofLines: [AppointmentCSVColumn] {
    [
      .description, .organizer, .requiredAttendees, .optionalAttendees, .resources, .billing,
      .categories, .mileage,
    ]
  }

  static func row(
    _ record: CSVRecord<AppointmentCSVColumn>
  ) throws(CSVProblem<AppointmentCSVColumn>) -> AppointmentCSVRow {
    AppointmentCSVRow(
      startDate: try record.required(.startDate, CSVDate.init),
      startTime: try record.value(.startTime, CSVValue.timeOfDay),
      endDate: try record.value(.endDate, CSVDate.init),
      endTime: try record.value(.endTime, CSVValue.timeOfDay),
      isAllDay: try record.value(.allDayEvent, CSVValue.truth),
      title: try record.value(.subject, CSVValue.line) ?? [],
      location: try record.value(.location, CSVValue.line) ?? [],
      notes: try record.value(.description, CSVValue.lines) ?? [], line: record.line)
  }
}

/// An event in a line of such a table.
struct AppointmentCSVRow: Hashable, Sendable {
  let startDate: CSVDate
  let startTime: TimeOfDay?
  let endDate: CSVDate?
  let endTime: TimeOfDay?
  let isAllDay: Bool?
  let title: [UInt8]
  let location: [UInt8]
  let notes: [UInt8]
  let line: Int64
}

extension AppointmentCSVRow {
  typealias Problem = CSVProblem<AppointmentCSVColumn>

  /// The same event in a line of our own table; its times have no zone.
  func event(_ order: CSVDateOrder?) throws(Problem) -> EventCSVRow {
    let first = try day(.startDate, startDate, order)
    let last = if let endDate { try day(.endDate, endDate, order) } else { first }
    var (start, end): ([UInt8], [UInt8]) = ([], [])
    if isAllDay ?? (startTime == nil && endTime == nil) {
      // Outlook writes midnight behind the last day, Google the last day and no time.
      let isBehind = endTime == .midnight && last > first
      guard let over = isBehind ? last : last.adding(days: 1) else {
        throw Problem(line: line, column: .endDate, reason: .notADate)
      }
      first.appendISO8601(to: &start)
      over.appendISO8601(to: &end)
    } else {
      guard let startTime else { throw Problem(line: line, column: .startTime, reason: .missing) }
      guard let endTime else { throw Problem(line: line, column: .endTime, reason: .missing) }
      CivilDateTime(day: first, time: startTime).appendISO8601(to: &start)
      CivilDateTime(day: last, time: endTime).appendISO8601(to: &end)
    }
    var row = EventCSVRow(start: start, end: end, line: line)
    (row.title, row.location, row.notes) = (title, location, notes)
    return row
  }

  private func day(
    _ column: AppointmentCSVColumn, _ date: CSVDate, _ order: CSVDateOrder?
  ) throws(Problem) -> EpochDay {
    if let day = date.day(order) { return day }
    throw Problem(line: line, column: column, reason: .notADate, excerpt: date.text)
  }
}

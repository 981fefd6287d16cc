// SPDX-License-Identifier: MIT
import CivilTime

/// Reads events from CSV as Google Calendar reads it and Outlook writes it.
///
///     Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private
///     Review,3/25/2026,9:30 AM,3/25/2026,10:15 AM,False,,Room 4,False
///
/// - Columns: those of `AppointmentCSVColumn`, by their names, in any order; subject and start date
///   are needed. What an event of ours does not have, such as reminders, is left out.
/// - Dates: `2026-03-25` or `3/25/2026`. Whether the month or the day is first has to be said, or
///   one of the dates has to decide it; otherwise nothing is read, but a problem.
/// - Times: `9:30 AM`, `9:30:00 AM` or `09:30`, without a zone. Without any the event takes whole
///   days, of which the end date is the last one; of those with times one that ends at midnight is
///   over before that day.
///
/// Otherwise it works like `EventCSVReader`, but holds the file until its end where it has to find
/// out how dates are written.
public struct AppointmentCSVReader: Sendable {
  private var table = CSVTableReader<AppointmentCSVTable>()
  private var order: CSVDateOrder?
  /// Whether the order of dates is to be found in the file.
  private let finds: Bool
  private var held: [UInt8] = []
  private var refusal: Item?

  /// A reader of dates in an order; without one the file has to decide.
  public init(dates order: CSVDateOrder? = nil) {
    self.order = order
    finds = order == nil
  }
}

extension AppointmentCSVReader {
  /// An event, as in a line of our own table, or a problem.
  public typealias Item = CSVItem<EventCSVRow, AppointmentCSVColumn>

  /// Appends bytes of the file.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    if finds { held.append(contentsOf: bytes) } else { table.feed(bytes) }
  }

  /// Marks the end of the file; bytes fed later are ignored.
  public mutating func finish() {
    if !held.isEmpty {
      if let undecided = findOrder() {
        refusal = .problem(undecided)
      } else {
        held.withUnsafeBytes { table.feed($0) }
      }
      held = []
    }
    table.finish()
  }

  /// The next event or problem, or nil when more bytes are needed or the file has ended.
  public mutating func next() -> Item? {
    if let item = refusal {
      refusal = nil
      return item
    }
    switch table.next() {
    case .row(let row):
      do throws(AppointmentCSVRow.Problem) {
        return .row(try row.event(order))
      } catch {
        return .problem(error)
      }
    case .problem(let problem): return .problem(problem)
    case nil: return nil
    }
  }

  /// Whether a file that begins with these bytes has such columns; nil where more have to come.
  public static func begins(_ bytes: [UInt8], isWhole: Bool) -> Bool? {
    var (lines, fields) = (CSVLineBuffer(), CSVFields(most: AppointmentCSVTable.longestField))
    bytes.withUnsafeBytes { lines.feed($0) }
    if isWhole { lines.finish() }
    while case .line(let line) = lines.next() {
      let columns = lines.bytes.withUnsafeBufferPointer { bytes in
        CSVLayout<AppointmentCSVColumn>.isHeader(bytes[line.range], &fields)
      }
      if let columns { return columns }
      lines.take(line)
    }
    return isWhole || bytes.count > CSVLineBuffer.longest ? false : nil
  }
}

extension AppointmentCSVReader {
  /// Finds in which order the dates are; returns why that cannot be known.
  private mutating func findOrder() -> CSVProblem<AppointmentCSVColumn>? {
    var reader = CSVTableReader<AppointmentCSVTable>()
    held.withUnsafeBytes { reader.feed($0) }
    reader.finish()
    var (isMonthFirst, isDayFirst) = (true, true)
    var undecided: CSVProblem<AppointmentCSVColumn>?
    while let item = reader.next() {
      guard case .row(let row) = item else { continue }
      let dates: [(AppointmentCSVColumn, CSVDate?)] = [
        (.startDate, row.startDate), (.endDate, row.endDate),
      ]
      for case (let column, let date?) in dates {
        if date.monthFirst == nil { isMonthFirst = false }
        if date.dayFirst == nil { isDayFirst = false }
        guard undecided == nil, let one = date.monthFirst, let other = date.dayFirst, one != other
        else { continue }
        undecided = CSVProblem(
          line: row.line, column: column, reason: .undecidedDates(one, other), excerpt: date.text)
      }
    }
    guard undecided != nil else { return nil }
    guard isMonthFirst != isDayFirst else { return undecided }
    order = isMonthFirst ? .monthFirst : .dayFirst
    return nil
  }
}

extension CSVLayout {
  /// Whether a line is a header of these columns; nil of one that says nothing.
  fileprivate static func isHeader(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ fields: inout CSVFields
  ) -> Bool? {
    let isMarked = line.starts(with: [0xEF, 0xBB, 0xBF])
    let record = UnsafeBufferPointer(rebasing: isMarked ? line.dropFirst(3) : line)
    if record.count == 5, record.starts(with: [0x73, 0x65, 0x70, 0x3D]) { return nil }
    for separator in [UInt8(0x2C), 0x3B, 0x09] {
      do throws(CSVFields.Failure) {
        try fields.split(record, at: separator)
      } catch {
        continue
      }
      if fields.areEmpty { return nil }
      if CSVLayout(header: fields, of: record) != nil { return true }
    }
    return false
  }
}

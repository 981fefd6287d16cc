// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks

/// The events of a file, which is JSON lines or CSV, ours or of other calendars; its first line tells.
package struct EventLines: LineSource {
  private enum Source {
    /// The first line, as much as there is of it.
    case undecided([UInt8])
    case table(EventTable)
    case exchange(ExchangeReader)
    case refused(BadLine?)
  }

  private var source = Source.undecided([])
  private let calendar: String
  private let names: CalendarNames
  private let takesOthers: Bool
  private let dates: CSVDateOrder?

  /// Events of which those without a calendar are of this one.
  ///
  /// In CSV a calendar is known by its id or by its name; JSON lines may have records of other kinds
  /// where it `takesOthers`. `dates` says how those of other calendars are written, where the file
  /// does not tell.
  package init(
    calendar: String, names: CalendarNames, takesOthers: Bool, dates: CSVDateOrder? = nil
  ) {
    self.calendar = calendar
    self.dates = dates
    self.names = names
    self.takesOthers = takesOthers
  }

  /// Appends bytes of the file.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    guard case .undecided(let first) = source else { return pass(bytes) }
    source = .undecided(first + bytes)
    decide(isWhole: false)
  }

  /// Marks the end of the file.
  package mutating func finish() {
    decide(isWhole: true)
    switch source {
    case .undecided, .refused: break
    case .table(var table):
      table.finish()
      source = .table(table)
    case .exchange(var reader):
      reader.finish()
      source = .exchange(reader)
    }
  }

  /// The next record or bad line, or nil when more bytes are needed or the file has ended.
  package mutating func nextItem() -> LineItem<RecordImport.Item>? {
    switch source {
    case .undecided: return nil
    case .refused(let line):
      source = .refused(nil)
      return line.map { .problem($0) }
    case .table(var table):
      source = .refused(nil)
      defer { source = .table(table) }
      return table.nextItem()
    case .exchange(var reader):
      source = .refused(nil)
      defer { source = .exchange(reader) }
      return reader.nextItem()
    }
  }
}

extension EventLines {
  /// What some programs put before UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// How an iCalendar file begins, in capitals or not.
  private static let calendarFile = Array("begin:vcalendar".utf8)
  /// What is said of an iCalendar file, which nothing of is read.
  static let refusal =
    "This is an iCalendar file, which cannot be imported yet: export CSV from where it comes from."

  private mutating func decide(isWhole: Bool) {
    guard case .undecided(let first) = source,
      isWhole || first.count >= Self.mark.count + Self.calendarFile.count
    else { return }
    let text = first.starts(with: Self.mark) ? first.dropFirst(Self.mark.count) : first[...]
    if text.prefix(Self.calendarFile.count).map(\.lowercased) == Self.calendarFile {
      source = .refused(
        BadLine(line: 1, reason: Self.refusal, cause: ReasonCause("iCalendar")))
    } else if text.first == UInt8(ascii: "{") {
      source = .exchange(ExchangeReader(isOfEvents: !takesOthers))
      text.withUnsafeBytes { pass($0) }
    } else if let isOthers = AppointmentCSVReader.begins(first, isWhole: isWhole) {
      let reader: EventTableReader =
        isOthers ? .appointments(AppointmentCSVReader(dates: dates)) : .events(EventCSVReader())
      source = .table(EventTable(reader, calendar: calendar, names: names))
      first.withUnsafeBytes { pass($0) }
    }
  }

  private mutating func pass(_ bytes: UnsafeRawBufferPointer) {
    switch source {
    case .undecided, .refused: break
    case .table(var table):
      source = .refused(nil)
      table.feed(bytes)
      source = .table(table)
    case .exchange(var reader):
      source = .refused(nil)
      reader.feed(bytes)
      source = .exchange(reader)
    }
  }
}

extension UInt8 {
  /// The small letter of a capital one in ASCII.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

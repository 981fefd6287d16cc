// SPDX-License-Identifier: MIT
import CalendarStore

/// The events of a file, which is CSV or JSON lines; its first bytes tell.
package struct EventLines: LineSource {
  private enum Source {
    /// The first bytes, too few as yet to tell.
    case undecided([UInt8])
    case table(EventTable)
    case exchange(ExchangeReader)
    case refused(BadLine?)
  }

  private var source = Source.undecided([])
  private let calendar: String
  private let names: CalendarNames
  private let takesOthers: Bool

  /// Events of which those without a calendar are of this one.
  ///
  /// In CSV a calendar is known by its id or by its name; JSON lines may have records of other kinds
  /// where it `takesOthers`.
  package init(calendar: String, names: CalendarNames, takesOthers: Bool) {
    self.calendar = calendar
    self.names = names
    self.takesOthers = takesOthers
  }

  /// Appends bytes of the file.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    guard case .undecided(let first) = source else { return pass(bytes) }
    source = .undecided(first + bytes)
    if first.count + bytes.count >= Self.mark.count + Self.calendarFile.count { decide() }
  }

  /// Marks the end of the file.
  package mutating func finish() {
    if case .undecided = source { decide() }
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

  private mutating func decide() {
    guard case .undecided(let first) = source else { return }
    let text = first.starts(with: Self.mark) ? first.dropFirst(Self.mark.count) : first[...]
    if text.prefix(Self.calendarFile.count).map(\.lowercased) == Self.calendarFile {
      source = .refused(
        BadLine(line: 1, reason: Self.refusal, cause: ReasonCause("iCalendar")))
    } else if text.first == UInt8(ascii: "{") {
      source = .exchange(ExchangeReader(isOfEvents: !takesOthers))
      text.withUnsafeBytes { pass($0) }
    } else {
      source = .table(EventTable(calendar: calendar, names: names))
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

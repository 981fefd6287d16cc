// SPDX-License-Identifier: MIT
import CalendarStreaks

/// The rows of a CSV file of events, in the columns that it has.
enum EventTableReader {
  /// Our own columns.
  case events(EventCSVReader)
  /// Those of Google Calendar and Outlook.
  case appointments(AppointmentCSVReader)
}

extension EventTableReader: LineSource {
  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    switch self {
    case .events(var reader):
      self = .none
      reader.feed(bytes)
      self = .events(reader)
    case .appointments(var reader):
      self = .none
      reader.feed(bytes)
      self = .appointments(reader)
    }
  }

  mutating func finish() {
    switch self {
    case .events(var reader):
      self = .none
      reader.finish()
      self = .events(reader)
    case .appointments(var reader):
      self = .none
      reader.finish()
      self = .appointments(reader)
    }
  }

  mutating func nextItem() -> LineItem<EventCSVRow>? {
    switch self {
    case .events(var reader):
      self = .none
      defer { self = .events(reader) }
      return Self.item(reader.next())
    case .appointments(var reader):
      self = .none
      defer { self = .appointments(reader) }
      return Self.item(reader.next())
    }
  }

  /// What stands here while a reader is changed, which is then not copied.
  private static var none: EventTableReader { .events(EventCSVReader()) }

  private static func item<Column>(
    _ item: CSVItem<EventCSVRow, Column>?
  ) -> LineItem<EventCSVRow>? {
    switch item {
    case .row(let row): .row(row)
    case .problem(let problem): .problem(BadLine(problem))
    case nil: nil
    }
  }
}

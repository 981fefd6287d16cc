// SPDX-License-Identifier: MIT
import CalendarServer
import CalendarStore

/// The events of a file, which is CSV or JSON lines; its first byte tells.
struct EventLines: LineSource {
  private enum Source {
    case undecided
    case table(EventTable)
    case exchange(ExchangeReader)
  }

  private var source = Source.undecided
  private let calendar: String

  /// Events of which those without a calendar are of this one.
  init(calendar: String) {
    self.calendar = calendar
  }

  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    if case .undecided = source, let first = bytes.first {
      source =
        first == UInt8(ascii: "{")
        ? .exchange(ExchangeReader()) : .table(EventTable(calendar: calendar))
    }
    switch source {
    case .undecided: break
    case .table(var table):
      source = .undecided
      table.feed(bytes)
      source = .table(table)
    case .exchange(var reader):
      source = .undecided
      reader.feed(bytes)
      source = .exchange(reader)
    }
  }

  mutating func finish() {
    switch source {
    case .undecided: break
    case .table(var table):
      table.finish()
      source = .table(table)
    case .exchange(var reader):
      reader.finish()
      source = .exchange(reader)
    }
  }

  mutating func nextItem() -> LineItem<RecordImport.Item>? {
    switch source {
    case .undecided: return nil
    case .table(var table):
      source = .undecided
      defer { source = .table(table) }
      return table.nextItem()
    case .exchange(var reader):
      source = .undecided
      defer { source = .exchange(reader) }
      return reader.nextItem()
    }
  }
}

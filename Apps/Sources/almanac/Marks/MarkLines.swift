// SPDX-License-Identifier: MIT
import CalendarServer
import CalendarStore
import CalendarStreaks

/// The marks of a CSV file; those without an id get one made from their content.
struct MarkLines: LineSource {
  private var reader = MarkCSVReader()
  private var naming = MarkNaming()

  mutating func feed(_ bytes: UnsafeRawBufferPointer) { reader.feed(bytes) }

  mutating func finish() { reader.finish() }

  mutating func nextItem() -> LineItem<RecordImport.Item>? {
    switch reader.next() {
    case .row(let row):
      Self.checked(
        naming.item(
          id: row.id.map(Self.text), type: Self.text(row.type), owner: Self.text(row.owner),
          day: row.day), line: row.line)
    case .problem(let problem):
      .problem(BadLine(problem))
    case nil: nil
    }
  }

  /// The item, or why no store takes it, as with the id `types`.
  private static func checked(
    _ item: RecordImport.Item, line: Int64
  ) -> LineItem<RecordImport.Item> {
    do throws(StoreError) {
      try item.validate()
      return .row(item)
    } catch {
      guard case .invalid(let field, let reason) = error else { return .row(item) }
      return .problem(BadLine(line: line, field: field, reason))
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// Everything that a reader finds in these bytes, fed in parts of so many.
func items(in bytes: [UInt8], partLength: Int = .max) -> [SessionCSVItem] {
  var reader = SessionCSVReader()
  var items: [SessionCSVItem] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    reader.feed(Array(rest.prefix(partLength)))
    rest = rest.dropFirst(partLength)
    while let item = reader.next() { items.append(item) }
  }
  reader.finish()
  while let item = reader.next() { items.append(item) }
  return items
}

func items(in text: String) -> [SessionCSVItem] {
  items(in: Array(text.utf8))
}

extension SessionCSVItem {
  var row: SessionCSVRow? {
    guard case .row(let row) = self else { return nil }
    return row
  }

  var problem: SessionCSVProblem? {
    guard case .problem(let problem) = self else { return nil }
    return problem
  }

  /// Rows as `line|start|end|points|id`, problems as their words.
  var text: String {
    switch self {
    case .problem(let problem): problem.description
    case .row(let row):
      "\(row.line)|\(row.start)|\(row.end)|\(row.points)|\(row.id?.text ?? "-")"
    }
  }
}

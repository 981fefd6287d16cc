// SPDX-License-Identifier: MIT

/// A list of keys, made to fit a terminal: what a key does stands below it where there is no room
/// beside it.
struct KeyList {
  /// The lines, none of them wider than the terminal.
  let lines: [String]

  /// - Parameters:
  ///   - entries: Headings, and lines with a key and, from `column` on, what it does.
  ///   - columns: The width of the terminal.
  init(_ entries: [String], columns: Int32) {
    let columns = Int(max(columns, 16))
    lines = entries.flatMap { $0.count > columns ? Self.broken($0, columns) : [$0] }
  }

  /// Where it is said what a key does.
  private static let column = 18

  /// The lines that are shown together, of which the last one says how it goes on, and where the next
  /// ones begin; nil for nowhere.
  func page(after shown: Int, rows: Int32) -> (lines: [String], next: Int?) {
    let start = min(shown, lines.count)
    let end = min(start + Int(max(rows - 2, 1)), lines.count)
    let isLast = end == lines.count
    let hint = isLast ? "Any key leads back." : "Any key: more.  Esc: back."
    return (lines[start..<end] + [hint], isLast ? nil : end)
  }

  private static func broken(_ entry: String, _ columns: Int) -> [String] {
    guard entry.count > column else { return [entry] }
    let key = entry.prefix(column).trimmingSuffix(while: { $0 == " " })
    let words = entry.dropFirst(column).split(separator: " ")
    var lines = key.isEmpty ? [] : [String(key)]
    var line = "   "
    for word in words {
      if line.count + 1 + word.count > columns, line != "   " {
        lines.append(line)
        line = "   "
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return text
  }
}

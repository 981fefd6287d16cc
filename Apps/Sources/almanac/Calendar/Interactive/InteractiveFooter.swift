// SPDX-License-Identifier: MIT
import CalendarTerminal

/// The lines below a calendar in which somebody moves: what is said, or written, and the keys.
struct InteractiveFooter {
  /// The line above, which is empty unless something is being written.
  var above: [UInt8] = []
  /// The message about the last key, the selection, or what is being written.
  var words: [UInt8] = []
  /// The column in which somebody writes, or nil.
  var cursor: Int32?
  /// The keys, as detailed as the width allows; nil for those of the view.
  var keys: [String]?
}

extension InteractiveFooter {
  /// A footer with a message, which has two lines where one has no room for it.
  init(saying words: [UInt8], keys: [String]? = nil, columns: Int32) {
    (self.words, self.keys) = (words, keys)
    guard TerminalText.width(words) > columns else { return }
    let first = TerminalText.prefix(words, columns: columns)
    guard let space = first.lastIndex(of: 0x20) else { return }
    (above, self.words) = (Array(words[..<space]), Array(words[(space + 1)...]))
  }

  /// A footer in which a line is written, below what it is about.
  init(writing line: LineEditor, as label: String, about: String, columns: Int32) {
    let label = label + ": "
    let room = max(columns - TerminalText.width(label.utf8), 2)
    let (text, cursor) = line.shown(columns: room)
    above = Array(about.utf8)
    words = Array(label.utf8) + text
    self.cursor = TerminalText.width(label.utf8) + cursor
    keys = ["Enter stores   Esc cancels   Ctrl+U empties the line", "Enter stores   Esc cancels"]
  }
}

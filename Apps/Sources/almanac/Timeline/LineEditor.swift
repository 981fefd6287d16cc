// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarTerminal

/// A line of text that somebody writes at a terminal.
///
/// What counts as one is what a reader would call a letter, whatever it is made of: a combining sign
/// goes with its letter, a family with all its members.
struct LineEditor {
  private var before: String
  private var after = ""

  /// A line with the cursor at its end.
  init(_ text: String = "") {
    before = text
  }

  /// What a key has led to.
  enum Outcome: Equatable {
    /// The line goes on.
    case writing
    /// It is complete.
    case done
    /// It was given up.
    case cancelled
  }
}

extension LineEditor {
  /// The text.
  var text: String { before + after }

  /// Takes a key; one without a meaning for a line changes nothing.
  mutating func take(_ key: TerminalKey) -> Outcome {
    switch key {
    case .text(let text), .pasted(let text): before += text
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .clear: (before, after) = ("", "")
    case .key(let sample): return take(sample)
    case .done: return .cancelled
    case .undo, .redo, .redraw: break
    }
    return .writing
  }

  private mutating func take(_ sample: KeySample) -> Outcome {
    switch sample.key {
    case .enter: return .done
    case .escape: return .cancelled
    case .left: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    // Control-A, as in shells.
    case .home, .letterA: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    case .up, .down, .pageUp, .pageDown, .space, .letterT, .f2: break
    }
    return .writing
  }

  /// As much of the text as fits into so many columns, with the cursor in it, and the column of that.
  func shown(columns: Int32) -> (text: [UInt8], cursor: Int32) {
    var (front, width) = (before[...], TerminalText.width(before.utf8))
    while width >= columns, let first = front.first {
      width -= TerminalText.width(String(first).utf8)
      front.removeFirst()
    }
    let shown = TerminalText.prefix(Array(front.utf8) + Array(after.utf8), columns: columns)
    return (Array(shown), width)
  }
}

// SPDX-License-Identifier: MIT

/// A text that a terminal brackets as pasted, so that none of it is taken for keys (xterm's mode 2004).
struct PastedText {
  /// What terminals send before a pasted text, and after it.
  static let start = Array("\u{1B}[200~".utf8)
  static let end = Array("\u{1B}[201~".utf8)
  /// What makes a terminal bracket texts, and no longer.
  static let enter = "\u{1B}[?2004h"
  static let leave = "\u{1B}[?2004l"

  /// More than that is no title; the rest is dropped.
  private static let most = 65_536
  private var bytes: [UInt8] = []

  /// Takes bytes up to the end of the text; returns it, or nil where it goes on.
  mutating func take(_ pending: inout [UInt8]) -> String? {
    var place = 0
    while place < pending.count {
      if pending[place...].starts(with: Self.end) {
        keep(pending[..<place])
        pending.removeFirst(place + Self.end.count)
        return line
      }
      // The end may have arrived in part.
      if Self.end.starts(with: pending[place...]) { break }
      place += 1
    }
    keep(pending[..<place])
    pending.removeFirst(place)
    return nil
  }

  private mutating func keep(_ more: ArraySlice<UInt8>) {
    bytes += more.prefix(Self.most - bytes.count)
  }

  /// The text on one line: a space stands for ends of lines and tabs between words, nothing for
  /// what else controls.
  private var line: String {
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.properties.isWhitespace {
        if let last = scalars.last, last != " " { scalars.append(" ") }
      } else if scalar.properties.generalCategory != .control, scalar != "\u{FFFD}" {
        scalars.append(scalar)
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}

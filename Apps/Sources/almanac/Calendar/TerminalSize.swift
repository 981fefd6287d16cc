// SPDX-License-Identifier: MIT
import Foundation

/// The size of standard output.
struct TerminalSize {
  /// Number of columns.
  let columns: Int32
  /// Number of rows; 0 where it is no terminal, and has no end.
  let rows: Int32

  /// The width assumed when nothing tells it.
  static let usualColumns: Int32 = 80

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns according to COLUMNS, otherwise the terminal's, otherwise 80; the rows of the terminal.
  init(environment: [String: String]) {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
    // The last one is for what the shell asks next.
    rows = isKnown ? max(Int32(window.ws_row) - 1, 0) : 0
    if let columns = environment["COLUMNS"].flatMap(Int32.init), columns > 0 {
      self.columns = columns
    } else if isKnown, window.ws_col > 0 {
      columns = Int32(window.ws_col)
    } else {
      columns = Self.usualColumns
    }
  }
}

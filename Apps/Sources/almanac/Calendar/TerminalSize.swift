// SPDX-License-Identifier: MIT
import Foundation

/// The size of standard output.
struct TerminalSize {
  /// Number of columns.
  let columns: Int32

  /// The width assumed when nothing tells it.
  static let usualColumns: Int32 = 80

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns according to COLUMNS, otherwise the terminal's, otherwise 80.
  init(environment: [String: String]) {
    var window = winsize()
    if let columns = environment["COLUMNS"].flatMap(Int32.init), columns > 0 {
      self.columns = columns
    } else if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 {
      columns = Int32(window.ws_col)
    } else {
      columns = Self.usualColumns
    }
  }
}

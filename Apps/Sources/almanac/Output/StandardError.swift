// SPDX-License-Identifier: MIT
import Foundation

/// Messages on standard error.
enum StandardError {
  /// Prints a message on a line of its own: `almanac: there is no database yet`.
  static func say(_ text: String) {
    write("almanac: " + text + "\n")
  }

  /// Writes text unchanged.
  static func write(_ text: String) {
    // If standard error is closed, there is nobody left to tell.
    try? Descriptor(STDERR_FILENO).write(Array(text.utf8))
  }

  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

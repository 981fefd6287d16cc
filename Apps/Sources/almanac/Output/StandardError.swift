// SPDX-License-Identifier: MIT
import Foundation

/// What is said beside the output.
enum StandardError {
  /// Says something on a line of its own: `almanac: there is no database yet`.
  static func say(_ text: String) {
    write("almanac: " + text + "\n")
  }

  /// Writes text as it is.
  static func write(_ text: String) {
    // Nobody is left to be told that standard error is closed.
    try? Descriptor(STDERR_FILENO).write(Array(text.utf8))
  }

  /// Whether someone reads it on a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

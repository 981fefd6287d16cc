// SPDX-License-Identifier: MIT
import Foundation

/// Standard input, output and error, as whoever started the program left them.
enum StandardStreams {
  /// Sees to it that no file that is opened later takes the number of one that is closed, such as
  /// behind `>&-`: what is printed would go into the database.
  ///
  /// Reading and writing them fails as before.
  static func occupy() {
    for (number, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(number, F_GETFD) == -1 {
      // The lowest number that is free: those below it are taken.
      _ = open("/dev/null", flags)
    }
  }
}

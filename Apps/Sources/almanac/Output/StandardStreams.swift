// SPDX-License-Identifier: MIT
import Foundation

/// Standard input, output and error as the program's parent left them.
enum StandardStreams {
  /// Opens `/dev/null` in place of closed standard streams, as after `>&-`: otherwise a file opened
  /// later would take the number, and output would be printed into the database.
  ///
  /// Reading and writing the streams fails as before.
  static func occupy() {
    for (number, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(number, F_GETFD) == -1 {
      // `open` returns the lowest free number, so all those below it are taken.
      _ = open("/dev/null", flags)
    }
  }
}

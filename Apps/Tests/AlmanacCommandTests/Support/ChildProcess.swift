// SPDX-License-Identifier: MIT
import Foundation

/// A process that reads from a file and prints to files.
///
/// Not Foundation's `Process`: waiting for it runs a run loop, which many tests at once never
/// come back from.
struct ChildProcess {
  /// Why there is no process.
  struct Failure: Error {
    let code: Int32
  }

  private let number: pid_t

  /// Starts a program; the streams are standard input, output and error.
  init(
    executable: String, arguments: [String], environment: [String: String], folder: String,
    streams: [String]
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of a test hold signals back, and a shell waits for those of its children.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    for (stream, path) in streams.enumerated() {
      let flags = stream == 0 ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, Int32(stream), path, flags, 0)
    }
    var number: pid_t = 0
    // The shell goes into the folder and becomes the program.
    let line = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, executable] + arguments
    let code = Self.withStrings(line) { arguments in
      Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&number, "/bin/sh", &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw Failure(code: code) }
    self.number = number
  }

  /// Waits until it has ended; what it returns, or 128 and the signal that ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

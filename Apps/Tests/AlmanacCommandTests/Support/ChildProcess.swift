// SPDX-License-Identifier: MIT
import Foundation

/// A process that reads from a file and prints to files.
///
/// Not Foundation's `Process`: waiting for it runs a run loop, from which many simultaneous tests
/// never return.
struct ChildProcess {
  /// Why there is no process.
  struct Failure: Error {
    let code: Int32
  }

  private let number: pid_t

  /// Starts a program; the streams are standard input, output and error.
  ///
  /// A program that leads a session gets the terminal as its own that its streams are.
  init(
    executable: String, arguments: [String], environment: [String: String], folder: String,
    streams: [String], leadsSession: Bool = false
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
    // Whoever runs the tests may ignore signals, which children would inherit.
    var all = sigset_t()
    sigfillset(&all)
    for kept in [SIGKILL, SIGSTOP] { sigdelset(&all, kept) }
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(
      &attributes, Int16(flags | (leadsSession ? Self.newSession : 0)))
    for (stream, path) in streams.enumerated() {
      let flags = leadsSession ? O_RDWR : stream == 0 ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, Int32(stream), path, flags, 0)
    }
    var number: pid_t = 0
    // The shell changes to the folder and becomes the program.
    let line = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, executable] + arguments
    let code = Self.withStrings(line) { arguments in
      Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&number, "/bin/sh", &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw Failure(code: code) }
    self.number = number
  }

  /// POSIX_SPAWN_SETSID, which the C library of Linux hides here.
  private static var newSession: Int32 {
    #if canImport(Darwin)
      POSIX_SPAWN_SETSID
    #else
      0x80
    #endif
  }

  /// Waits until it has ended; returns its status, or 128 plus the signal that ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Sends it a signal.
  func send(_ signal: Int32) { kill(number, signal) }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

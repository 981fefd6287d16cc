// SPDX-License-Identifier: MIT
import Foundation

/// A program on a terminal of its own: what is typed at it, and what stands on its screen.
final class PseudoTerminal {
  /// What did not come.
  struct TimedOut: Error, CustomStringConvertible {
    let description: String
  }

  private let master: Int32
  private let process: ChildProcess
  private(set) var screen: TerminalScreen

  /// Starts a program whose three streams are the terminal; `arguments` may send its output away.
  init(
    _ executable: String, _ arguments: [String], environment: [String: String], folder: String,
    rows: Int = 24, columns: Int = 80
  ) throws {
    guard let (master, path) = Self.open() else {
      throw TimedOut(description: "no terminal: \(errno)")
    }
    self.master = master
    // Other children of the tests must not keep it open.
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    screen = TerminalScreen(rows: rows, columns: columns)
    // Whoever leads a session gets the first terminal that it opens as its own.
    process = try ChildProcess(
      executable: executable, arguments: arguments,
      environment: environment.merging(["TERM": "xterm-256color"]) { $1 }, folder: folder,
      streams: [path, path, path], leadsSession: true)
    resize(rows: rows, columns: columns)
  }

  deinit {
    close(master)
  }

  /// Gives the terminal another size, and tells its program.
  func resize(rows: Int, columns: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    screen.resize(rows: rows, columns: columns)
  }

  /// Types.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// How the terminal treats typed input.
  var modes: [UInt] {
    var modes = termios()
    tcgetattr(master, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt($0) }
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) { process.send(signal) }

  /// Reads until the screen is as it should be.
  func wait(_ what: String, until isRight: (TerminalScreen) -> Bool) throws {
    // A program that shows the time draws for ever.
    let end = ContinuousClock.now + .seconds(120)
    while !isRight(screen) {
      guard ContinuousClock.now < end, try read() else {
        throw TimedOut(description: "\(what) did not come; there was:\n\(screen.text)")
      }
    }
  }

  /// Reads what is available; false at the end, or when nothing arrives for half a minute.
  private func read() throws -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 30_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.take(bytes.prefix(count))
    return true
  }

  /// Reads to the end and waits until the program has ended; returns its status.
  func end() throws -> Int32 {
    while try read() {}
    return process.wait()
  }
}

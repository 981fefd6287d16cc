// SPDX-License-Identifier: MIT
import Foundation

/// The terminal of the process in raw mode: it delivers keys as they are typed, and is restored on
/// leaving.
final class RawTerminal {
  private let number: Int32
  private var before = termios()
  private var isEntered = false
  /// Whether Control-Z is a key and no signal.
  var takesControlZ = false

  /// - Throws: `unavailable` when there is no terminal.
  init() throws(CommandFailure) {
    number = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard number >= 0 else {
      throw CommandFailure(
        .unavailable, "-i needs a terminal; without -i the calendar is printed.")
    }
  }

  deinit {
    leave()
    close(number)
  }
}

extension RawTerminal {
  /// Enters raw mode: keys arrive at once without an echo, and the screen's contents are saved.
  ///
  /// Control-C remains a signal, and so does Control-Z unless it is taken.
  func enter() {
    guard !isEntered, tcgetattr(number, &before) == 0 else { return }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    withUnsafeMutableBytes(of: &raw.c_cc) { values in
      values[Int(VMIN)] = 1
      values[Int(VTIME)] = 0
      if takesControlZ { values[Int(VSUSP)] = Self.noKey }
    }
    guard tcsetattr(number, TCSANOW, &raw) == 0 else { return }
    isEntered = true
    write("\u{1B}[?1049h\u{1B}[2J\(PastedText.enter)")
  }

  /// What stands for no key at all: _POSIX_VDISABLE, which Swift does not see.
  private static var noKey: cc_t {
    #if canImport(Darwin)
      0xFF
    #else
      0
    #endif
  }

  /// Restores the terminal.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    write("\(PastedText.leave)\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(number, TCSADRAIN, &before)
  }

  /// Rows and columns; common values if the terminal does not say.
  var size: (rows: Int32, columns: Int32) {
    var window = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return (24, TerminalSize.usualColumns) }
    return (Int32(window.ws_row), Int32(window.ws_col))
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) {
    // When the terminal has gone, the next read reports it.
    try? Descriptor(number).write(bytes)
  }
}

extension RawTerminal {
  /// What ended a wait.
  enum Event {
    case bytes([UInt8])
    case signals
    case nothing
    /// The terminal has gone.
    case end
  }

  /// Waits for keys or another descriptor, for at most so many milliseconds; −1 means for ever.
  func wait(or other: Int32, milliseconds: Int32) -> Event {
    var polled = [
      pollfd(fd: number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    // The signal that interrupted the wait is in the pipe.
    if count < 0 { return errno == EINTR ? .signals : .end }
    if count == 0 { return .nothing }
    if polled[1].revents != 0 { return .signals }
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = read(number, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return .signals }
    return length > 0 ? .bytes(Array(bytes.prefix(length))) : .end
  }
}

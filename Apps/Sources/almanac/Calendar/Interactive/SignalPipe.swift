// SPDX-License-Identifier: MIT
import Foundation

/// Signals as bytes that can be awaited together with keys.
///
/// A process can have only one.
final class SignalPipe {
  /// The descriptor from which signal numbers are read.
  let reading: Int32
  private var watched: [Int32] = []
  private var before: [Int32: sigaction] = [:]

  // Set before the handlers that read it are installed.
  nonisolated(unsafe) private static var writing: Int32 = -1

  /// Intercepts these signals, except those that the process was started to ignore, as under
  /// `nohup`.
  init(_ signals: [Int32]) throws(CommandFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw CommandFailure(.ioError, "cannot create a pipe: \(Descriptor.reason())")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // When the pipe is full, further bytes would add nothing; reading an empty one must not
      // block.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reading = ends[0]
    Self.writing = ends[1]
    for signal in signals where !Self.isIgnored(signal) {
      before[signal] = watch(signal)
      watched.append(signal)
    }
  }

  deinit {
    for signal in watched { restore(signal) }
    close(Self.writing)
    close(reading)
    Self.writing = -1
  }
}

extension SignalPipe {
  /// The signals that have arrived.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reading, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map { Int32($0) }
  }

  /// Lets a signal take its usual effect on this process, now.
  ///
  /// Returns when the signal stopped the process and another one continued it.
  func deliver(_ signal: Int32) {
    Foundation.signal(signal, SIG_DFL)
    kill(getpid(), signal)
    watch(signal)
  }

  /// Writes the signal's number to the pipe from now on; returns the former action.
  @discardableResult
  private func watch(_ signal: Int32) -> sigaction {
    var action = Self.action { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(SignalPipe.writing, &byte, 1)
      errno = saved
    }
    var old = sigaction()
    sigaction(signal, &action, &old)
    return old
  }

  private func restore(_ signal: Int32) {
    guard var old = before[signal] else { return }
    sigaction(signal, &old, nil)
  }

  private static func action(_ handler: @convention(c) (Int32) -> Void) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESTART)
    return action
  }

  /// Whether the parent of the process wants a signal to be ignored.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

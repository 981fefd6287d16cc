// SPDX-License-Identifier: MIT
import Foundation

/// An open file, pipe or terminal.
struct Descriptor {
  private let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Opens a file for reading.
  ///
  /// - Throws: `noInput`.
  static func reading(_ path: String) throws(CommandFailure) -> Descriptor {
    var information = stat()
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw CommandFailure(.noInput, "\(path): \(reason())") }
    guard fstat(number, &information) == 0, information.st_mode & S_IFMT != S_IFDIR else {
      throw CommandFailure(.noInput, "\(path) is a folder, not a file.")
    }
    return Descriptor(number)
  }

  /// The system's description of the last error.
  static func reason() -> String {
    let text = String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst() + "."
  }
}

extension Descriptor {
  /// Reads bytes into a buffer; returns 0 at the end.
  ///
  /// - Throws: `noInput`.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
    while true {
      let count = Foundation.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else {
        throw CommandFailure(.noInput, "The input cannot be read: \(Self.reason())")
      }
    }
  }

  /// Waits until there is something to read here or at another descriptor; returns whether it is
  /// here.
  func waits(besides other: Int32) -> Bool {
    var polled = [number, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&polled, 2, -1) < 0, errno == EINTR {}
    return polled[1].revents != 0
  }

  /// Writes all bytes.
  ///
  /// - Throws: `brokenPipe`, which prints nothing, or `noOutput`.
  func write(_ bytes: some Collection<UInt8>) throws(CommandFailure) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw CommandFailure(.brokenPipe)
      } else if errno != EINTR {
        throw CommandFailure(.noOutput, "The output cannot be written: \(Self.reason())")
      }
    }
  }

  /// Closes the file; with `syncing`, makes sure first that it is on the disk.
  func close(syncing: Bool = false) throws(CommandFailure) {
    let isSafe = !syncing || fsync(number) == 0
    guard Foundation.close(number) == 0, isSafe else {
      throw CommandFailure(.noOutput, "The output cannot be written: \(Self.reason())")
    }
  }
}

// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The program `store-writer` in a process of its own.
final class Writer {
  private let process = Process()
  private let output = Pipe()
  private var rest: [UInt8] = []

  /// Starts it with these words.
  init(_ words: String...) throws {
    process.executableURL = Self.program
    process.arguments = words
    process.standardOutput = output
    try process.run()
  }

  /// Beside the bundle of the tests, where the build leaves both.
  private static let program = Bundle.module.bundleURL.deletingLastPathComponent()
    .appendingPathComponent("store-writer")
}

extension Writer {
  /// The next line that it says, or nil when it has ended; half a line is none.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest.removeSubrange(...end) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { return nil }
      rest += bytes
    }
  }

  /// All that it still says, after which it has ended.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    process.waitUntilExit()
    return lines
  }

  /// Stops it where it is, with its locks.
  func pause() {
    Foundation.kill(process.processIdentifier, SIGSTOP)
  }

  /// Ends it as a power cut would: nothing of it runs any more.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }
}

// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// Logs of messages and what the native engine shows after each of them.
///
/// `Web/tests/goldens.test.mjs` feeds the same logs to the engine in WebAssembly. Recorded with
/// `ALMANAC_RECORD=1`, never in CI.
@Suite struct WalkGoldenTests {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func theNativeEngineShowsWhatItShowed(seed: UInt64) throws {
    let log = Self.folder.appendingPathComponent("walk-\(seed).messages")
    let golden = Self.folder.appendingPathComponent("walk-\(seed).txt")
    let environment = ProcessInfo.processInfo.environment
    if environment["ALMANAC_RECORD"] == "1" {
      try #require(environment["CI"]?.isEmpty ?? true, "goldens are never recorded in CI")
      let messages = Self.messages(seed: seed)
      try Data(Self.log(of: messages)).write(to: log)
      try Data(Self.record(of: messages).utf8).write(to: golden)
      return
    }
    let messages = Self.messages(in: [UInt8](try Data(contentsOf: log)))
    #expect(messages.count == 403)
    let record = Self.record(of: messages)
    #expect(record == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    // A walk that shows the same all the time would prove nothing.
    #expect(Set(record.split(separator: "\n").prefix(403).map { $0.suffix(16) }).count > 150)
  }

  /// A calendar that is told where it is, then 400 messages of every kind.
  private static func messages(seed: UInt64) -> [[UInt8]] {
    var maker = MessageMaker(seed: seed)
    let start = [
      Message.clock(pinned: "2024-02-20"), Message.restored, Message.metrics(width: 350),
    ]
    return start + (0..<400).map { _ in maker.message() }
  }

  /// A line a message with its number and the hash of the dump after it, then the last dump.
  private static func record(of messages: [[UInt8]]) -> String {
    var calendar = WebCalendar.replaying()
    var text = ""
    for (index, message) in messages.enumerated() {
      calendar.send(message)
      let hash = String(hash(calendar.dump()), radix: 16)
      text += "\(index + 1) \(String(repeating: "0", count: 16 - hash.count))\(hash)\n"
    }
    return text + String(decoding: calendar.dump(), as: UTF8.self)
  }

  /// FNV-1a.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func log(of messages: [[UInt8]]) -> [UInt8] {
    messages.flatMap { message in
      (0..<4).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
    }
  }

  private static func messages(in log: [UInt8]) -> [[UInt8]] {
    var messages: [[UInt8]] = []
    var position = 0
    while position + 4 <= log.count {
      let length = (0..<4).reduce(0) { $0 | Int(log[position + $1]) << (8 * $1) }
      messages.append(Array(log[(position + 4)..<min(position + 4 + length, log.count)]))
      position += 4 + length
    }
    return messages
  }
}

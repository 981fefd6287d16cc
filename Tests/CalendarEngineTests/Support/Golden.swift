// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Dumps that are stored beside the tests.
///
/// `ALMANAC_RECORD=1` writes them; CI never does.
enum Golden {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens")
  }

  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["ALMANAC_RECORD"] == "1"
  }

  static var isInCI: Bool {
    ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
  }

  /// Compares a text with the golden of this name, line by line.
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    if isRecording {
      try #require(!isInCI, "goldens are never recorded in CI", sourceLocation: sourceLocation)
      try Data(text.utf8).write(to: file)
      return
    }
    let data = try #require(
      FileManager.default.contents(atPath: file.path), "no golden \(name)",
      sourceLocation: sourceLocation)
    let expected = String(decoding: data, as: UTF8.self)
    #expect(difference(of: text, from: expected) == [], sourceLocation: sourceLocation)
    #expect(text == expected, sourceLocation: sourceLocation)
  }

  /// The first lines that differ.
  private static func difference(of text: String, from expected: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [String] = []
    for index in 0..<max(lines.count, wanted.count) where found.count < 10 {
      let line = index < lines.count ? lines[index] : "(missing)"
      let other = index < wanted.count ? wanted[index] : "(missing)"
      if line != other { found += ["\(index + 1) is \(line)", "\(index + 1) was \(other)"] }
    }
    return found
  }
}

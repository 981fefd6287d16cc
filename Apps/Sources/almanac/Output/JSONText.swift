// SPDX-License-Identifier: MIT
import Foundation

/// JSON as `--json` prints it: on one line, with members sorted by name.
enum JSONText {
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// Prints an array with one element per line.
struct JSONArray {
  private let output: Output
  private var isEmpty = true

  init(_ output: Output) {
    self.output = output
  }

  mutating func append(_ value: some Encodable) throws {
    try output.write(Array((isEmpty ? "[\n" : ",\n").utf8))
    try output.write(Array(try JSONText.of(value).utf8))
    isEmpty = false
  }

  func end() throws {
    try output.line(isEmpty ? "[]" : "\n]")
  }
}

// SPDX-License-Identifier: MIT
import AppSamples
import Foundation

/// What other programs do to a file.
struct RawFile {
  let path: String

  var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: path)) }
  }

  func write(_ bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  /// Runs SQL on a connection of its own.
  func run(_ sql: String) throws {
    try RawConnection(path).run(sql)
  }

  /// The first value of the first row.
  func text(_ sql: String) throws -> String? {
    try RawConnection(path).texts(sql).first
  }

  /// Writes junk over some bytes.
  func overwrite(_ range: Range<Int>, seed: UInt64) throws {
    var (numbers, bytes) = (SeededNumbers(seed: seed), try bytes)
    for place in range where place < bytes.count {
      bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    }
    try write(bytes)
  }
}

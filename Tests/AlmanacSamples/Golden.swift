// SPDX-License-Identifier: MIT

import Foundation

/// Text that is compared with a committed file, or written to it by `make goldens`.
package enum Golden {
  private static let settings = ProcessInfo.processInfo.environment

  /// What is wrong with bytes that should be those of a golden, or nil.
  ///
  /// With `ALMANAC_RECORD=1` it is written first, but never where `CI` is set. Goldens are in the
  /// folder `Goldens` beside `tests`, the file that asks.
  package static func problem(_ bytes: [UInt8], _ name: String, beside tests: String) -> String? {
    let file = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent(name)
    if settings["ALMANAC_RECORD"] == "1" {
      guard settings["CI"] == nil else { return "CI compares goldens, it never writes them" }
      do { try Data(bytes).write(to: file) } catch { return "\(name): \(error)" }
    }
    guard let golden = try? Data(contentsOf: file) else {
      return "\(name): there is no such golden; write it with make goldens"
    }
    guard golden != Data(bytes) else { return nil }
    let difference = difference(
      from: String(decoding: golden, as: UTF8.self), to: String(decoding: bytes, as: UTF8.self))
    return "\(name) differs:\n\(difference)"
  }

  /// The lines that differ, by number, those of the golden with a minus sign; 20 at most.
  private static func difference(from golden: String, to text: String) -> String {
    let changes = lines(text).difference(from: lines(golden)).sorted { number($0) < number($1) }
    let shown = changes.prefix(20).map { change in
      switch change {
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }
    let more = changes.count - shown.count
    return (shown + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func number(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}

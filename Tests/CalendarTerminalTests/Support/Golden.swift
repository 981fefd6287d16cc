// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Text that is compared with a committed file, or written to it by `make goldens`.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")
  private static let settings = ProcessInfo.processInfo.environment

  /// Compares bytes with the golden of this name.
  ///
  /// With `ALMANAC_RECORD=1` it is written first, but never where `CI` is set.
  static func check(_ bytes: [UInt8], _ name: String) {
    let file = folder.appendingPathComponent(name)
    if settings["ALMANAC_RECORD"] == "1" {
      guard settings["CI"] == nil else {
        Issue.record("CI compares goldens, it never writes them")
        return
      }
      do { try Data(bytes).write(to: file) } catch { Issue.record("\(name): \(error)") }
    }
    guard let golden = try? Data(contentsOf: file) else {
      Issue.record("\(name): there is no such golden; write it with make goldens")
      return
    }
    guard golden != Data(bytes) else { return }
    let difference = difference(
      from: String(decoding: golden, as: UTF8.self), to: String(decoding: bytes, as: UTF8.self))
    Issue.record("\(name) differs:\n\(difference)")
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

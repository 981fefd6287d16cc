// SPDX-License-Identifier: MIT
import Foundation

/// Reports an import's progress on a terminal, once it has taken a second.
struct ImportProgress {
  private var rows: Int64 = 0
  private var isShown = false
  private let isWatched = StandardError.isTerminal
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now

  /// Counts a row.
  mutating func advance() {
    rows += 1
    guard isWatched, rows % 1_000 == 0 else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), !isShown || now - last > .milliseconds(100) else { return }
    isShown = true
    last = now
    StandardError.write("\r\(Counted.of(rows, "line")) so far …")
  }

  /// Clears the progress line.
  mutating func end() {
    guard isShown else { return }
    isShown = false
    StandardError.write("\r\u{1B}[K")
  }
}

// SPDX-License-Identifier: MIT

/// A line of an import that is refused.
package struct BadLine: Hashable, Sendable {
  /// Its number, from 1.
  package var line: Int64
  /// The reason, in plain words.
  package var reason: String

  /// A line with a reason.
  package init(line: Int64, reason: String) {
    self.line = line
    self.reason = reason
  }
}

extension BadLine: CustomStringConvertible {
  /// Line and reason: `line 12: points: "12x" is not a whole number`.
  package var description: String { "line \(line): \(reason)" }
}

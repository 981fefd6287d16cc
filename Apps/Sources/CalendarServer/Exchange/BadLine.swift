// SPDX-License-Identifier: MIT
import CalendarStore

/// A line of an import that is refused.
package struct BadLine: Hashable, Sendable {
  /// Its number, from 1.
  package var line: Int64
  /// The reason, in plain words.
  package var reason: String
  /// The column or member that it is about, or the number of a column without a name.
  package var field: String?
  /// What stands there, of a long text the beginning.
  package var excerpt: String?
  /// The reason without words, or nil where none of our pages can say it.
  package var cause: ReasonCause?

  /// A line with a reason.
  package init(
    line: Int64, reason: String, field: String? = nil, excerpt: String? = nil,
    cause: ReasonCause? = nil
  ) {
    self.line = line
    self.reason = reason
    self.field = field
    self.excerpt = excerpt
    self.cause = cause
  }

  /// A line with a value that no store takes.
  package init(line: Int64, field: String, _ reason: InvalidReason) {
    self.init(line: line, reason: "\(field) \(reason)", field: field, cause: reason.cause)
  }
}

extension BadLine: CustomStringConvertible {
  /// Line and reason: `line 12: points: "12x" is not a whole number`.
  package var description: String { "line \(line): \(reason)" }
}

// SPDX-License-Identifier: MIT
import CalendarModel

/// The lines of a table that are no sessions.
struct RejectedLines: Sendable {
  /// As many as an answer names.
  private static let mostNamed = 100

  /// The first of them.
  private(set) var named: [SessionCSVProblem] = []
  /// How many there are in all.
  private(set) var count: Int64 = 0

  mutating func add(_ problem: SessionCSVProblem) {
    count += 1
    if named.count < Self.mostNamed { named.append(problem) }
  }
}

extension JSONWriter {
  /// The members that name them.
  mutating func rejected(_ lines: RejectedLines) {
    name("rejected")
    array { json in
      for problem in lines.named {
        json.object { json in
          json.name("line")
          json.number(problem.line)
          json.name("reason")
          json.text(problem.reasonText)
        }
      }
    }
    name("rejectedCount")
    number(lines.count)
  }
}

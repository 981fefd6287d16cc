// SPDX-License-Identifier: MIT

/// The lines of a table that are not valid sessions.
struct RejectedLines: Sendable {
  /// The most lines that an answer names.
  private static let mostNamed = 100

  /// The first of them.
  private(set) var named: [BadLine] = []
  /// How many there are in total.
  private(set) var count: Int64 = 0

  mutating func add(_ problem: BadLine) {
    count += 1
    if named.count < Self.mostNamed { named.append(problem) }
  }
}

extension JSONWriter {
  /// Members that name the rejected lines.
  mutating func rejected(_ lines: RejectedLines) {
    name("rejected")
    array { json in
      for problem in lines.named {
        json.object { json in
          json.name("line")
          json.number(problem.line)
          json.name("reason")
          json.text(problem.reason)
        }
      }
    }
    name("rejectedCount")
    number(lines.count)
  }
}

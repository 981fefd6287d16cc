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
          json.cause(of: problem)
        }
      }
    }
    name("rejectedCount")
    number(lines.count)
  }

  /// Members that say the reason of a line without words, as far as there are any.
  private mutating func cause(of problem: BadLine) {
    guard let cause = problem.cause else { return }
    name("code")
    text(cause.code)
    if let field = problem.field {
      name("field")
      text(field)
    }
    if let excerpt = problem.excerpt {
      name("text")
      text(excerpt)
    }
    guard !cause.values.isEmpty else { return }
    name("values")
    array { json in
      for value in cause.values { json.text(value) }
    }
  }
}

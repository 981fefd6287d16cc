// SPDX-License-Identifier: MIT
import NIOCore

/// How long a connection has been waited for, as long as it is its client's turn.
enum Waiting: Equatable, Sendable {
  /// A request is on its way, since then.
  case arriving(since: NIODeadline)
  /// Nothing is under way, since then.
  case idle(since: NIODeadline)

  /// Whether its place is to be given to another before that of `other` is: idle ones go first, of
  /// two of a kind the older one.
  func goesBefore(_ other: Waiting) -> Bool {
    switch (self, other) {
    case (.idle(let a), .idle(let b)), (.arriving(let a), .arriving(let b)): a < b
    case (.idle, .arriving): true
    case (.arriving, .idle): false
    }
  }
}

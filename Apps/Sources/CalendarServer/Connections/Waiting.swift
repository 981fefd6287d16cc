// SPDX-License-Identifier: MIT
import NIOCore

/// What a connection waits for while it is its client's turn, and since when.
enum Waiting: Equatable, Sendable {
  /// A request has been arriving since then.
  case arriving(since: NIODeadline)
  /// Nothing has been under way since then.
  case idle(since: NIODeadline)

  /// Whether this connection gives way before `other`: idle ones first, then the older one.
  func goesBefore(_ other: Waiting) -> Bool {
    switch (self, other) {
    case (.idle(let a), .idle(let b)), (.arriving(let a), .arriving(let b)): a < b
    case (.idle, .arriving): true
    case (.arriving, .idle): false
    }
  }
}

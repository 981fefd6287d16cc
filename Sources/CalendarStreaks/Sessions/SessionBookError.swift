// SPDX-License-Identifier: MIT

/// Why a `SessionBook` refuses a change, which leaves the book unchanged.
public enum SessionBookError: Error, Hashable, Sendable {
  /// A session with this id is in the book already.
  case duplicate(SessionID)
  /// No session has this id.
  case unknown(SessionID)
}

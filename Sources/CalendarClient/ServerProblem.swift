// SPDX-License-Identifier: MIT

/// A server has not answered as it should; an RFC 9457 problem when it is one of ours.
public struct ServerProblem: Error, Hashable, Sendable {
  /// The status of the answer; 0 when there was none.
  public var status: Int
  /// The URI of the kind of problem; empty for the kinds that the status says.
  public var type: String
  /// What is wrong, for people; in English.
  public var detail: String

  /// A problem with a status, a kind and words.
  public init(status: Int, type: String = "", detail: String) {
    self.status = status
    self.type = type
    self.detail = detail
  }

  /// Whether the calendar is locked, and may be unlocked.
  var isLock: Bool { type == "urn:almanac:problem:calendar-locked" }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// What pickers tell: no app refuses anything, so there is no notice, and nothing that is said would be said otherwise
/// a moment later.
public struct Telling: Hashable, Sendable {
  var announcement: Announcement?
  var reported: Reported

  init(level: ZoomLevel) {
    reported = Reported(level: level)
  }
}

extension Telling {
  var notice: Notice? { nil }
  var words: [UInt8] { [] }
  var isUnspoken: Bool { false }
  mutating func speak(_ words: [UInt8]) {}
}

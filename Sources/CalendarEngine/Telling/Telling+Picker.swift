// SPDX-License-Identifier: MIT
import CivilTime

/// What pickers tell: no app refuses anything, so there is no notice.
public struct Telling: Hashable, Sendable {
  var announcement: Announcement?
  var reported: Reported

  init(level: ZoomLevel) {
    reported = Reported(level: level)
  }
}

extension Telling {
  var notice: Notice? { nil }
}

// SPDX-License-Identifier: MIT
import CivilTime

extension Telling {
  /// Takes over what a reduction wants to be said; the last of it is.
  mutating func announce(_ contents: [Announcement.Content]) {
    guard let last = contents.last else { return }
    let serial = (announcement?.serial ?? 0) &+ UInt32(truncatingIfNeeded: contents.count)
    announcement = Announcement(content: last, serial: serial)
  }

  /// Tells the app what has changed since it was last told.
  mutating func tell(_ news: News, _ context: inout ReduceContext) {
    reported.tell(news, &context)
  }

  /// Tells the title again: it reads otherwise now.
  mutating func forgetTitle() {
    reported.forgetTitle()
  }

  /// What comes to be shown first has been told by an earlier instance.
  mutating func resume() {
    reported.resume()
  }

  /// Counts a selection as told: it is the app's own.
  mutating func suppress(_ selection: Selection) {
    reported.selection = selection
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// What screen readers, the app and the user are told.
public struct Telling: Hashable, Sendable {
  /// What a screen reader should say, counted so that the same words can be said twice.
  public private(set) var announcement: Announcement?
  /// Words that stand over the calendar for a while: why the app has refused something.
  @WholeEdition public private(set) var notice: Notice? = nil
  /// What the app has been told last.
  var reported: Reported

  init(level: ZoomLevel) {
    reported = Reported(level: level)
  }
}

extension Telling {
  /// Takes over what a reduction wants to be said; the last of it is.
  mutating func announce(_ contents: [Announcement.Content]) {
    guard let last = contents.last else { return }
    let serial = (announcement?.serial ?? 0) &+ UInt32(truncatingIfNeeded: contents.count)
    announcement = Announcement(content: last, serial: serial)
  }

  /// Says that the app has refused something: its reason stands over the calendar for a while;
  /// without one it is said how things are.
  mutating func refuse(
    _ question: CalendarQuestion, _ reason: [UInt8], on page: CalendarPage,
    _ context: inout ReduceContext
  ) {
    if !reason.isEmpty {
      notice = Notice(text: reason, ends: context.time + Notice.duration)
      context.announce(.refused(reason))
    } else if let day = question.added.first {
      context.announce(.unavailable(day))
    } else if let day = question.removed.first {
      context.announce(.selected(day))
    } else {
      context.announce(.page(page))
    }
  }

  /// Takes the notice away.
  mutating func dropNotice() {
    notice = nil
  }

  /// Takes the notice away when its time has come.
  mutating func expire(at time: Int64) {
    if let ends = notice?.ends, time >= ends { notice = nil }
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

// SPDX-License-Identifier: MIT
import CivilTime

/// What screen readers, the app and the user are told.
public struct Telling: Hashable, Sendable {
  /// What a screen reader should say, counted so that the same words can be said twice.
  public internal(set) var announcement: Announcement? { didSet { words = [] } }
  /// The same in words, UTF-8, as they were when it was said; empty before.
  ///
  /// They stay what they are when what they are about changes.
  public private(set) var words: [UInt8] = []
  /// The temporary message over the calendar: why the app has refused something.
  public private(set) var notice: Notice? = nil
  /// What the app was last told.
  var reported: Reported

  init(level: ZoomLevel) {
    reported = Reported(level: level)
  }
}

extension Telling {
  /// Whether what should be said has not been put in words.
  var isUnspoken: Bool { words.isEmpty && announcement != nil }

  /// Puts what should be said in words.
  mutating func speak(_ words: [UInt8]) { self.words = words }

  /// Says that the app has refused something, and shows its reason over the calendar for a while.
  ///
  /// Without a reason, a day is announced as unavailable or as still selected, or else the page.
  mutating func refuse(
    _ question: CalendarQuestion, _ reason: [UInt8], on page: CalendarPage,
    _ context: inout ReduceContext
  ) {
    if !reason.isEmpty {
      refuse(reason, &context)
    } else if let day = question.added.first {
      context.announce(.unavailable(day))
    } else if let day = question.removed.first {
      context.announce(.selected(day))
    } else {
      context.announce(.page(page))
    }
  }

  /// Says why the app has refused something, and shows that over the calendar for a while.
  mutating func refuse(_ reason: [UInt8], _ context: inout ReduceContext) {
    warn(.refused(reason), &context)
  }

  /// Says something, and shows it over the calendar for a while.
  mutating func warn(_ content: Announcement.Content, _ context: inout ReduceContext) {
    notice = Notice(content: content, ends: context.time + Notice.duration)
    context.announce(content)
  }

  /// Takes the notice away.
  mutating func dropNotice() {
    notice = nil
  }

  /// Takes the notice away when its time has come.
  mutating func expire(at time: Int64) {
    if let ends = notice?.ends, time >= ends { notice = nil }
  }
}

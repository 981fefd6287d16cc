// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension AnnouncementLayout {
  /// What is said of levels, modes, facts, and what the app refuses.
  static func appendFurther(
    _ content: Announcement.Content, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    switch content {
    case .unreachable(let period):
      input.appendSpoken(period, to: &out)
      input.phrases.append(.separator, to: &out)
      input.phrases.append(.unavailable, to: &out)
    case .picked(let period):
      var name: [UInt8] = []
      input.appendSpoken(period, to: &name)
      input.phrases.append(.selected, arguments: [name], to: &out)
    case .refused(let reason): out.append(contentsOf: reason)
    case .barred(let rule, let title):
      var words: [UInt8] = []
      input.phrases.append(rule.phrase, to: &words)
      append(words, of: title, input, to: &out)
    case .mode(let mode):
      input.phrases.append(mode == .month ? .monthView : .weekView, to: &out)
    case .loadFailed: input.phrases.append(.loadFailed, to: &out)
    case .time, .days: appendPlace(content, input, to: &out)
    case .moved(let place, let former, let clocks):
      var words: [[UInt8]] = [[], []]
      appendPlace(place, input, to: &words[0])
      append(former, insteadOf: place, input, to: &words[1])
      input.phrases.append(.moved, arguments: words, to: &out)
      if clocks != 0 {
        DayLabel.add(clocks > 0 ? .clocksForward : .clocksBack, input.phrases, to: &out)
      }
    default: break
    }
  }

  // Not inlined at its two callers, for the size of the WebAssembly module.
  /// Appends words behind the title of the event that they are about, where it has one.
  @inline(never)
  private static func append(
    _ words: [UInt8], of title: [UInt8], _ input: LayoutInput, to out: inout [UInt8]
  ) {
    if title.isEmpty { return out.append(contentsOf: words) }
    input.phrases.append(.named, arguments: [title, words], to: &out)
  }

  /// Appends where the keyboard or an event is, and by which keys one that is grabbed goes on.
  private static func appendPlace(
    _ content: Announcement.Content, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    var (place, isGrabbed): ([UInt8], Bool) = ([], false)
    switch content {
    case .time(let day, let minutes, let part, let moved, let isHeld):
      isGrabbed = isHeld
      TimelineLabel.append(minutes, on: day, part, besides: moved, input, to: &place)
    case .days(let days, let part, let isHeld):
      isGrabbed = isHeld
      let last = days.last ?? days.start
      if last == days.start {
        input.locale.append(last, input.locale.fullDate, to: &place)
        input.appendFurther(part: part, to: &place)
      } else {
        append(.dateRange, [days.start, last], input, to: &place)
      }
    default: break
    }
    appendRefusal(input, to: &place)
    if isGrabbed {
      var named: [UInt8] = []
      append(place, of: input.state.editing.edit?.after.title ?? [], input, to: &named)
      input.phrases.append(.held, arguments: [named], to: &out)
    } else {
      out.append(contentsOf: place)
    }
  }

  /// Appends where an event was: without the day where that is the same.
  private static func append(
    _ former: Announcement.Content, insteadOf place: Announcement.Content, _ input: LayoutInput,
    to out: inout [UInt8]
  ) {
    guard case .time(let day, let minutes, _, _, _) = former else {
      return appendPlace(former, input, to: &out)
    }
    if case .time(day, _, _, _, _) = place {
    } else {
      input.locale.append(day, input.locale.fullDate, to: &out)
      input.phrases.append(.separator, to: &out)
    }
    TimelineLabel.append(minutes, input, to: &out)
  }

  /// Appends why what is held may not stay where it has been moved to.
  private static func appendRefusal(_ input: LayoutInput, to out: inout [UInt8]) {
    guard let rule = input.state.brokenRule(input.locale.weekend) else { return }
    input.phrases.append(.separator, to: &out)
    input.phrases.append(rule.phrase, to: &out)
  }
}

extension EditRule {
  /// What is said of it.
  fileprivate var phrase: Phrase {
    switch self {
    case .outsideWork: .outsideWork
    case .outsideOpen: .outsideOpen
    case .taken: .timeTaken
    case .locked: .eventLocked
    }
  }
}

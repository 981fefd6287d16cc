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
    case .hour(let day, let minutes, let part):
      TimelineLabel.append(minutes, on: day, part, besides: -1, input, to: &out)
    case .grabbed(let place, let kind):
      var words: [[UInt8]] = [[], []]
      appendPlace(place, input, to: &words[0])
      append(words[0], of: input.state.editing.edit?.after.title ?? [], input, to: &words[1])
      let phrase = kind == .resizeStart ? Phrase.startHeld : kind == .resizeEnd ? .endHeld : .held
      input.phrases.append(phrase, arguments: [words[1]], to: &out)
    case .moved(let place, let former, let clocks):
      var words: [[UInt8]] = [[], []]
      appendPlace(place, input, to: &words[0])
      append(former, insteadOf: place, input, to: &words[1])
      input.phrases.append(.moved, arguments: words, to: &out)
      if clocks != 0 {
        DayLabel.add(clocks > 0 ? .clocksForward : .clocksBack, input.phrases, to: &out)
      }
    case .cancelled(let place):
      input.phrases.append(.editCancelled, to: &out)
      guard let place else { return }
      input.phrases.append(.separator, to: &out)
      appendPlace(place, input, to: &out)
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

  // Not inlined at its callers, for the size of the WebAssembly module.
  /// Appends where the keyboard or an event is.
  @inline(never)
  private static func appendPlace(
    _ content: Announcement.Content, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    switch content {
    case .time(let day, let minutes, let part, let moved):
      var place: [UInt8] = []
      input.locale.append(day, input.locale.fullDate, to: &place)
      input.appendFurther(part: part, to: &place)
      input.phrases.append(.separator, to: &place)
      TimelineLabel.append(minutes, on: day, part, besides: moved, input, to: &place)
      if moved == EventNumbers.time {
        input.phrases.append(.selected, arguments: [place], to: &out)
      } else {
        out.append(contentsOf: place)
      }
    case .days(let days, let part):
      let last = days.last ?? days.start
      if last == days.start {
        input.locale.append(last, input.locale.fullDate, to: &out)
        input.appendFurther(part: part, to: &out)
      } else {
        append(.dateRange, [days.start, last], input, to: &out)
      }
    default: break
    }
    appendRefusal(input, to: &out)
  }

  /// Appends where an event was: without the day where that is the same.
  private static func append(
    _ former: Announcement.Content, insteadOf place: Announcement.Content, _ input: LayoutInput,
    to out: inout [UInt8]
  ) {
    guard case .time(let day, let minutes, _, _) = former else {
      return appendPlace(former, input, to: &out)
    }
    if case .time(day, _, _, _) = place {
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

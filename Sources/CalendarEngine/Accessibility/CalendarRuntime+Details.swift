// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Something about an element that is heard only by those who ask for more.
public struct AccessibilityDetail: Hashable, Sendable {
  /// What it is, UTF-8: "Calendar".
  public var name: [UInt8]
  /// What it says, UTF-8: "Work".
  public var value: [UInt8]

  /// What apps know of most events.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// The calendar that it is in.
    case calendar = 0
    /// Where it takes place.
    case location
    /// What somebody has written about it.
    case notes
    /// Where more is to be read.
    case website
  }
}

extension CalendarRuntime {
  /// What a kind of detail is called in the calendar's language, UTF-8: "Location".
  public func name(of kind: AccessibilityDetail.Kind) -> [UInt8] {
    switch kind {
    case .calendar: return name(.calendar)
    case .location: return name(.location)
    case .notes: return name(.notes)
    case .website: return name(.website)
    }
  }
}

extension CalendarRuntime {
  /// What can be heard of an element when somebody asks for more.
  ///
  /// Of an event how long it is, its calendar, and what else happens at its time; of a month of a heat map
  /// what each of its weeks adds up to, so that nobody has to go through its squares. Takes time linear in the
  /// occurrences that are known.
  public func details(of element: AccessibilityElement) -> [AccessibilityDetail] {
    if let event = event(of: element) { return details(of: event) }
    guard sceneInput.arrangement.showsYear, let month = element.key.period else { return [] }
    return weeks(of: month.days)
  }

  /// The event of an element; nil for anything else.
  public func event(of element: AccessibilityElement) -> Occurrence? {
    element.key.isOfEvent ? state.facts.occurrence(of: element.key) : nil
  }

  private func details(of event: Occurrence) -> [AccessibilityDetail] {
    var details: [AccessibilityDetail] = []
    let length = duration(of: event)
    if !length.isEmpty {
      details.append(AccessibilityDetail(name: name(.duration), value: length))
    }
    for group in state.options.groups where group.number == event.group && !group.name.isEmpty {
      details.append(AccessibilityDetail(name: name(.calendar), value: group.name))
    }
    var others: [UInt8] = []
    for other in sceneInput.conflicts(with: event) {
      if !others.isEmpty { sceneInput.phrases.append(.separator, to: &others) }
      others.append(contentsOf: other.title)
      guard other.title.isEmpty else { continue }
      TimelineLabel.append(other.minutes(on: event.days.start), sceneInput, to: &others)
    }
    if !others.isEmpty {
      details.append(AccessibilityDetail(name: name(.conflicts), value: others))
    }
    return details
  }
}

// What is said to choose an element.
extension CalendarRuntime {
  /// What an element can be called by voice, the usual name first: "March 3", "3 March" and the full date for
  /// a day, since a number alone is that of a day around the month, too.
  ///
  /// What is drawn, and its name, for anything else.
  public func spokenNames(of element: AccessibilityElement) -> [[UInt8]] {
    var names: [[UInt8]] = []
    let isOfDay = element.kind == .cell || element.kind == .columnHeader
    if isOfDay, let day = element.key.day {
      let locale = environment.locale
      let (month, number) = (TextPattern("MMMM d"), TextPattern("d MMMM"))
      for pattern in locale.beginsWithMonth ? [month, number] : [number, month] {
        var name: [UInt8] = []
        locale.append(day, pattern, to: &name)
        names.append(name)
      }
    } else if let index = scene.index(of: element.key) {
      names.append(Array(scene.utf8(scene.nodes[index].text)))
    }
    return (names + [element.label]).filter { !$0.isEmpty }
  }
}

extension LocaleProfile {
  /// Whether dates have the month before the day, as in "March 3".
  fileprivate var beginsWithMonth: Bool {
    for case .field(let letter, _) in fullDate.pieces {
      if letter == UInt8(ascii: "M") || letter == UInt8(ascii: "L") { return true }
      if letter == UInt8(ascii: "d") { return false }
    }
    return false
  }
}

// How long an event is.
extension CalendarRuntime {
  /// "1 hour 30 minutes", as time really passes; "3 days"; nothing for a day or a moment.
  private func duration(of event: Occurrence) -> [UInt8] {
    guard event.hours != nil else {
      return event.days.count > 1 ? days(Int64(event.days.count)) : []
    }
    let minutes = event.minutesThatPass
    var length: [UInt8] = []
    if minutes >= 1440 { length = days(minutes / 1440) }
    for (phrase, count) in [
      (AccessibilityPhrase.hours, minutes / 60 % 24), (.minutes, minutes % 60),
    ] where count > 0 {
      let part = words(phrase, count: count, [digits(count)])
      length = length.isEmpty ? part : words(.hoursAndMinutes, count: 0, [length, part])
    }
    return length
  }

  private func days(_ count: Int64) -> [UInt8] {
    var days: [UInt8] = []
    sceneInput.phrases.append(.days, count: count, arguments: [digits(count)], to: &days)
    return days
  }

  private func digits(_ count: Int64) -> [UInt8] {
    var digits: [UInt8] = []
    environment.locale.append(count, to: &digits)
    return digits
  }
}

// Weeks of a heat map.
extension CalendarRuntime {
  /// What each week of a month adds up to, of those in which there is anything.
  private func weeks(of month: DayInterval) -> [AccessibilityDetail] {
    var (details, separator): ([AccessibilityDetail], [UInt8]) = ([], [])
    sceneInput.phrases.append(.separator, to: &separator)
    var start = month.start
    while month.contains(start) {
      let next = environment.locale.weekRule.startOfWeek(start).addingClamped(days: 7)
      let last = next.addingClamped(days: -1)
      let week = DayInterval(first: start, last: last)?.intersection(month) ?? month
      var sum: [UInt8] = []
      PeriodSum(week, sceneInput).append(sceneInput, to: &sum)
      if !sum.isEmpty {
        let value = Array(sum.dropFirst(separator.count))
        details.append(AccessibilityDetail(name: name(of: week), value: value))
      }
      guard next > start else { break }
      start = next
    }
    return details
  }

  /// "Feb 4, 2024 to Feb 10, 2024"; one day alone as it is.
  private func name(of week: DayInterval) -> [UInt8] {
    let locale = environment.locale
    var (name, first, last): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    locale.append(week.start, locale.mediumDate, to: &first)
    if week.count == 1 { return first }
    locale.append(week.last ?? week.start, locale.mediumDate, to: &last)
    sceneInput.phrases.append(.dateRange, arguments: [first, last], to: &name)
    return name
  }
}

extension LayoutInput {
  /// The events that take place at any time of an event with hours, in order.
  ///
  /// What is cancelled is in nobody's way; O(n) in the occurrences that are known.
  func conflicts(with event: Occurrence) -> [Occurrence] {
    guard event.blocks else { return [] }
    let minutes = event.minutes(on: event.days.start)
    var found: [Occurrence] = []
    for other in state.facts.window.occurrences(touching: event.days)
    where other.blocks && other.id != event.id && !found.contains(other) {
      let others = other.minutes(on: event.days.start)
      if minutes.start < others.end, others.start < minutes.end { found.append(other) }
    }
    return found.inOrder(Occurrence.comesBefore)
  }
}

extension Occurrence {
  /// Whether somebody is taken up by it for some hours.
  fileprivate var blocks: Bool { isTimed && !isBackground && status != .cancelled }

  /// The minutes from its start to its end; on the clocks, where no zone is known.
  fileprivate var minutesThatPass: Int64 {
    if let seconds = hours?.duration { return Int64(seconds) / 60 }
    return max(wallEnd - wallStart, 0)
  }
}

// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What is only of use where there is no document that says it: details, and free times.
extension AccessibilityBuilder {
  /// Adds what can be heard of events when somebody asks for more, and the times without any.
  mutating func addFurther() {
    for index in tree.elements.indices {
      let key = tree.elements[index].key
      if key.isOfEvent { tree.elements[index].details = details(of: key) }
      if input.arrangement.showsYear, let month = key.period {
        tree.elements[index].details = weeks(of: month.days)
      }
    }
    addFreeTimes()
  }

  /// The calendar, person or room of an event, and what else happens at its time.
  private func details(of key: NodeKey) -> [AccessibilityDetail] {
    guard let event = input.state.facts.occurrence(of: key) else { return [] }
    var details: [AccessibilityDetail] = []
    for group in input.state.options.groups where group.number == event.group {
      if !group.name.isEmpty { details.append(detail(.calendar, group.name)) }
    }
    var others: [UInt8] = []
    for other in input.conflicts(with: event) {
      if !others.isEmpty { input.phrases.append(.separator, to: &others) }
      others.append(contentsOf: other.title)
      if other.title.isEmpty {
        TimelineLabel.append(other.minutes(on: event.days.start), input, to: &others)
      }
    }
    if !others.isEmpty { details.append(detail(.conflicts, others)) }
    return details
  }

  /// What each week of a month adds up to, of those in which there is anything: whoever hears of a month of
  /// a heat map can ask for its weeks, and need not go through its squares.
  private func weeks(of month: DayInterval) -> [AccessibilityDetail] {
    var (details, separator): ([AccessibilityDetail], [UInt8]) = ([], [])
    input.phrases.append(.separator, to: &separator)
    var start = month.start
    while month.contains(start) {
      let next = input.locale.weekRule.startOfWeek(start).addingClamped(days: 7)
      let last = next.addingClamped(days: -1)
      let week = DayInterval(first: start, last: last)?.intersection(month) ?? month
      var sum: [UInt8] = []
      PeriodSum(week, input).append(input, to: &sum)
      if !sum.isEmpty {
        details.append(
          AccessibilityDetail(name: name(of: week), value: Array(sum.dropFirst(separator.count))))
      }
      guard next > start else { break }
      start = next
    }
    return details
  }

  /// "Feb 4, 2024 to Feb 10, 2024"; one day alone as it is.
  private func name(of week: DayInterval) -> [UInt8] {
    var (name, first, last): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    input.locale.append(week.start, input.locale.mediumDate, to: &first)
    if week.count == 1 { return first }
    input.locale.append(week.last ?? week.start, input.locale.mediumDate, to: &last)
    input.phrases.append(.dateRange, arguments: [first, last], to: &name)
    return name
  }

  private func detail(_ phrase: AccessibilityPhrase, _ value: [UInt8]) -> AccessibilityDetail {
    var name: [UInt8] = []
    append(phrase, to: &name)
    return AccessibilityDetail(name: name, value: value)
  }
}

extension LayoutInput {
  /// The events that take place at any time of an event with hours, in order.
  ///
  /// What is cancelled is in nobody's way; O(n) in the occurrences that are known.
  func conflicts(with event: Occurrence) -> [Occurrence] {
    guard event.blocks else { return [] }
    var found: [Occurrence] = []
    for other in state.facts.window.occurrences(touching: event.days)
    where other.blocks && other.id != event.id && !found.contains(other) {
      let (minutes, others) = (
        event.minutes(on: event.days.start), other.minutes(on: event.days.start)
      )
      if minutes.start < others.end && others.start < minutes.end { found.append(other) }
    }
    return found.inOrder(Occurrence.comesBefore)
  }
}

extension Occurrence {
  /// Whether somebody is taken up by it for some hours.
  fileprivate var blocks: Bool { isTimed && !isBackground && status != .cancelled }
}

extension CalendarRuntime {
  /// The event of an element; nil for anything else.
  public func event(of element: AccessibilityElement) -> Occurrence? {
    element.key.isOfEvent ? state.facts.occurrence(of: element.key) : nil
  }
}

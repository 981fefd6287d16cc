// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What is only of use where there is no document that says it: details, and free times.
extension AccessibilityBuilder {
  /// Adds what can be heard of events when somebody asks for more, and the times without any.
  mutating func addFurther() {
    for index in tree.elements.indices where tree.elements[index].key.isOfEvent {
      tree.elements[index].details = details(of: tree.elements[index].key)
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

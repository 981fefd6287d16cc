// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// Free times of a timeline: what is between its events can be heard, and filled, as they can.
extension AccessibilityBuilder {
  /// Puts an element for each free time among the events of its day, in their order.
  ///
  /// Of days of which it is not known yet what happens on them nothing is said, and neither where there are
  /// no events and none can be made.
  mutating func addFreeTimes() {
    guard tree.elements.contains(where: { $0.key.role == .dayColumn }) else { return }
    let before = tree.elements
    var (found, places): ([AccessibilityElement], [Int32]) = ([], [])
    var (column, free): (Int32, [AccessibilityElement]) = (-1, [])
    for (index, element) in before.enumerated() {
      let start = element.parent == column ? input.state.facts.event(of: element.key) : nil
      // Those before an event, or all that are left where the column is over.
      while let next = free.first {
        let isEarlier = start.map { next.key.startOfFreeTime < $0.segment.start } ?? false
        guard isEarlier || element.parent != column else { break }
        found.append(free.removeFirst())
      }
      places.append(Int32(found.count))
      found.append(element)
      if element.parent >= 0 { found[found.count - 1].parent = places[Int(element.parent)] }
      guard element.key.role == .dayColumn else { continue }
      let row = element.parent >= 0 ? before[Int(element.parent)].frame : element.frame
      (column, free) = (Int32(index), freeTimes(of: element, in: row))
      for other in free.indices { free[other].parent = places[index] }
    }
    tree.elements = found + free
  }

  /// The free times of a column that are in view.
  private func freeTimes(
    of column: AccessibilityElement, in row: SceneRect
  ) -> [AccessibilityElement] {
    guard let day = column.key.day, input.state.facts.hours.exists(day) else { return [] }
    let state = input.state
    let isKnown = state.options.loadsOccurrences ? state.facts.window.knows(day) : state.editsEvents
    if !isKnown { return [] }
    return FreeTime.all(on: day, max(column.key.part, 0), shownHours, state.facts).compactMap {
      guard $0.minutes.count >= min(max(state.options.timeline.snapMinutes, 1), 60) else {
        return nil
      }
      guard let frame = frame(of: $0.minutes, in: column.frame).common(with: row) else {
        return nil
      }
      return element(of: $0, isDivided: column.key.part >= 0, frame)
    }
  }

  private func element(
    of free: FreeTime, isDivided: Bool, _ frame: SceneRect
  ) -> AccessibilityElement {
    var element = AccessibilityElement(key: free.key, parent: -1, kind: .text, frame: frame)
    if free.minutes == .wholeDay {
      input.phrases.append(.allDay, to: &element.label)
    } else {
      TimelineLabel.append(free.minutes, input, to: &element.label)
    }
    input.phrases.append(.free, to: &element.value)
    let state = input.state
    guard state.editsEvents, let held = state.editing.held else {
      guard state.editsEvents, let minute = firstAdmitted(in: free) else { return element }
      let choose = CalendarInput.Content.action(
        .edit(.choose(at: free.place(at: minute, isDivided: isDivided))))
      element.kind = .button
      element.actions = [AccessibilityAction(trigger: .activate, name: [], input: choose)]
      if state.choosesTime {
        append(.selectsTime, to: &element.hint)
      } else {
        append(.makesEvent, to: &element.hint)
        var name: [UInt8] = []
        append(.newEvent, to: &name)
        element.actions.append(AccessibilityAction(trigger: .named, name: name, input: choose))
      }
      return element
    }
    // What keys hold goes where it is tapped.
    guard !held.isByHand, held.edit.after.isTimed else { return element }
    let place = free.place(at: free.minutes.start, isDivided: isDivided)
    element.kind = .button
    append(.dropsEvent, to: &element.hint)
    element.actions = [
      AccessibilityAction(trigger: .activate, name: [], input: .action(.edit(.place(at: place)))),
      giveUp,
    ]
    return element
  }

  /// Where a new event can begin: the first slot of a free time in which the rules admit one.
  private func firstAdmitted(in free: FreeTime) -> Int32? {
    let (state, step) = (input.state, input.state.options.timeline.slotMinutes)
    guard state.options.admits(free.day) else { return nil }
    let rules = state.editRules(input.locale.weekend)
    var minute = (free.minutes.start + step - 1) / step * step
    while minute < free.minutes.end {
      let start = Int64(free.day.rawValue) * 1440 + Int64(minute)
      let new = Occurrence.new(on: free.day)
      let length = min(max(shownHours.end - minute, step), 60)
      let event = state.facts.hours.placed(new, from: start, to: start + Int64(length))
      let edit = Edit(kind: .create, before: new, after: event)
      if state.choosesTime || rules.broken(by: edit) == nil { return minute }
      minute += step
    }
    return nil
  }

  private var shownHours: MinuteRange {
    let hours = input.state.options.timeline.hours
    return hours.isEmpty ? .wholeDay : hours
  }

  /// Where minutes are in the frame of a column.
  private func frame(of minutes: MinuteRange, in column: SceneRect) -> SceneRect {
    func y(_ minute: Int32) -> Int32 {
      Int32(clamping: Int64(minute - shownHours.start) * Int64(scene.style.hourHeight) / 60)
    }
    let (top, bottom) = (y(minutes.start), y(minutes.end))
    return SceneRect(
      x: column.x, y: column.y &+ top, width: column.width, height: bottom &- top)
  }
}

/// A time of a day at which nothing happens.
private struct FreeTime {
  let day: EpochDay
  /// In which of the columns of its day it is.
  let part: Int32
  let minutes: MinuteRange

  /// Keeps its identity while its end moves.
  var key: NodeKey { NodeKey(.timeCursor, number: part << 12 | minutes.start + 1, day: day) }

  /// A time of it, as a hand points at it.
  func place(at minute: Int32, isDivided: Bool) -> ClockPlace {
    var place = ClockPlace(day: day, minute: minute)
    if isDivided { place.part = part }
    return place
  }
}

extension FreeTime {
  /// What is left of the shown hours of a day without its events, and without the hours that its clocks
  /// skip.
  static func all(
    on day: EpochDay, _ part: Int32, _ hours: MinuteRange, _ facts: FactBook
  ) -> [FreeTime] {
    var taken = facts.hours.dayHours(day)?.gaps ?? []
    for event in facts.timed(day)?.events ?? [] where event.part == part {
      taken.append(MinuteRange(start: event.segment.start, end: event.segment.end))
    }
    var (found, minute): ([FreeTime], Int32) = ([], hours.start)
    func add(until end: Int32) {
      guard minute < end else { return }
      found.append(FreeTime(day: day, part: part, minutes: MinuteRange(start: minute, end: end)))
    }
    for range in taken.inOrder({ $0.start < $1.start }) {
      add(until: min(range.start, hours.end))
      minute = max(minute, range.end)
    }
    add(until: hours.end)
    return found
  }
}

extension NodeKey {
  /// The minute of its day at which the free time of a key begins.
  fileprivate var startOfFreeTime: Int32 { number & 0xFFF - 1 }
}

extension SceneRect {
  /// What two rectangles have in common; nil for nothing.
  fileprivate func common(with other: SceneRect) -> SceneRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x &+ width, other.x &+ other.width)
    let bottom = min(y &+ height, other.y &+ other.height)
    guard left < right, top < bottom else { return nil }
    return SceneRect(x: left, y: top, width: right &- left, height: bottom &- top)
  }
}

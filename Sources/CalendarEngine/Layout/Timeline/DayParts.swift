// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// One of the columns of a day; the only one is the first.
struct DayPart {
  let index: Int32
  /// In points.
  let width: Double
}

extension CalendarOptions {
  /// The numbers of the groups into which days are divided; none where a day is one column.
  var shownGroups: [UInt16] {
    var numbers: [UInt16] = []
    guard timeline.columnsByGroup else { return numbers }
    for group in groups.prefix(TimelineOptions.mostGroups) { numbers.append(group.number) }
    return numbers
  }
}

// A day that is divided has a column for each group, and a last one for what belongs to none of them if
// there is such a thing on the day. So a day that is scrolled into view leaves the others as they are.
extension CalendarState {
  /// How many columns a day has.
  func parts(of day: EpochDay) -> Int32 {
    let groups = options.shownGroups
    guard !groups.isEmpty else { return 1 }
    let rest = Int32(groups.count)
    let hasRest = facts.hasPart(rest, on: day) || isHeld(inPart: rest, of: groups, on: day)
    return hasRest ? rest + 1 : rest
  }

  private func isHeld(inPart part: Int32, of groups: [UInt16], on day: EpochDay) -> Bool {
    for index in 0..<editing.heldCount {
      let held = editing.held(index)
      if held.days.contains(day), groups.part(of: held.group) == part { return true }
    }
    return false
  }

  /// What is behind the hours of one of the columns of a day: what belongs to its group, and what
  /// belongs to none.
  func grounds(of day: EpochDay, part: Int32) -> [Occurrence] {
    let groups = options.shownGroups
    var all = facts.grounds(around: day)
    if !groups.isEmpty { all.removeAll { $0.group > 0 && groups.part(of: $0.group) != part } }
    return all
  }

  /// The column of its day in which the keyboard is.
  var focusPart: Int32 { min(focus.part, parts(of: focus.day) - 1) }

  /// The same where days are divided; otherwise −1.
  var focusedPart: Int32 { options.shownGroups.isEmpty ? -1 : focusPart }

  /// The time at which the keyboard is, in its column; nil where it is on a day without one.
  var focusedPlace: ClockPlace? {
    guard let minute = focus.minute else { return nil }
    var place = ClockPlace(day: focus.day, minute: minute)
    place.part = focusedPart
    return place
  }

  /// The node of the column in which the keyboard is.
  var focusedCell: NodeKey {
    let part = focusedPart
    return part < 0 || !arrangement.movement.joinsDays
      ? arrangement.cell(of: focus.day) : NodeKey(part: part, of: focus.day)
  }
}

extension [UInt16] {
  /// The place of the column of a group: after the last one for what is not among these; 0 where days
  /// are not divided.
  func part(of group: UInt16) -> Int32 {
    Int32(truncatingIfNeeded: firstIndex(of: group) ?? count)
  }
}

extension FactBook {
  /// Whether anything on a day is in one of its columns.
  func hasPart(_ part: Int32, on day: EpochDay) -> Bool {
    for event in timed(day)?.events ?? [] where event.part == part { return true }
    for bar in bars(on: day) where bar.part == part { return true }
    return false
  }

  /// How many occurrences there are in one of the columns of a day, of several days too.
  func occurrenceCount(on day: EpochDay, part: Int32, of groups: [UInt16]) -> Int {
    var count = 0
    if let packed = timed(day) {
      for event in packed.events where event.part == part { count += 1 }
    }
    for bar in bars(on: day) where groups.part(of: bar.occurrence.group) == part { count += 1 }
    return count
  }

  private func bars(on day: EpochDay) -> [LaneBar] {
    DayInterval(start: day, count: 1).map { bars(touching: $0) } ?? []
  }
}

extension LayoutInput {
  /// Appends the name of one of the columns of a divided day.
  func append(part: Int32, to out: inout [UInt8]) {
    let groups = state.options.groups
    guard part < min(groups.count, TimelineOptions.mostGroups) else {
      return phrases.append(.otherGroup, to: &out)
    }
    out.append(contentsOf: groups[Int(part)].name)
  }

  /// The same, after what has been said before; nothing where days are not divided.
  func appendFurther(part: Int32, to out: inout [UInt8]) {
    if part < 0 { return }
    phrases.append(.separator, to: &out)
    append(part: part, to: &out)
  }
}

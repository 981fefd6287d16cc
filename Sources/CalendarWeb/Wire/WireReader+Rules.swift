// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

extension WireReader {
  /// The app's answer to a question; a negative number is that of an edit.
  mutating func answered() -> CalendarAction {
    let id = int32()
    let isAllowed = bool()
    let reason = text()
    let verdict: CalendarVerdict = isAllowed ? .allowed : .refused(reason: reason)
    return id < 0 ? .edit(.settle(id: 0 &- id, verdict)) : .answered(id: id, verdict)
  }

  /// The id of an event to take hold of, and which end of it; without an id a new one at the keyboard's
  /// time.
  mutating func taken() -> CalendarAction {
    let id = text()
    let kind = checked(Edit.Kind(rawValue: uint8()), or: .move)
    return .edit(id.isEmpty ? .createAtFocus : .take(id, kind))
  }

  /// The events that are pasted, one at least.
  mutating func insertions() -> [Occurrence] {
    var events = [event()]
    while !isAtEnd, !hasFailed { events.append(event()) }
    return events
  }

  /// The ids of the events that are to be selected, each before a zero.
  mutating func picked() -> [[UInt8]] {
    var (ids, id) = ([[UInt8]](), [UInt8]())
    for byte in text() {
      if byte == 0 {
        ids.append(id)
        id = []
      } else {
        id.append(byte)
      }
    }
    return ids
  }

  /// A day to be shown, and how, with the minutes if any are meant; older logs have only the day.
  mutating func show(today: EpochDay?) -> CalendarAction {
    let day = day(today: today)
    guard !isAtEnd else { return .show(day) }
    let place = checked(ScrollTarget.Place(rawValue: uint8()), or: .nearest)
    let isAnimated = bool()
    var target = ScrollTarget(id: int32(), day: day, place: place, isAnimated: isAnimated)
    if !isAtEnd { target.minutes = MinuteRange(start: int32(), end: int32()) }
    return .scroll(to: target)
  }

  /// What an earlier instance showed, and whether the app has heard of it; older logs end earlier.
  mutating func restoration(today: EpochDay?) -> CalendarAction {
    let day = day(today: today)
    let selection = selection(today: today)
    return .restore(showing: day, selection: selection, isTold: !isAtEnd && bool())
  }

  /// A selection in the form that `Selection(text:today:)` reads.
  mutating func selection(today: EpochDay? = nil) -> Selection {
    do throws(SelectionTextError) {
      return try Selection(text: text(), today: today)
    } catch {
      fail(error == .invalidDay ? .invalidDay : .reversedInterval)
      return .none
    }
  }
}

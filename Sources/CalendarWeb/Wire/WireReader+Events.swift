// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

extension WireReader {
  /// What a load found, in the form with the number 1: occurrences may lie in a zone.
  mutating func events() -> CalendarAction {
    if uint8() != 1 { fail(.invalidValue) }
    return loaded { $0.event() }
  }

  /// An occurrence: its id, start and end, title, tint and flags; then what these say.
  ///
  /// Start and end are days, the end not included, or times on them. Flag 1: the minutes follow of
  /// the first and the last day at which it begins and ends. Flag 2: offsets from UTC follow at
  /// start and end, and the seconds that pass between them. Flag 4: it is behind the hours. Flag 8:
  /// it is locked. Flag 16: events may be placed in it. Flag 32: its group follows. Flag 64: it is
  /// tentative. Flag 128: it is cancelled, whatever else.
  ///
  /// Where it has to be in order, a time on the clocks that ends before it begins is wrong. In an answer
  /// to a load it is one that takes no time, since one bad event is not to spoil the others.
  mutating func event(inOrder: Bool = false) -> Occurrence {
    let id = text()
    let (start, end) = (moment(), moment())
    var event: Occurrence
    if start.minute >= 0 {
      event = Occurrence(id: id, start: start, end: (end.day, max(end.minute, 0)))
    } else {
      let days = DayInterval(start: start.day, end: end.day)
      event = Occurrence(id: id, days: checked(days, or: .all, .reversedInterval))
    }
    event.title = text()
    event.tint = uint8()
    let flags = uint8()
    event.isBackground = flags & 4 != 0
    event.isLocked = flags & 8 != 0
    event.isOpen = flags & 16 != 0
    if flags & 64 != 0 { event.status = .tentative }
    if flags & 128 != 0 { event.status = .cancelled }
    if flags & 1 != 0 { event.hours = Occurrence.Hours(start: minute(), end: minute()) }
    // Of a time on the clocks alone; what takes a while may end at an earlier hour, as they go back.
    if inOrder, flags & 2 == 0, (end.day, end.minute) < (start.day, start.minute) {
      fail(.reversedInterval)
    }
    if flags & 2 != 0 {
      let (start, end, duration) = (offset(), offset(), int32())
      if let hours = event.hours {
        event.hours = Occurrence.Hours(
          start: hours.start, end: hours.end, startOffset: start, endOffset: end,
          duration: duration)
      }
    }
    if flags & 32 != 0 { event.group = UInt16(count()) }
    return event
  }

  private mutating func minute() -> Int32 { Int32(count()) }

  /// A day as YYYY-MM-DD, with minute −1, or a time on it as YYYY-MM-DDTHH:MM, with seconds or
  /// without.
  private mutating func moment() -> Occurrence.WallMinute {
    let written = text()
    let mark = written.firstIndex(of: 0x54) ?? written.count
    guard let date = CivilDate(calendarDate: Array(written[..<mark])) else {
      fail(.invalidDay)
      return (.epoch, 0)
    }
    if mark == written.count { return (date.epochDay, -1) }
    // The colon of the seconds may follow.
    guard written.count >= mark + 6, written[mark + 3] == 0x3A,
      written.count == mark + 6 || written[mark + 6] == 0x3A
    else {
      fail(.invalidDay)
      return (.epoch, 0)
    }
    let (hour, minute) = (
      Self.number(written[mark + 1], written[mark + 2]),
      Self.number(written[mark + 4], written[mark + 5])
    )
    if hour > 23 || minute > 59 { fail(.invalidDay) }
    return (date.epochDay, Int32(hour * 60 + minute))
  }

  /// The value of two digits; 255 for any other bytes.
  private static func number(_ tens: UInt8, _ ones: UInt8) -> Int {
    let (high, low) = (tens &- 0x30, ones &- 0x30)
    return high > 9 || low > 9 ? 255 : Int(high * 10 + low)
  }
}

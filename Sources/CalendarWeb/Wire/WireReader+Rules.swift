// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension WireReader {
  /// The rules that disable days.
  mutating func disabledDays() -> DisabledDays {
    DisabledDays(
      before: optionalDay(), after: optionalDay(), weekdays: WeekdaySet(rawValue: uint8()),
      days: selection().days)
  }

  /// The app's answer to a question.
  mutating func answered() -> CalendarAction {
    let id = int32()
    let isAllowed = bool()
    let reason = text()
    return .answered(id: id, isAllowed ? .allowed : .refused(reason: reason))
  }

  /// A day to be shown, and how; messages of before end with the day.
  mutating func show(today: EpochDay?) -> CalendarAction {
    let day = day(today: today)
    guard !isAtEnd else { return .show(day) }
    let place = checked(ScrollTarget.Place(rawValue: uint8()), or: .nearest)
    let isAnimated = bool()
    return .scroll(to: ScrollTarget(id: int32(), day: day, place: place, isAnimated: isAnimated))
  }

  /// A selection as `Selection(text:today:)` reads it.
  mutating func selection(today: EpochDay? = nil) -> Selection {
    do throws(SelectionTextError) {
      return try Selection(text: text(), today: today)
    } catch {
      fail(error == .invalidDay ? .invalidDay : .reversedInterval)
      return .none
    }
  }
}

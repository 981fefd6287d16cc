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

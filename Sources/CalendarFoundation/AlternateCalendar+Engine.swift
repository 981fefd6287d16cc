// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension AlternateCalendar {
  /// The action that answers `CalendarEffect.nameDays`: a label for each day, empty where the
  /// platform is not correct about the day.
  public func naming(_ days: DayInterval) -> CalendarAction {
    var labels: [AlternateLabel] = []
    for number in days.start.rawValue..<days.endRawValue {
      guard let day = EpochDay(number), let label = label(for: day) else {
        labels.append(.none)
        continue
      }
      labels.append(
        AlternateLabel(text: Array(label.text.utf8), spoken: Array(label.spoken.utf8)))
    }
    return .daysNamed(days.start, labels)
  }
}

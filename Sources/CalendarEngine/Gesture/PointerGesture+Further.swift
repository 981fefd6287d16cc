// SPDX-License-Identifier: MIT
import CivilTime

extension PointerGesture {
  /// What a tap means on anything but days and the buttons that every calendar has.
  static func further(_ key: NodeKey) -> CalendarAction? {
    switch key.role {
    case .retryButton: return .retry
    case .handle: return .expand(.toggle)
    case .zoomButton: return .zoomOut
    case .periodCell: return key.period.map { .open($0) }
    case .eventBar, .timedEvent: return .chooseOccurrence(key)
    case .agendaDate: return key.day.map { .choose($0, on: CalendarPage($0.civil.yearMonth)) }
    case .dateHeader: return key.day.map { .choose($0, on: CalendarPage(.day, index: $0.rawValue)) }
    case .lanesButton: return .timeline(.toggleLanes)
    case .moreButton: return EpochDay(key.ordinal).map { .showMore($0) }
    default: return nil
    }
  }
}

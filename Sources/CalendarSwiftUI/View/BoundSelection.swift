// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import SwiftUI

  /// What is bound to the selection.
  enum BoundSelection {
    case none
    case day(Binding<Date?>)
    case range(Binding<ClosedRange<Date>?>)
    case days(Binding<Set<DateComponents>>)
    case time(Binding<DateInterval?>)

    /// What the app shows as selected.
    func selection(_ dates: DayDates) -> Selection {
      switch self {
      case .none: .none
      case .day(let day): dates.selection(day: day.wrappedValue)
      case .range(let range): dates.selection(range: range.wrappedValue)
      case .days(let days): dates.selection(days: days.wrappedValue)
      case .time(let time): dates.selection(time: time.wrappedValue)
      }
    }

    /// As much of a selection as the app can show: not the start of an interval without an end.
    func shown(_ selection: Selection) -> Selection {
      switch self {
      case .none: .none
      case .day: selection.first.map { .day($0) } ?? .none
      case .range: selection.interval.map { .interval($0) } ?? .none
      case .days: .days(selection.days)
      case .time: selection.time.map { .time($0) } ?? .none
      }
    }

    /// Has the app show a selection.
    func write(_ selection: Selection, _ dates: DayDates) {
      switch self {
      case .none: break
      case .day(let day): day.wrappedValue = dates.day(of: selection)
      case .range(let range): range.wrappedValue = dates.range(of: selection)
      case .days(let days): days.wrappedValue = dates.components(selection.days)
      case .time(let time): time.wrappedValue = dates.time(of: selection)
      }
    }

    /// Has the calendar select what the app can show, where its preset selects something else.
    func adapt(_ options: inout CalendarOptions) {
      switch self {
      case .none: break
      case .day:
        switch options.selection {
        case .single, .singlePerPage: break
        case .none, .week, .multiple, .interval, .time: options.selection = .single
        }
      case .range: options.selection = .interval
      case .days: options.selection = .multiple
      case .time: options.selection = .time
      }
    }
  }
#endif

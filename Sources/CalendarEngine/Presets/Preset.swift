// SPDX-License-Identifier: MIT
import CivilTime

/// The behaviour of a calendar that Almanac replaces, by its name.
///
///     CalendarOptions(.fioriRange)
///     <almanac-calendar preset="fiori-range"></almanac-calendar>
///     almanac calendar -i --preset fiori-range
///
/// A preset is a value of options and nothing else: every one of them can be changed afterwards.
/// Where the original has a defect, the preset has what its page in `docs/migration` says.
public enum Preset: Hashable, Sendable {
  /// SAP's FUICalendarView in its style `month`.
  case fioriMonth
  /// FUICalendarView in its style `fullScreenMonth`.
  case fioriFullScreenMonth
  /// FUICalendarView in its style `week`.
  case fioriWeek
  /// FUICalendarView in its style `expandable`.
  case fioriExpandable
  /// FUICalendarView in its style `rangeSelection`.
  case fioriRange
  /// FUICalendarView in its style `datesSelection`.
  case fioriDates
  /// FSCalendar in one of its scopes.
  case fsCalendar(scope: Scope)
  /// CalendarView of jantimar.
  case calendarView
  /// Kal.
  case kal
  /// The month view of Tapku.
  case tapku
  /// TimesSquare.
  case timesSquare
  /// CKCalendar.
  case ckCalendar
  /// ABCalendarPicker.
  case abCalendarPicker
  /// The calendar of streaks.
  case streak
  /// InfiniteCalendar.
  case infiniteCalendar
  /// JZCalendarWeekView.
  case jzCalendarWeekView

  /// How much FSCalendar shows at a time.
  public enum Scope: UInt8, CaseIterable, Hashable, Sendable {
    /// A month.
    case month = 0
    /// A week.
    case week
  }
}

extension Preset: CaseIterable {
  /// All presets, those of one original beside each other.
  public static let allCases: [Preset] = [
    .fioriMonth, .fioriFullScreenMonth, .fioriWeek, .fioriExpandable, .fioriRange, .fioriDates,
    .fsCalendar(scope: .month), .fsCalendar(scope: .week), .calendarView, .kal, .tapku,
    .timesSquare, .ckCalendar, .abCalendarPicker, .streak, .infiniteCalendar,
    .jzCalendarWeekView,
  ]
}

extension Preset {
  /// The name in addresses, attributes and commands.
  public var name: StaticString {
    switch self {
    case .fioriMonth: return "fiori-month"
    case .fioriFullScreenMonth: return "fiori-full-screen-month"
    case .fioriWeek: return "fiori-week"
    case .fioriExpandable: return "fiori-expandable"
    case .fioriRange: return "fiori-range"
    case .fioriDates: return "fiori-dates"
    case .fsCalendar(.month): return "fs-calendar"
    case .fsCalendar(.week): return "fs-calendar-week"
    case .calendarView: return "calendar-view"
    case .kal: return "kal"
    case .tapku: return "tapku"
    case .timesSquare: return "times-square"
    case .ckCalendar: return "ck-calendar"
    case .abCalendarPicker: return "ab-calendar-picker"
    case .streak: return "streak"
    case .infiniteCalendar: return "infinite-calendar"
    case .jzCalendarWeekView: return "jz-calendar-week-view"
    }
  }

  /// The preset of a name in UTF-8, or nil.
  public init?(name: [UInt8]) {
    for preset in Preset.allCases {
      var bytes: [UInt8] = []
      bytes.append(preset.name)
      if bytes == name {
        self = preset
        return
      }
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import SwiftUI

  /// A view that shows a calendar: its modifiers are those of `CalendarView`, `CalendarPicture` and
  /// `DateField` alike.
  ///
  ///     CalendarView(day: $day).showsWeekNumbers().rows(.fitting)
  ///
  /// They return the same type, so write them before SwiftUI's own. Where two of them change the
  /// same, the later one counts; a preset comes before all others.
  public protocol CalendarConfigurable {
    /// What is asked of the calendar.
    var configuration: CalendarConfiguration { get set }
  }

  extension CalendarConfigurable {
    /// The view with another configuration.
    func configured(_ change: (inout CalendarConfiguration) -> Void) -> Self {
      var copy = self
      change(&copy.configuration)
      return copy
    }

    /// The view with an option changed; dates become days by the calendar of the environment.
    public func setting(_ change: @escaping (inout CalendarOptions, DayDates) -> Void) -> Self {
      configured { $0.changes.append(change) }
    }

    /// Behaves as another calendar does, in its colours.
    public func preset(_ preset: Preset) -> Self { configured { $0.preset = preset } }

    /// The day whose page is shown first; without it that of the selection, else today.
    public func showing(_ date: Date?) -> Self { configured { $0.showing = date } }

    /// Pins today; nil follows the clock.
    public func today(_ date: Date?) -> Self { configured { $0.today = date } }

    /// The days that can be reached and chosen, both ends among them.
    public func bounds(_ range: ClosedRange<Date>) -> Self {
      setting { options, dates in options.bounds = dates.days(range) }
    }

    /// Fills the height that it is given, in place of having its own.
    public func fillsHeight(_ isOn: Bool = true) -> Self { configured { $0.fillsHeight = isOn } }

    /// Shows the times of further zones beside the viewer's in a timeline, up to four.
    public func furtherTimeZones(_ zones: [TimeZone]) -> Self {
      configured { $0.furtherTimeZones = zones }
    }

    /// Shows the dates of a second calendar below the numbers.
    ///
    /// - Parameters:
    ///   - identifier: The calendar.
    ///   - locale: Its language; nil takes the one that goes with it.
    /// - Returns: The view with it.
    public func alternateCalendar(
      _ identifier: Foundation.Calendar.Identifier, locale: Locale? = nil
    ) -> Self {
      configured { $0.alternate = AlternateCalendar(identifier, locale: locale) }
        .setting { options, _ in options.showsAlternateDates = true }
    }
  }
#endif

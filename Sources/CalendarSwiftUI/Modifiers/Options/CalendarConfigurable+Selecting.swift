// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import Foundation

  // Which days can be chosen, and how.
  extension CalendarConfigurable {
    /// What is chosen in the end: at this level choosing selects what would be zoomed in on.
    ///
    /// Of months, years and decades one is selected, as the interval of its days.
    ///
    /// `picks` in pages.
    public func picks(_ value: ZoomLevel) -> Self {
      setting { options, _ in options.picks = value }
    }

    /// What choosing a day does.
    ///
    /// `selection` in pages.
    public func selection(_ value: SelectionPolicy) -> Self {
      setting { options, _ in options.selection = value }
    }

    /// What choosing a day does.
    ///
    /// `interval-rule` in pages.
    public func intervalTaps(_ value: IntervalPolicy.Taps) -> Self {
      setting { options, _ in options.interval.taps = value }
    }

    /// The fewest days, including disabled ones.
    ///
    /// `min-length` in pages.
    public func minimumLength(_ count: Int) -> Self {
      setting { options, _ in options.interval.minimumCount = Int32(clamping: count) }
    }

    /// The most days, including disabled ones.
    ///
    /// `max-length` in pages.
    public func maximumLength(_ count: Int) -> Self {
      setting { options, _ in options.interval.maximumCount = Int32(clamping: count) }
    }

    /// Whether choosing the start again makes an interval of that day; otherwise it cancels the
    /// start.
    ///
    /// `one-day` in pages.
    public func allowsOneDayIntervals(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.interval.allowsOneDay = isOn }
    }

    /// Whether no day between the ends may be one that cannot be chosen.
    ///
    /// `across-disabled` in pages.
    public func refusesDisabledBetween(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.interval.refusesDisabled = isOn }
    }

    /// Whether choosing the selected day, or a day of the selected week, takes it back; not where the
    /// page always has a selected day.
    ///
    /// `unselects` in pages.
    public func unselects(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.unselects = isOn }
    }

    /// Which day a page selects by itself, where the selection is bound to the page.
    ///
    /// `page-day` in pages.
    public func pageDay(_ value: PageDayPolicy) -> Self {
      setting { options, _ in options.pageDay = value }
    }

    /// What a drag that begins on a day does.
    ///
    /// `swipe` in pages.
    public func swipe(_ value: SwipePolicy) -> Self {
      setting { options, _ in options.swipe = value }
    }

    /// Disables this day and all before it, as in FUICalendarView; nil disables none.
    ///
    /// `disabled-before` in pages.
    public func disabledThrough(_ date: Date?) -> Self {
      setting { options, dates in options.disabled.before = date.map(dates.day) }
    }

    /// Disables this day and all after it; nil disables none.
    ///
    /// `disabled-after` in pages.
    public func disabledFrom(_ date: Date?) -> Self {
      setting { options, dates in options.disabled.after = date.map(dates.day) }
    }

    /// These weekdays.
    ///
    /// `disabled-weekdays` in pages.
    public func disabledWeekdays(_ weekdays: [Weekday]) -> Self {
      setting { options, _ in options.disabled.weekdays = WeekdaySet(weekdays) }
    }

    /// These days.
    ///
    /// `disabled-days` in pages.
    public func disabledDays(_ days: Set<DateComponents>) -> Self {
      setting { options, dates in options.disabled.days = dates.days(days) }
    }
  }
#endif

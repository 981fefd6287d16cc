// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import Foundation

  // How timelines and agendas show events.
  extension CalendarConfigurable {
    /// Columns in view, 1...14; other numbers count as the nearest.
    ///
    /// Where pages begin with weeks, whole weeks without their hidden weekdays: 7 days without Saturday
    /// and Sunday are five columns.
    ///
    /// `days` in pages; heeded by the view `timeline`.
    public func timelineDays(_ count: Int) -> Self {
      setting { options, _ in options.timeline.days = Int32(clamping: count) }
    }

    /// Weekdays that have no column; where all are named, none is hidden.
    ///
    /// `hidden-weekdays` in pages; heeded by the view `timeline`.
    public func hiddenWeekdays(_ weekdays: [Weekday]) -> Self {
      setting { options, _ in options.timeline.hiddenWeekdays = WeekdaySet(weekdays) }
    }

    /// On which days pages begin.
    ///
    /// `page-start` in pages; heeded by the view `timeline`.
    public func pageStart(_ value: TimelineStart) -> Self {
      setting { options, _ in options.timeline.start = value }
    }

    /// Where it comes to rest.
    ///
    /// `scroll-snap` in pages; heeded by the view `timeline`.
    public func scrollSnap(_ value: TimelineSnap) -> Self {
      setting { options, _ in options.timeline.snap = value }
    }

    /// Where the date of a single day stands.
    ///
    /// `date-position` in pages; heeded by the view `timeline`.
    public func datePosition(_ value: DatePosition) -> Self {
      setting { options, _ in options.timeline.datePosition = value }
    }

    /// Whether a day is one column, or one for each of `CalendarOptions.groups`, side by side.
    ///
    /// `columns-by` in pages; heeded by the view `timeline`.
    public func columnsByGroup(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.timeline.columnsByGroup = isOn }
    }

    /// How many rows of events of whole days are shown until the user asks for all, 1...10.
    ///
    /// `all-day-rows` in pages; heeded by the view `timeline`.
    public func allDayRows(_ count: Int) -> Self {
      setting { options, _ in options.timeline.laneLimit = Int32(clamping: count) }
    }

    /// The height of an hour in points, 16...400, before the user changes it.
    ///
    /// `hour-height` in pages; heeded by the view `timeline`.
    public func hourHeight(_ count: Int) -> Self {
      setting { options, _ in options.timeline.hourHeight = Int32(clamping: count) }
    }

    /// Minutes between lines: 5, 10, 15, 20, 30 or 60; other numbers count as the nearest.
    ///
    /// `slot` in pages; heeded by the view `timeline`.
    public func slotMinutes(_ count: Int) -> Self {
      setting { options, _ in options.timeline.slot = Int32(clamping: count) }
    }

    /// The hours of a day that are shown; a day may end after midnight.
    ///
    /// `hours` in pages; heeded by the view `timeline`.
    public func shownHours(_ value: MinuteRange) -> Self {
      setting { options, _ in options.timeline.hours = value }
    }

    /// The hours whose labels are shown, or nil for all.
    ///
    /// `label-hours` in pages; heeded by the view `timeline`.
    public func labelHours(_ value: MinuteRange?) -> Self {
      setting { options, _ in options.timeline.labelHours = value }
    }

    /// The hours that stand out from the others, on the days of the week that are not its end; nil where
    /// all hours are alike.
    ///
    /// `working-hours` in pages; heeded by the view `timeline`.
    public func workingHours(_ value: MinuteRange?) -> Self {
      setting { options, _ in options.timeline.workingHours = value }
    }

    /// The minutes of the hour at which they begin and end then, from one to the next, 1...60.
    ///
    /// `snap-minutes` in pages; heeded by the view `timeline`.
    public func snapMinutes(_ count: Int) -> Self {
      setting { options, _ in options.timeline.snapMinutes = Int32(clamping: count) }
    }

    /// How fast hours scroll.
    ///
    /// `edge-speed` in pages; heeded by the view `timeline`.
    public func edgeSpeed(_ value: EdgeSpeed) -> Self {
      setting { options, _ in options.timeline.edges.speed = value }
    }

    /// How events that overlap share the width of a column.
    ///
    /// `packing` in pages; heeded by the view `timeline`.
    public func timelinePacking(_ value: TimelinePacking) -> Self {
      setting { options, _ in options.timeline.packing = value }
    }

    /// Whether days on which nothing happens are listed as well.
    ///
    /// Today always is, and a month without events says so.
    ///
    /// `empty-days` in pages; heeded by the view `agenda`.
    public func emptyDays(_ value: EmptyDaysPolicy) -> Self {
      setting { options, _ in options.agenda.emptyDays = value }
    }

    /// The lines of text that an event has room for, 1...3: its title, then its time.
    ///
    /// With one line the time stands before the title; other numbers count as the nearest.
    ///
    /// `event-lines` in pages; heeded by the view `agenda`.
    public func eventLines(_ count: Int) -> Self {
      setting { options, _ in options.agenda.lines = Int32(clamping: count) }
    }
  }
#endif

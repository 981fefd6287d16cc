// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import Foundation

  // How days are laid out.
  extension CalendarConfigurable {
    /// How days are laid out.
    ///
    /// `view` in pages.
    public func view(_ value: ViewKind) -> Self {
      setting { options, _ in options.view = value }
    }

    /// What is above each month.
    ///
    /// `month-headers` in pages; heeded by the view `months`.
    public func monthHeaders(_ value: MonthHeaders) -> Self {
      setting { options, _ in options.list.headers = value }
    }

    /// Months side by side, 1...6; 0 for as many as fit the width.
    ///
    /// Pages of months show no more than have room for 280 points each, and are turned by one. A list
    /// shows as many as it is told, 5 counting as 4.
    ///
    /// `columns` in pages; heeded by the view `month` or `months`.
    public func monthColumns(_ count: Int) -> Self {
      setting { options, _ in options.columns = Int32(clamping: count) }
    }

    /// Whether the list comes to rest where a month begins.
    ///
    /// `snap` in pages; heeded by the view `months`.
    public func snapsToMonths(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.list.snapsToMonths = isOn }
    }

    /// The initial mode; configuring another one changes to it.
    ///
    /// `mode` in pages; heeded by the view `expandable`.
    public func expansionMode(_ value: ExpansionMode) -> Self {
      setting { options, _ in options.expanding.mode = value }
    }

    /// Which week stays in view when the month is folded away.
    ///
    /// `expand-focus` in pages; heeded by the view `expandable`.
    public func expansionFocus(_ value: ExpansionFocus) -> Self {
      setting { options, _ in options.expanding.focus = value }
    }

    /// Whether a swipe up or down on the days has the effect of the handle: up folds the month away,
    /// down brings it back.
    ///
    /// `expand-swipe` in pages; heeded by the view `expandable`.
    public func expandsBySwipes(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.expanding.followsSwipes = isOn }
    }

    /// How many weeks a page of the week view has, 1...100; other numbers count as the nearest.
    ///
    /// `weeks` in pages; heeded by the view `week`.
    public func weeks(_ count: Int) -> Self {
      setting { options, _ in options.weeks = Int32(clamping: count) }
    }

    /// Along which axis pages move.
    ///
    /// `direction` in pages.
    public func axis(_ value: PagingAxis) -> Self {
      setting { options, _ in options.axis = value }
    }

    /// Whether nobody can turn pages or scroll by hand: no swipe, wheel or key does, and no button.
    ///
    /// The app still can. Keys stay among the days in view.
    ///
    /// `paging` in pages.
    public func locksPages(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.locksPages = isOn }
    }

    /// How months that move vertically follow each other.
    ///
    /// `shared-weeks` in pages.
    public func pageJoin(_ value: PageJoin) -> Self {
      setting { options, _ in options.pageJoin = value }
    }

    /// How many rows a month has.
    ///
    /// `rows` in pages.
    public func rows(_ value: RowsPolicy) -> Self {
      setting { options, _ in options.rows = value }
    }

    /// Whether days of neighbouring months are shown.
    ///
    /// `outside-days` in pages.
    public func outsideDays(_ value: OutsideDaysPolicy) -> Self {
      setting { options, _ in options.outsideDays = value }
    }

    /// What choosing such a day does.
    ///
    /// `outside-tap` in pages.
    public func outsideTap(_ value: OutsideTapPolicy) -> Self {
      setting { options, _ in options.outsideTap = value }
    }

    /// The height in points that the calendar should keep to, or 0 without such a one: rows are 44 to
    /// 51 points high then, never less, even where that is more than the maximum.
    ///
    /// `max-height` in pages.
    public func maximumHeight(_ value: Double) -> Self {
      setting { options, _ in options.maximumHeight = value }
    }

    /// Whether hands and keys make, move and stretch events; those of months and weeks are moved and
    /// stretched, and lists and agendas heed it not.
    ///
    /// `editable` in pages; heeded by the view `timeline` or `month` or `week` or `expandable`.
    public func isEditable(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.timeline.isEditable = isOn }
    }

    /// Where a hand scrolls hours and turns pages, measured from the edges of the hours, or of the days
    /// of a month.
    ///
    /// `edge-zones` in pages; heeded by the view `timeline` or `month` or `week` or `expandable`.
    public func edgeZones(_ value: EdgeZones) -> Self {
      setting { options, _ in options.timeline.edges.zones = value }
    }

    /// How long a hand stays at a side before a page turns.
    ///
    /// `edge-dwell` in pages; heeded by the view `timeline` or `month` or `week` or `expandable`.
    public func edgeDwell(_ value: EdgeDwell) -> Self {
      setting { options, _ in options.timeline.edges.dwell = value }
    }

    /// Where hands and keys may put events.
    ///
    /// `edit-within` in pages; heeded by the view `timeline` or `month` or `week` or `expandable`.
    public func editWithin(_ value: EditBounds) -> Self {
      setting { options, _ in options.timeline.editWithin = value }
    }

    /// How many events that stand among hours may take place at one moment after an edit, 1 where none
    /// may overlap another one; 0 for any number.
    ///
    /// `overlap-limit` in pages; heeded by the view `timeline` or `month` or `week` or `expandable`.
    public func overlapLimit(_ count: Int) -> Self {
      setting { options, _ in options.timeline.overlapLimit = Int32(clamping: count) }
    }

    /// Whether the title zooms out, to the months of a year, the years of a decade and the decades of a
    /// century.
    ///
    /// `zooms` in pages.
    public func zooms(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.zooms = isOn }
    }

    /// How the year view tells counts apart.
    ///
    /// `heat` in pages; heeded by the view `year`.
    public func heat(_ value: HeatScale) -> Self {
      setting { options, _ in options.heat = value }
    }

    /// Whether the year view says below its months which counts the steps of its heat map stand for.
    ///
    /// `heat-legend` in pages; heeded by the view `year`.
    public func showsHeatLegend(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.showsHeatLegend = isOn }
    }

    /// Whether a vertical wheel turns pages too; otherwise it is left to what surrounds the calendar.
    ///
    /// `wheel` in pages.
    public func wheelPagesVertically(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.wheelPagesVertically = isOn }
    }
  }
#endif

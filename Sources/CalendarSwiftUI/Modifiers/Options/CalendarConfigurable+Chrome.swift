// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import Foundation

  // What stands around the days and in them.
  extension CalendarConfigurable {
    /// What the title names.
    ///
    /// `title-rule` in pages.
    public func titleRule(_ value: TitleRule) -> Self {
      setting { options, _ in options.titleRule = value }
    }

    /// How opaque the titles of the neighbouring pages are, 0...1, which stand beside the title then and
    /// follow the pages with it, fainter with the distance; nil shows no others.
    ///
    /// `neighbour-titles` in pages.
    public func neighbourTitleOpacity(_ value: Double?) -> Self {
      setting { options, _ in options.neighbourTitleOpacity = value }
    }

    /// The weekday in the first column; nil takes the locale's.
    ///
    /// `first-weekday` in pages.
    public func firstWeekday(_ value: Weekday?) -> Self {
      setting { options, _ in options.firstWeekday = value }
    }

    /// What is left out around the days.
    ///
    /// `hide` in pages.
    public func hiddenParts(_ value: HiddenParts) -> Self {
      setting { options, _ in options.hiddenParts = value }
    }

    /// Which buttons stand in the header.
    ///
    /// `hide-buttons` in pages.
    public func headerButtons(_ value: HeaderButtons) -> Self {
      setting { options, _ in options.headerButtons = value }
    }

    /// Which hairlines stand between the days.
    ///
    /// `grid-lines` in pages.
    public func gridLines(_ value: GridLines) -> Self {
      setting { options, _ in options.gridLines = value }
    }

    /// Whether the numbers of weeks stand in front of their rows.
    ///
    /// `week-numbers` in pages.
    public func showsWeekNumbers(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.showsWeekNumbers = isOn }
    }

    /// How weekdays are written above the days.
    ///
    /// `weekdays` in pages.
    public func weekdayForm(_ value: WeekdayForm) -> Self {
      setting { options, _ in options.weekdayForm = value }
    }

    /// Whether the weekday of today is marked above the days, while today is on the page.
    ///
    /// `weekday-today` in pages.
    public func marksWeekdayOfToday(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.marksWeekdayOfToday = isOn }
    }

    /// Whether today is marked.
    ///
    /// `hide-today` in pages.
    public func marksToday(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.marksToday = isOn }
    }

    /// Whether dots are shown and spoken of at all; a fact can hide those of its day.
    ///
    /// `no-indicators` in pages.
    public func showsIndicators(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.showsIndicators = isOn }
    }

    /// Whether the key T goes to today (WCAG 2.1.4 wants single keys to be switchable).
    ///
    /// `no-single-keys` in pages.
    public func singleKeys(_ isOn: Bool = true) -> Self {
      setting { options, _ in options.singleKeys = isOn }
    }
  }
#endif

// SPDX-License-Identifier: MIT
import CivilTime

/// Options as their attributes see them: the ends of the bounds apart, sets as bits.
package struct OptionDraft {
  /// The options, but for the bounds.
  package var options: CalendarOptions
  /// The first day that can be reached, nil without such a one.
  package var first: EpochDay?
  /// The last day that can be reached, nil without such a one.
  package var last: EpochDay?

  /// A draft of options.
  package init(_ options: CalendarOptions) {
    self.options = options
    let bounds = options.bounds
    first = bounds.start == .min ? nil : bounds.start
    if let end = bounds.last, end != .max { last = end }
  }

  /// The days from the first to the last one, nil where they are the other way around.
  var bounds: DayInterval? { DayInterval(first: first ?? .min, last: last ?? .max) }

  /// Forgets every day that was named.
  mutating func forgetDays() {
    options.bounds = .all
    options.disabled = DisabledDays(weekdays: options.disabled.weekdays)
  }
}

extension OptionDraft {
  /// Whether months share the row of a week.
  var sharesWeeks: Bool {
    get { options.pageJoin == .sharingWeeks }
    set { options.pageJoin = newValue ? .sharingWeeks : .apart }
  }

  /// The hours of a timeline, nil for those of whole days.
  var shownHours: MinuteRange? {
    get { options.timeline.hours == .wholeDay ? nil : options.timeline.hours }
    set { options.timeline.hours = newValue ?? .wholeDay }
  }

  /// What is left out around the days, a bit each: the header, the weekdays.
  var hiddenParts: UInt8 {
    get { options.hiddenParts.rawValue }
    set { options.hiddenParts = HiddenParts(rawValue: newValue) }
  }

  /// The bits of the buttons that the header lacks.
  var hiddenButtons: UInt8 {
    get { HeaderButtons.all.subtracting(options.headerButtons).rawValue }
    set { options.headerButtons = HeaderButtons.all.subtracting(HeaderButtons(rawValue: newValue)) }
  }

  /// What the app is asked or told, a bit each: before days are selected, before pages are turned,
  /// when cells are shown.
  var asks: UInt8 {
    get {
      (options.asksBeforeSelecting ? 1 : 0) | (options.asksBeforeTurning ? 2 : 0)
        | (options.tellsCells ? 4 : 0)
    }
    set {
      options.asksBeforeSelecting = newValue & 1 != 0
      options.asksBeforeTurning = newValue & 2 != 0
      options.tellsCells = newValue & 4 != 0
    }
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// Appends what differs from a plain month calendar as attributes of `<almanac-calendar>`, a line
  /// each: `selection=interval`.
  ///
  /// Of what presets say: views, pages, selection and bounds. Rules about single days and most of
  /// what stands around the days are left out, and so is what the host decides.
  public func appendAttributes(to out: inout [UInt8]) {
    appendLayout(to: &out)
    appendZooming(to: &out)
    appendTitle(to: &out)
    appendSelecting(to: &out)
    if let firstWeekday { Self.append("first-weekday", Self.name(of: firstWeekday), to: &out) }
    if bounds.start != .min { Self.append("min", bounds.start, to: &out) }
    if let last = bounds.last, last != .max { Self.append("max", last, to: &out) }
    appendHiddenButtons(to: &out)
    Self.append("hide-today", if: !marksToday, to: &out)
    Self.append("no-indicators", if: !showsIndicators, to: &out)
    Self.append("no-single-keys", if: !singleKeys, to: &out)
    if wheelPagesVertically { Self.append("wheel", "both", to: &out) }
  }

  private func appendZooming(to out: inout [UInt8]) {
    Self.append("zooms", if: zooms, to: &out)
    Self.append("heat-legend", if: showsHeatLegend, to: &out)
    if picks != .days { Self.append("picks", picks.cellName, to: &out) }
  }

  private func appendHiddenButtons(to out: inout [UInt8]) {
    guard headerButtons != .all else { return }
    out.append("hide-buttons=")
    let names: [(HeaderButtons, StaticString)] = [
      (.previous, "previous"), (.next, "next"), (.today, "today"),
    ]
    var isFirst = true
    for (button, name) in names where !headerButtons.contains(button) {
      if !isFirst { out.append(" ") }
      isFirst = false
      out.append(name)
    }
    out.append("\n")
  }

  private func appendTitle(to out: inout [UInt8]) {
    switch titleRule {
    case .page: break
    case .majority: Self.append("title-rule", "majority", to: &out)
    case .firstDay: Self.append("title-rule", "first", to: &out)
    case .selectedDay: Self.append("title-rule", "selected", to: &out)
    case .span: Self.append("title-rule", "span", to: &out)
    case .selection: Self.append("title-rule", "selection", to: &out)
    }
    guard let opacity = neighbourTitleOpacity else { return }
    // Two digits tell all that can be seen.
    let hundredths = Int64(min(max(opacity, 0), 1) * 100 + 0.5)
    out.append("neighbour-titles=")
    out.append(decimal: hundredths / 100)
    out.append(".")
    if hundredths % 100 < 10 { out.append("0") }
    out.append(decimal: hundredths % 100)
    out.append("\n")
  }

  private func appendLayout(to out: inout [UInt8]) {
    switch view {
    case .month: break
    case .week: Self.append("view", "week", to: &out)
    case .expandable: Self.append("view", "expandable", to: &out)
    case .months:
      Self.append("view", "months", to: &out)
      appendList(to: &out)
    case .year: Self.append("view", "year", to: &out)
    }
    if expanding.mode == .week { Self.append("mode", "week", to: &out) }
    if expanding.focus == .selectedDayOrToday { Self.append("expand-focus", "today", to: &out) }
    Self.append("expand-swipe", if: expanding.followsSwipes, to: &out)
    if view == .week, weeks != 1 { Self.append("weeks", weeks, to: &out) }
    if axis == .vertical { Self.append("direction", "vertical", to: &out) }
    Self.append("shared-weeks", if: pageJoin == .sharingWeeks, to: &out)
    if rows == .fitting { Self.append("rows", "fit", to: &out) }
    if outsideDays == .hidden { Self.append("outside-days", "hidden", to: &out) }
    switch outsideTap {
    case .navigate: break
    case .select: Self.append("outside-tap", "select", to: &out)
    case .ignore: Self.append("outside-tap", "ignore", to: &out)
    }
  }

  private func appendList(to out: inout [UInt8]) {
    switch list.headers {
    case .plain: break
    case .sticky: Self.append("month-headers", "sticky", to: &out)
    case .hidden: Self.append("month-headers", "hidden", to: &out)
    }
    switch list.columns {
    case 1: break
    case ...0: Self.append("columns", "auto", to: &out)
    default: Self.append("columns", list.columns, to: &out)
    }
    Self.append("snap", if: list.snapsToMonths, to: &out)
  }

  private func appendSelecting(to out: inout [UInt8]) {
    switch selection {
    case .none: Self.append("selection", "none", to: &out)
    case .single: break
    case .singlePerPage: Self.append("selection", "page", to: &out)
    case .week: Self.append("selection", "week", to: &out)
    case .multiple: Self.append("selection", "multiple", to: &out)
    case .interval: Self.append("selection", "interval", to: &out)
    }
    switch interval.taps {
    case .shrinkInside: break
    case .restart: Self.append("interval-rule", "restart", to: &out)
    case .extendNearest: Self.append("interval-rule", "extend", to: &out)
    }
    if interval.minimumCount != 1 {
      Self.append("min-length", interval.minimumCount, to: &out)
    }
    if interval.maximumCount != .max {
      Self.append("max-length", interval.maximumCount, to: &out)
    }
    Self.append("one-day", if: interval.allowsOneDay, to: &out)
    Self.append("unselects", if: unselects, to: &out)
    if pageDay == .first { Self.append("page-day", "first", to: &out) }
    if swipe == .selects { Self.append("swipe", "select", to: &out) }
  }
}

extension CalendarOptions {
  private static func append(
    _ name: StaticString, _ value: StaticString, to out: inout [UInt8]
  ) {
    out.append(name)
    out.append("=")
    out.append(value)
    out.append("\n")
  }

  private static func append(_ name: StaticString, if isSet: Bool, to out: inout [UInt8]) {
    if isSet { append(name, "", to: &out) }
  }

  private static func append(_ name: StaticString, _ value: Int32, to out: inout [UInt8]) {
    out.append(name)
    out.append("=")
    out.append(decimal: Int64(value))
    out.append("\n")
  }

  private static func append(_ name: StaticString, _ day: EpochDay, to out: inout [UInt8]) {
    out.append(name)
    out.append("=")
    day.appendISO8601(to: &out)
    out.append("\n")
  }

  private static func name(of weekday: Weekday) -> StaticString {
    switch weekday {
    case .monday: return "monday"
    case .tuesday: return "tuesday"
    case .wednesday: return "wednesday"
    case .thursday: return "thursday"
    case .friday: return "friday"
    case .saturday: return "saturday"
    case .sunday: return "sunday"
    }
  }
}

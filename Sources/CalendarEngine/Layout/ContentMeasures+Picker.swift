// SPDX-License-Identifier: MIT

/// The months of pickers have no room for anything but numbers.
struct ContentMeasures {
  init(_ content: MonthContent, _ metrics: CalendarMetrics, hasNotice: Bool) {}

  var noticeHeight: Double { 0 }
  var legendHeight: Double { 0 }
  var gutter: Double { 0 }
  var lines: DayLines {
    get { .none }
    set {}
  }
  var lanes: LaneMeasures? {
    get { nil }
    set {}
  }
}

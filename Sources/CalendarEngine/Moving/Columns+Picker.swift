// SPDX-License-Identifier: MIT

/// Pickers without a field show one month.
struct Columns: Hashable, Sendable {
  var count: Int32 {
    get { 1 }
    set {}
  }
}

extension Columns {
  static var gap: Double { 0 }
  static func room(_ metrics: CalendarMetrics) -> Int32 { 1 }
}

// SPDX-License-Identifier: MIT

/// Which hours of a timeline are in view before somebody scrolls them.
enum HourOpening: Hashable, Sendable {
  /// Those around a minute of the day, which is near the upper third of the view.
  case minute(Int32)
  /// Those from the start of the working hours on.
  case morning
}

// SPDX-License-Identifier: MIT

/// There are no bars in pickers for keys to lead to.
enum OccurrenceKeys {
  static func action(
    for sample: KeySample, isRightToLeft: Bool, _ scene: CalendarScene, _ state: CalendarState
  ) -> CalendarAction? { nil }
}

// SPDX-License-Identifier: MIT

extension CalendarScene {
  /// Each step of a picker makes the whole scene anew.
  mutating func move(_ moving: Moving, _ input: LayoutInput) {}
}

// SPDX-License-Identifier: MIT

// Pickers make their one page anew whatever happens: that is less code than comparing states.

extension CalendarState {
  func still(_ environment: CalendarEnvironment) -> CalendarState { self }

  /// The node of the day on which the keyboard is.
  var focusedCell: NodeKey { arrangement.cell(of: focus.day) }
}

extension LayoutInput {
  func stands(as still: CalendarState) -> Bool { false }
}

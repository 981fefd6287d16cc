// SPDX-License-Identifier: MIT

// Pickers make their one page anew whatever happens: that is less code than comparing states.

extension CalendarState {
  func still(_ environment: CalendarEnvironment) -> CalendarState { self }
}

extension LayoutInput {
  func stands(as still: CalendarState) -> Bool { false }
}

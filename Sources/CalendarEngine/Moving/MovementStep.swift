// SPDX-License-Identifier: MIT

/// The result of a movement, which focus, selection and announcements have to follow.
enum MovementStep {
  /// Nothing to follow.
  case none
  /// Turn to a page.
  case turn(to: CalendarPage, velocity: Double = 0)
  /// A scroll view of the host has brought a page into view.
  case pass(to: CalendarPage)
  /// The view is at a page, or on its way there.
  case moved(to: CalendarPage)
  /// A scroll view of the host has to come to rest at a distance, in pages or points as it reports
  /// them.
  case snap(to: Double)
}

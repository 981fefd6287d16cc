// SPDX-License-Identifier: MIT

/// What a movement has come to, for focus, selection and announcements to follow.
enum MovementStep {
  /// Nothing that anything has to follow.
  case none
  /// A page is to be turned to.
  case turn(to: CalendarPage, velocity: Double = 0)
  /// A scroll view of the host has brought a page into view.
  case pass(to: CalendarPage)
  /// The view is on its way to a page, or there.
  case moved(to: CalendarPage)
  /// A scroll view of the host is to come to rest so far on, in pages or points as it reports them.
  case snap(to: Double)
}

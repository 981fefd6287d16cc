// SPDX-License-Identifier: MIT

/// What a hand does to an event that it carries, stretches or draws, step by step, so that it can be
/// felt.
///
/// Each is told once and when it happens: between a `lifted` and its `dropped` there is a `snapped` or a
/// `moved` for each other time or place at which the event has been shown, and none for a hand that
/// moves within one. A drag that is given up, or let go of where a rule bars it, has no `dropped`. Keys
/// and menus have no steps.
public enum DragStep: UInt8, CaseIterable, Hashable, Sendable {
  /// It has taken hold of an event, or begun one.
  case lifted = 0
  /// The event begins or ends at another of the times to which edits snap.
  case snapped
  /// The event is on another day, in the column of another group, or among whole days or hours and was
  /// not.
  case moved
  /// A page has turned at a side.
  case turned
  /// It has let go, and the event stays where it is.
  case dropped
}

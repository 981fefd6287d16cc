// SPDX-License-Identifier: MIT

/// What choosing a day does to the selection.
///
/// The raw values are part of the web host's protocol.
public enum SelectionPolicy: UInt8, CaseIterable, Hashable, Sendable {
  /// Days cannot be selected.
  case none = 0
  /// One day, which is kept while other months are shown.
  case single = 1
  /// Always one enabled day of the visible month: unless one is selected, today if it is in the
  /// month, otherwise the month's first enabled day.
  case singlePerPage = 2
  /// The week of the chosen day.
  case week = 3
  /// Any days: choosing a selected one removes it.
  case multiple = 4
  /// Consecutive days, from a first to a last one; `IntervalPolicy` has the rules.
  case interval = 5
  /// A range of times of a timeline, which is drawn, moved and stretched there.
  case time = 6
}

extension SelectionPolicy {
  /// Whether several days can be selected, one after the other.
  var hasSeveralDays: Bool { self == .multiple || self == .interval }
}

/// What a drag that begins on a day does.
public enum SwipePolicy: UInt8, Hashable, Sendable {
  /// It turns pages; if several days can be selected, it selects after a long press.
  case turnsPages = 0
  /// It selects at once, in every direction.
  case selects = 1
}

// SPDX-License-Identifier: MIT

/// What a civil time means in a zone: one instant, none, or two.
public enum LocalResolution: Hashable, Sendable {
  /// The wall shows it once, at this instant.
  case unique(Instant)
  /// The wall never shows it, because this transition skips it.
  ///
  /// Berlin 2024-03-31T02:30, New York 2024-03-10T02:30, all of Apia's 30 December 2011.
  case gap(ZoneTransition)
  /// The wall shows it twice, at these instants.
  ///
  /// Berlin 2024-10-27T02:30: 00:30Z in summer time, 01:30Z in winter time. If tangled rules show
  /// it more than twice, these are the first and the last.
  case fold(earlier: Instant, later: Instant)
}

/// Which instant a civil time in a gap means.
///
/// The examples are Berlin 2024-03-31T02:30, when clocks went from 02:00 +01:00 to 03:00 +02:00.
public enum GapPolicy: Hashable, Sendable, CaseIterable {
  /// As much later as the clocks were set forward: 03:30, 01:30Z. iCalendar requires this; Temporal
  /// calls it `later` and `compatible`.
  case shiftForward
  /// As much earlier: 01:30, 00:30Z.
  ///
  /// Temporal calls it `earlier`.
  case shiftBackward
  /// The moment when the clocks were set: 03:00, 01:00Z.
  case atTransition
  /// No instant.
  case reject
}

/// Which instant a civil time in a fold means.
public enum FoldPolicy: Hashable, Sendable, CaseIterable {
  /// The first: Berlin 2024-10-27T02:30 is 00:30Z. iCalendar requires this; Temporal calls it
  /// `compatible`.
  case earlier
  /// The second: Berlin 2024-10-27T02:30 is 01:30Z.
  case later
  /// No instant.
  case reject
}

extension LocalResolution {
  /// The instant that the resolved civil time means, given policies for gaps and folds; nil only
  /// where a policy rejects.
  func instant(of civil: CivilDateTime, gap: GapPolicy, fold: FoldPolicy) -> Instant? {
    switch (self, gap, fold) {
    case (.unique(let instant), _, _): instant
    case (.gap(let transition), .shiftForward, _): civil.instantClamped(at: transition.before)
    case (.gap(let transition), .shiftBackward, _): civil.instantClamped(at: transition.after)
    case (.gap(let transition), .atTransition, _): transition.instant
    case (.gap, .reject, _): nil
    case (.fold(let earlier, _), _, .earlier): earlier
    case (.fold(_, let later), _, .later): later
    case (.fold, _, .reject): nil
    }
  }
}

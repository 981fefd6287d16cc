// SPDX-License-Identifier: MIT

/// Whose a sample is: the calendar's, or that of what surrounds it.
public enum Claim: UInt8, Hashable, Sendable {
  /// It means nothing to the calendar, and nor does the rest of the gesture.
  ///
  /// A recogniser of the host fails here, so that the list around the calendar can scroll.
  case never = 0
  /// It may become the calendar's: a pointer that is down and has not left its place.
  case undecided
  /// It is the calendar's: the host keeps it from doing anything else.
  case claimed
}

// SPDX-License-Identifier: MIT

/// How an agenda looks.
public struct AgendaOptions: Hashable, Sendable {
  /// Whether days on which nothing happens are listed as well.
  ///
  /// Today always is, and a month without events says so.
  public var emptyDays = EmptyDaysPolicy.hidden
  /// The lines of text that an event has room for, 1...3: its title, then its time.
  ///
  /// With one line the time stands before the title; other numbers count as the nearest.
  public var lines: Int32 = 2

  /// Days with events, each on two lines.
  public init() {}
}

/// Whether an agenda lists days on which nothing happens.
///
/// The raw values are part of the web host's protocol.
public enum EmptyDaysPolicy: UInt8, Hashable, Sendable {
  /// Every day has a place.
  case shown = 0
  /// Only those with events, and today.
  case hidden = 1
}

// SPDX-License-Identifier: MIT

/// The part of an occurrence in one week.
public struct Segment: Hashable, Sendable {
  /// The occurrence that it is part of.
  public let occurrence: Occurrence
  /// The columns that it takes; 0 is the first day of the week.
  public let span: LanePacking.Span
  /// Its place in the stack of bars, 0 at the top.
  public let lane: Int32
  /// Identifies it within its week, and stays the same when others change.
  public let number: Int32
  /// Whether the occurrence began before the week.
  public let continuesBefore: Bool
  /// Whether the occurrence continues after the week.
  public let continuesAfter: Bool
}

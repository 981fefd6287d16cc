// SPDX-License-Identifier: MIT

/// The part of an occurrence in one week.
public struct Segment: Hashable, Sendable {
  /// Of what it is a part.
  public let occurrence: Occurrence
  /// The columns that it takes, 0 for the first day of the week.
  public let span: LanePacking.Span
  /// Its place in the stack of bars, 0 for the topmost one.
  public let lane: Int32
  /// Tells it from the others of its week, and stays the same however they change.
  public let number: Int32
  /// Whether the occurrence has begun before.
  public let continuesBefore: Bool
  /// Whether it goes on afterwards.
  public let continuesAfter: Bool
}

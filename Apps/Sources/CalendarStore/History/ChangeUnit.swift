// SPDX-License-Identifier: MIT
import CivilTime

/// Changes that were made together and are undone together: one edit, several edits of one call, or
/// a whole import.
public struct ChangeUnit: Hashable, Sendable {
  /// Number of its last change, which identifies it.
  public var change: Int64
  /// How many changes it has.
  public var count: Int64
  /// The UTC day on which it was made; nil for changes by an older Almanac.
  public var day: EpochDay?
  /// Whether it is an import.
  public var isImport: Bool
  /// Number of the unit that it undoes, or nil when it is not an undo.
  public var undoes: Int64?
  /// Whether it has been undone and not redone since.
  public var isUndone: Bool
  /// Its changes in order, when they are few and their records are still known; otherwise empty.
  public var steps: [ChangeStep]

  /// A unit of these values.
  public init(
    change: Int64, count: Int64, day: EpochDay? = nil, isImport: Bool = false,
    undoes: Int64? = nil, isUndone: Bool = false, steps: [ChangeStep] = []
  ) {
    self.change = change
    self.count = count
    self.day = day
    self.isImport = isImport
    self.undoes = undoes
    self.isUndone = isUndone
    self.steps = steps
  }
}

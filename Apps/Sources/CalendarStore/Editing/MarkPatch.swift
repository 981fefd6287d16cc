// SPDX-License-Identifier: MIT
import CivilTime

/// The parts of a mark that an edit gives; what it leaves out stays as the store has it.
public struct MarkPatch: Hashable, Sendable {
  /// The kind, or nil to leave it.
  public var type: String?
  /// What it belongs to, or nil to leave that.
  public var owner: String?
  /// The day, or nil to leave it.
  public var day: EpochDay?
  /// Whether a tombstone comes back; without it a patch of a tombstone is a conflict.
  public var restores: Bool

  /// A patch of these parts.
  public init(
    type: String? = nil, owner: String? = nil, day: EpochDay? = nil, restores: Bool = false
  ) {
    self.type = type
    self.owner = owner
    self.day = day
    self.restores = restores
  }
}

extension MarkPatch {
  /// The mark with the parts that the patch gives.
  func applied(to mark: DayMark) -> DayMark {
    DayMark(
      id: mark.id, type: type ?? mark.type, owner: owner ?? mark.owner, day: day ?? mark.day)
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// The parts of a mark that an edit sets; the store keeps the others as they are.
public struct MarkPatch: Hashable, Sendable {
  /// The kind, or nil to keep it.
  public var type: String?
  /// What the mark belongs to, or nil to keep that.
  public var owner: String?
  /// The day, or nil to keep it.
  public var day: EpochDay?
  /// Whether a tombstone is restored; otherwise patching a tombstone is a conflict.
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
  /// The mark with the parts of the patch set.
  func applied(to mark: DayMark) -> DayMark {
    DayMark(
      id: mark.id, type: type ?? mark.type, owner: owner ?? mark.owner, day: day ?? mark.day)
  }
}

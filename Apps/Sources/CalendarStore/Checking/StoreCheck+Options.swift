// SPDX-License-Identifier: MIT
import CivilTime

extension StoreCheck {
  /// How a file is checked.
  public struct Options: Sendable {
    /// The zone, beside UTC, in which days are added up, given the zone that the settings name or
    /// nil.
    public var zone: @Sendable (String?) -> ZoneRules = { _ in .utc }
    /// How many findings of a kind are kept.
    public var most = 1_000
    /// How long to wait while somebody keeps the file locked.
    public var busyTimeout: Duration = .seconds(5)
    /// Numbers, from 1, of the pages that cannot be read or whose checksum does not match.
    var badPages: @Sendable (_ path: String) throws(StoreError) -> [Int] = FilePages.bad

    /// The options of `almanac check`.
    public init() {}
  }
}

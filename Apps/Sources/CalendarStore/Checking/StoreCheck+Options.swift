// SPDX-License-Identifier: MIT
import CivilTime

extension StoreCheck {
  /// How a file is looked through.
  public struct Options: Sendable {
    /// The zone in which days are added up beside UTC, for the zone that the settings name or nil.
    public var zone: @Sendable (String?) -> ZoneRules = { _ in .utc }
    /// How many findings of a kind are kept.
    public var most = 1_000
    /// How long to wait for whoever keeps the file locked.
    public var busyTimeout: Duration = .seconds(5)
    /// Numbers of the pages that cannot be read or are not as they were written, from 1.
    var badPages: @Sendable (_ path: String) throws(StoreError) -> [Int] = FilePages.bad

    /// As the command looks.
    public init() {}
  }
}

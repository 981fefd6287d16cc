// SPDX-License-Identifier: MIT

/// Day totals to bring a tally up to date with, all of one state of the store.
public struct DayRecount: Hashable, Sendable {
  /// The state.
  public var token: ChangeToken
  /// The settings in that state.
  public var settings: SettingsRecord
  /// Whether the totals are all that there are, and not only those that may have changed.
  public var isWhole: Bool
  /// The totals in order of days; when not whole, with a count of 0 for days that have none.
  public var totals: [DayTotal]

  /// A recount.
  public init(
    token: ChangeToken, settings: SettingsRecord, isWhole: Bool, totals: [DayTotal]
  ) {
    self.token = token
    self.settings = settings
    self.isWhole = isWhole
    self.totals = totals
  }
}

// SPDX-License-Identifier: MIT

/// Day totals that bring a tally up to date, all from one state of the store.
public struct DayRecount: Hashable, Sendable {
  /// The state of the store.
  public var token: ChangeToken
  /// The settings in that state.
  public var settings: SettingsRecord
  /// Whether the totals are all there are, and not only those that may have changed.
  public var isWhole: Bool
  /// The totals in order of days.
  ///
  /// When not whole, days that no longer have sessions appear with a count of 0.
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

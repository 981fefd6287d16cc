// SPDX-License-Identifier: MIT

/// The settings as the store holds them; there is always exactly one such record.
public struct SettingsRecord: Hashable, Sendable {
  /// The values.
  public var settings: StoreSettings
  /// How often they have been written: 0 in a new store.
  public var revision: Int64
  /// Number of the change that wrote them last, 0 for none.
  public var change: Int64

  /// A record of these values.
  public init(settings: StoreSettings = StoreSettings(), revision: Int64 = 0, change: Int64 = 0) {
    self.settings = settings
    self.revision = revision
    self.change = change
  }
}

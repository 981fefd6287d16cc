// SPDX-License-Identifier: MIT

/// A record of any kind.
public enum StoreRecord: Hashable, Sendable {
  /// A session.
  case session(SessionRecord)
  /// A mark.
  case mark(MarkRecord)
  /// The settings.
  case settings(SettingsRecord)
}

extension StoreRecord {
  /// Number of the change that wrote it last.
  public var change: Int64 {
    switch self {
    case .session(let record): record.change
    case .mark(let record): record.change
    case .settings(let record): record.change
    }
  }
}

// SPDX-License-Identifier: MIT

/// A record of an Almanac server.
public struct ServerRecord: Hashable, Sendable, Codable {
  /// The kinds of records, as they are called in the server's addresses.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case events, calendars, sessions, marks
    /// The one record that is always there; its id means nothing.
    case settings
  }

  /// What kind of record it is.
  public var kind: Kind
  /// 1 to 128 characters, made by the device that adds the record.
  public var id: String

  /// The record with an id.
  public init(_ kind: Kind, _ id: String) {
    self.kind = kind
    self.id = id
  }

  /// The settings.
  public static var settings: Self { Self(.settings, "settings") }
}

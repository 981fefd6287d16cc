// SPDX-License-Identifier: MIT

/// A record of any kind.
public enum StoreRecord: Hashable, Sendable {
  /// A session.
  case session(SessionRecord)
  /// A mark.
  case mark(MarkRecord)
  /// A calendar.
  case calendar(CalendarRecord)
  /// An event.
  case event(EventRecord)
  /// The settings.
  case settings(SettingsRecord)
}

extension StoreRecord {
  /// Number of the change that wrote it last.
  public var change: Int64 {
    switch self {
    case .session(let record): record.change
    case .mark(let record): record.change
    case .calendar(let record): record.change
    case .event(let record): record.change
    case .settings(let record): record.change
    }
  }
}

extension StoreRecord {
  /// How often it has been written.
  var revision: Int64 {
    switch self {
    case .session(let record): record.revision
    case .mark(let record): record.revision
    case .calendar(let record): record.revision
    case .event(let record): record.revision
    case .settings(let record): record.revision
    }
  }

  /// Whether it is a tombstone; the settings never are.
  var isDeleted: Bool {
    switch self {
    case .session(let record): record.isDeleted
    case .mark(let record): record.isDeleted
    case .calendar(let record): record.isDeleted
    case .event(let record): record.isDeleted
    case .settings: false
    }
  }

  /// Which record it is.
  var key: RecordKey {
    switch self {
    case .session(let record): .session(record.session.id)
    case .mark(let record): .mark(record.mark.id)
    case .calendar(let record): .calendar(record.calendar.id)
    case .event(let record): .event(record.event.id)
    case .settings: .settings
    }
  }
}

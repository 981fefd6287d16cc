// SPDX-License-Identifier: MIT

/// The columns of events in CSV, in the order used by files without a header.
public enum EventCSVColumn: Int32, CSVColumn {
  /// When it begins.
  case start
  /// When it is over.
  case end
  /// What it is called.
  case title
  /// Its calendar, by id or by name.
  case calendar
  /// Where it takes place.
  case location
  /// What else was written about it.
  case notes
  /// Whether it takes place.
  case status
  /// Whether it keeps whoever has it busy.
  case busy
  /// Its own colour.
  case color
  /// Its id.
  case id
}

extension EventCSVColumn {
  /// The name in headers and problems.
  public var name: StaticString {
    switch self {
    case .start: "start"
    case .end: "end"
    case .title: "title"
    case .calendar: "calendar"
    case .location: "location"
    case .notes: "notes"
    case .status: "status"
    case .busy: "busy"
    case .color: "color"
    case .id: "id"
    }
  }

  /// All names as part of a sentence.
  public static var names: StaticString {
    "start, end, title, calendar, location, notes, status, busy, color and id"
  }

  /// Start and end.
  public static var required: [EventCSVColumn] { [.start, .end] }

  /// The names that `AppointmentCSVReader` needs.
  public static var otherForm: [StaticString] { ["Subject", "Start Date"] }
}

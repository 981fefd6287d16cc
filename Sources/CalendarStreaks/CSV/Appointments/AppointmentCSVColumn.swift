// SPDX-License-Identifier: MIT

/// The columns of events in CSV as Google Calendar reads them and Outlook writes them.
public enum AppointmentCSVColumn: Int32, CSVColumn {
  /// What it is called.
  case subject
  /// The day on which it begins.
  case startDate
  /// When it begins on that day.
  case startTime
  /// The day on which it is over; of whole days the last one.
  case endDate
  /// When it is over on that day.
  case endTime
  /// Whether it takes whole days.
  case allDayEvent
  /// What else was written about it.
  case description
  /// Where it takes place.
  case location
  // What an event of ours does not have.
  case `private`, reminder, reminderDate, reminderTime, organizer, requiredAttendees
  case optionalAttendees, resources, billing, categories, mileage, priority, sensitivity, showTimeAs
}

extension AppointmentCSVColumn {
  /// The name in headers and problems.
  public var name: StaticString {
    switch self {
    case .subject: "subject"
    case .startDate: "start date"
    case .startTime: "start time"
    case .endDate: "end date"
    case .endTime: "end time"
    case .allDayEvent: "all day event"
    case .description: "description"
    case .location: "location"
    case .private: "private"
    case .reminder: "reminder on/off"
    case .reminderDate: "reminder date"
    case .reminderTime: "reminder time"
    case .organizer: "meeting organizer"
    case .requiredAttendees: "required attendees"
    case .optionalAttendees: "optional attendees"
    case .resources: "meeting resources"
    case .billing: "billing information"
    case .categories: "categories"
    case .mileage: "mileage"
    case .priority: "priority"
    case .sensitivity: "sensitivity"
    case .showTimeAs: "show time as"
    }
  }

  /// The names of what is read, as part of a sentence.
  public static var names: StaticString {
    """
    subject, start date, start time, end date, end time, all day event, description and location
    """
  }

  /// Subject and start date.
  public static var required: [AppointmentCSVColumn] { [.subject, .startDate] }
}

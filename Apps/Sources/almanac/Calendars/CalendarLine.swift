// SPDX-License-Identifier: MIT
import CalendarStore

/// A calendar on one line: `work  #3A7BD5  Work  Europe/Berlin`.
enum CalendarLine {
  static func text(_ calendar: EventCalendar) -> String {
    let zone = calendar.zone.map { "  \($0)" } ?? ""
    return "\(calendar.id)  \(calendar.color)  \(calendar.name)\(zone)"
      + (calendar.isHidden ? "  (hidden)" : "") + (calendar.isLocked ? "  (locked)" : "")
  }
}

// SPDX-License-Identifier: MIT
import CalendarStore

/// A mark on one line, separated by tabs: day, kind, owner and id.
enum MarkLine {
  static func text(_ mark: DayMark) -> String {
    [mark.day.description, mark.type, mark.owner, mark.id].joined(separator: "\t")
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

extension Occurrence {
  /// What touches the days of February 2024: across days and weeks, several on one day, and titles
  /// that are too long.
  public static func february() throws -> [Occurrence] {
    func item(
      _ id: Int, _ title: String, _ first: String, _ last: String, _ tint: Tint,
      _ hours: Occurrence.Hours? = nil
    ) throws -> Occurrence? {
      let (first, last) = (try EpochDay(iso8601: first), try EpochDay(iso8601: last))
      guard let days = DayInterval(first: first, last: last) else { return nil }
      var item = Occurrence(id: Array("\(id)".utf8), days: days)
      item.title = Array(title.utf8)
      item.tint = tint.rawValue
      item.hours = hours
      return item
    }
    let morning = Occurrence.Hours(start: 540, end: 570)
    var items = [
      try item(1, "Conference in Graz", "2024-02-06", "2024-02-09", .teal),
      try item(2, "Skiing", "2024-02-09", "2024-02-19", .blue),
      try item(3, "Moving house", "2024-01-25", "2024-02-03", .orange),
      try item(4, "Standup", "2024-02-07", "2024-02-07", .purple, morning),
      try item(
        5, "Dentist", "2024-02-20", "2024-02-20", .red, Occurrence.Hours(start: 870, end: 930)),
      try item(6, "Exhibition", "2024-02-27", "2024-03-12", .green),
      try item(
        7, "Night train", "2024-02-22", "2024-02-23", .pink, Occurrence.Hours(start: 1320, end: 480)
      ),
      try item(
        8, "A title much longer than any day has room for", "2024-02-12", "2024-02-12", .graphite),
    ]
    for number in 0..<7 {
      items.append(
        try item(20 + number, "Call \(number + 1)", "2024-02-14", "2024-02-14", .blue, morning))
    }
    return items.compactMap { $0 }
  }
}

// SPDX-License-Identifier: MIT
@testable import CalendarWeb

extension MessageMaker {
  private static let names = [
    "preset", "view", "rows", "columns", "weeks", "min", "max", "disabled-days", "selection",
    "min-length", "max-height", "neighbour-titles", "heat", "hide-buttons", "first-weekday",
    "disabled-weekdays", "hide-today", "asks", "picks", "zooms", "mode", "", "no-such-thing",
    "edge-zones", "edge-speed",
  ]
  private static let values = [
    "", "false", "kal", "fiori-week", "week", "expandable", "year", "fit", "auto", "3", "-1", "0.5",
    "1e9", "99999999999999999999", "1 2 3 4", "30% 7", "2024-02-01", "2024-02-30",
    "2024-02-01/2024-02-09",
    "saturday 1", "interval", "multiple", "page", "today next", "month", ",, ,", "\u{1F600}",
  ]

  /// Attributes of any name with values of any kind.
  mutating func attributes(at time: Double = 0) -> [UInt8] {
    let pairs = (0..<number(0...9)).map { _ in
      (Self.names[number(0...Self.names.count - 1)], Self.values[number(0...Self.values.count - 1)])
    }
    return Message.attributes(pairs, flags: UInt8(number(0...127)), at: time)
  }
}

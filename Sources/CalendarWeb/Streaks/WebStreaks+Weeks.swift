// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarRecords
import CivilTime

extension WebStreaks {
  /// Writes the week of a day, half-open.
  mutating func writeWeek(_ reader: inout WireReader) throws(WireError) {
    let day = reader.day()
    let firstWeekday = reader.uint8()
    try reader.finish()
    if let week = week(of: day, from: firstWeekday) { wording.write(week) }
  }

  /// Writes a tint for each kind in a list, given with the order in which they choose.
  mutating func writeTints(_ reader: inout WireReader) throws(WireError) {
    let length = reader.count()
    var (kinds, order): ([[UInt8]], [Int]) = ([], [])
    while kinds.count < length, !reader.hasFailed {
      kinds.append(reader.text())
      order.append(reader.count())
    }
    try reader.finish()
    for tint in Tint.events(for: kinds, order: order) { wording.reply.word(Int32(tint.rawValue)) }
  }
}

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

  /// Writes a tint for each kind in a list.
  ///
  /// A kind keeps its colour when others are added, as long as there are fewer kinds than colours.
  /// Its name says which colour it prefers; kinds that prefer the same one take the next free ones,
  /// in the given order.
  mutating func writeTints(_ reader: inout WireReader) throws(WireError) {
    let length = reader.count()
    var kinds: [[UInt8]] = []
    while kinds.count < length, !reader.hasFailed { kinds.append(reader.text()) }
    try reader.finish()
    for tint in Tint.events(for: kinds) { wording.reply.word(Int32(tint.rawValue)) }
  }
}

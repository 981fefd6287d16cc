// SPDX-License-Identifier: MIT
import CivilTime

@testable import CalendarEngine

/// The names of all rows, and what is wrong with them.
struct RowCensus {
  private(set) var names: [String] = []
  private(set) var faults: [String] = []

  private mutating func note(_ row: OptionRow) {
    names.append("\(row.name)")
    if "\(row.help)".isEmpty || "\(row.label)".isEmpty { faults.append("\(row.name) has no words") }
    if "\(row.help)".hasSuffix(".") { faults.append("\(row.name) ends with a full stop") }
  }
}

extension RowCensus: OptionVisitor {
  /// Every value has a word, every word a value.
  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ row: OptionRow, usual: UInt8, _ value: inout Value
  ) {
    note(row)
    let words = "\(row.values)".split(separator: " ")
    let wordless = (UInt8.min...UInt8.max).filter { number in
      let word = number < words.count ? words[Int(number)] : "-"
      return (Value(rawValue: number) != nil) != (word != "-")
    }
    if wordless != [] { faults.append("\(row.name): \(wordless)") }
    if value.rawValue != usual { faults.append("\(row.name): another default") }
  }

  mutating func place(_ row: OptionRow, usual: UInt8, _ value: inout Int32) {
    note(row)
    if value != usual { faults.append("\(row.name): another default") }
  }

  mutating func flag(_ row: OptionRow, on: Bool, _ value: inout Bool) {
    note(row)
    if value == on { faults.append("\(row.name) is on") }
  }

  mutating func number(
    _ row: OptionRow, in range: ClosedRange<Int32>, usual: Int32, _ value: inout Int32
  ) {
    note(row)
    if value != usual { faults.append("\(row.name): another default") }
  }

  mutating func word(_ row: OptionRow, _ value: inout Bool) { note(row) }
  mutating func words(_ row: OptionRow, bare: UInt8, _ value: inout UInt8) { note(row) }
  mutating func length(_ row: OptionRow, _ value: inout Double) { note(row) }
  mutating func fraction(_ row: OptionRow, _ value: inout Double?) { note(row) }
  mutating func lengths<Value: AttributeLengths>(_ row: OptionRow, _ value: inout Value) {
    note(row)
    if value != Value() { faults.append("\(row.name): another default") }
  }

  mutating func heat(_ row: OptionRow, _ value: inout HeatScale) { note(row) }
  mutating func day(_ row: OptionRow, _ value: inout EpochDay?) { note(row) }
  mutating func days(_ row: OptionRow, _ value: inout DaySet) { note(row) }
  mutating func hours(_ row: OptionRow, _ value: inout MinuteRange?) { note(row) }
  mutating func weekday(_ row: OptionRow, _ value: inout Weekday?) { note(row) }
  mutating func weekdays(_ row: OptionRow, _ value: inout WeekdaySet) { note(row) }
  mutating func host(_ row: OptionRow, _ kind: HostKind) { note(row) }
}

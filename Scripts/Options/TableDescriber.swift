// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// Writes down the words of each row, and what is known of its values.
struct TableDescriber: OptionVisitor {
  private(set) var rows: [[String: Any]] = []

  private mutating func note(_ row: OptionRow, _ kind: String, _ more: [String: Any] = [:]) {
    let traits: [(OptionTraits, String)] = [
      (.whole, "whole"), (.property, "property"), (.byHand, "byHand"), (.watched, "watched"),
      (.field, "field"),
    ]
    var described: [String: Any] = [
      "name": "\(row.name)", "kind": kind, "values": words("\(row.values)"),
      "group": "\(row.group)", "label": "\(row.label)", "help": "\(row.help)",
      "traits": traits.filter { row.traits.contains($0.0) }.map { $0.1 },
      "views": words("\(row.views)"),
    ]
    described.merge(more) { $1 }
    rows.append(described)
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ row: OptionRow, usual: UInt8, _ value: inout Value
  ) {
    let words = words("\(row.values)")
    // The words stand by number in a row, and in the order of the cases in documents.
    let cases = (Value.self as? any CaseIterable.Type)?.allCases as? [Value] ?? []
    let ordered = cases.map { words[Int($0.rawValue)] }
    note(
      row, "choice",
      ["usual": words[Int(usual)], "values": ordered.isEmpty ? words : ordered])
  }

  mutating func place(_ row: OptionRow, usual: UInt8, _ value: inout Int32) {
    note(row, "place", ["usual": words("\(row.values)")[Int(usual)]])
  }

  mutating func flag(_ row: OptionRow, on: Bool, _ value: inout Bool) { note(row, "flag") }

  mutating func word(_ row: OptionRow, _ value: inout Bool) { note(row, "choice") }

  mutating func words(_ row: OptionRow, bare: UInt8, _ value: inout UInt8) {
    note(row, "words", ["bare": bare != 0])
  }

  mutating func number(
    _ row: OptionRow, in range: ClosedRange<Int32>, usual: Int32, _ value: inout Int32
  ) {
    var limits: [String: Any] = ["least": Int(range.lowerBound)]
    if range.upperBound != .max { limits["most"] = Int(range.upperBound) }
    if usual != .max { limits["usual"] = "\(usual)" }
    note(row, "number", limits)
  }

  mutating func length(_ row: OptionRow, _ value: inout Double) { note(row, "length") }
  mutating func fraction(_ row: OptionRow, _ value: inout Double?) { note(row, "fraction") }

  mutating func lengths<Value: AttributeLengths>(_ row: OptionRow, _ value: inout Value) {
    let usual = value.lengths.map { "\($0.number)" + ($0.isPercent ? "%" : "") }
    note(row, "lengths", ["usual": usual.joined(separator: " ")])
  }

  mutating func heat(_ row: OptionRow, _ value: inout HeatScale) {
    note(row, "heat", ["usual": value.thresholds.map { "\($0)" }.joined(separator: " ")])
  }

  mutating func day(_ row: OptionRow, _ value: inout EpochDay?) { note(row, "day") }
  mutating func days(_ row: OptionRow, _ value: inout DaySet) { note(row, "days") }
  mutating func hours(_ row: OptionRow, _ value: inout MinuteRange?) { note(row, "hours") }
  mutating func weekday(_ row: OptionRow, _ value: inout Weekday?) { note(row, "weekday") }
  mutating func weekdays(_ row: OptionRow, _ value: inout WeekdaySet) { note(row, "weekdays") }

  mutating func host(_ row: OptionRow, _ kind: HostKind) {
    note(row, "\(kind)", ["isHost": true])
  }
}

// SPDX-License-Identifier: MIT
import AlmanacSamples
import CivilTime

@testable import CalendarEngine

/// Options with values that a seed decides, through the table.
struct OptionWalk {
  private var numbers: SeededNumbers
  /// The options that were made last.
  private(set) var last = CalendarOptions()

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Options, about half of them unlike those of a plain calendar.
  mutating func options() -> CalendarOptions {
    var draft = OptionDraft(CalendarOptions())
    OptionTable.visit(&draft, &self)
    if let first = draft.first, let last = draft.last, last < first {
      (draft.first, draft.last) = (last, first)
    }
    draft.options.bounds = draft.bounds ?? .all
    last = draft.options
    return last
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func anyDay() -> EpochDay {
    EpochDay(clamping: Int64(number(-800_000...800_000)))
  }
}

extension OptionWalk: OptionVisitor {
  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ row: OptionRow, usual: UInt8, _ value: inout Value
  ) {
    // Decades can be picked by an app, and by no attribute.
    let words = "\(row.values)".split(separator: " ").count
    if let any = Value(rawValue: UInt8(number(0...words - 1))) { value = any }
  }

  mutating func place(_ row: OptionRow, usual: UInt8, _ value: inout Int32) {
    value = Int32(number(0...6))
  }

  mutating func flag(_ row: OptionRow, on: Bool, _ value: inout Bool) { value = number(0...1) == 0 }
  mutating func word(_ row: OptionRow, _ value: inout Bool) { value = number(0...1) == 0 }

  mutating func words(_ row: OptionRow, bare: UInt8, _ value: inout UInt8) {
    let words = "\(row.values)".split(separator: " ").count
    value = UInt8(number(0...(1 << words) - 1))
  }

  mutating func number(
    _ row: OptionRow, in range: ClosedRange<Int32>, usual: Int32, _ value: inout Int32
  ) {
    value = min(max(Int32(number(1...120)), range.lowerBound), range.upperBound)
  }

  mutating func length(_ row: OptionRow, _ value: inout Double) { value = Double(number(0...900)) }

  mutating func fraction(_ row: OptionRow, _ value: inout Double?) {
    value = number(0...1) == 0 ? nil : Double(number(0...100)) / 100
  }

  mutating func lengths<Value: AttributeLengths>(_ row: OptionRow, _ value: inout Value) {
    let lengths = (0..<number(1...4)).map { _ in
      AttributeLength(Int32(number(0...1_200)), isPercent: number(0...3) == 0)
    }
    value = Value(lengths) ?? value
  }

  mutating func heat(_ row: OptionRow, _ value: inout HeatScale) {
    let first = Int32(number(1...9))
    value = HeatScale(thresholds: [first, first + 1, first + 5, first + 70]) ?? value
  }

  mutating func day(_ row: OptionRow, _ value: inout EpochDay?) {
    value = number(0...1) == 0 ? nil : anyDay()
  }

  mutating func days(_ row: OptionRow, _ value: inout DaySet) {
    for _ in 0..<number(0...4) { value.insert(anyDay()) }
  }

  mutating func hours(_ row: OptionRow, _ value: inout MinuteRange?) {
    let start = Int32(number(0...1_400))
    let hours = MinuteRange(start: start, end: start + Int32(number(1...1_440)))
    value = number(0...3) == 0 || hours == .wholeDay ? nil : hours
  }

  mutating func weekday(_ row: OptionRow, _ value: inout Weekday?) {
    value = Weekday(sundayNumber: Int32(number(0...7)))
  }

  mutating func weekdays(_ row: OptionRow, _ value: inout WeekdaySet) {
    value = WeekdaySet(rawValue: UInt8(number(0...127)))
  }

  mutating func host(_ row: OptionRow, _ kind: HostKind) {}
}

// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// Appends what differs from a plain month calendar as attributes of `<almanac-calendar>`.
  ///
  /// A line for each, such as `selection=interval`; `read(_:)` makes the same options of them. What no
  /// attribute says is left out: whether there are facts, and the legend.
  public func appendAttributes(to out: inout [UInt8]) {
    var draft = OptionDraft(self)
    var writer = AttributeWriter()
    OptionTable.visit(&draft, &writer)
    out += writer.out
  }
}

/// Writes what differs from a plain month calendar.
private struct AttributeWriter {
  var out: [UInt8] = []

  private mutating func write(_ row: OptionRow, _ value: [UInt8] = []) {
    out.append(row.name)
    out.append("=")
    out += value
    out.append("\n")
  }

  private mutating func write(_ row: OptionRow, decimal value: Int64) {
    var text: [UInt8] = []
    text.append(decimal: value)
    write(row, text)
  }

  /// The words of a row.
  private func words(_ row: OptionRow) -> [ArraySlice<UInt8>] {
    var text: [UInt8] = []
    text.append(row.values)
    return text[...].parts(separatedBy: 0x20)
  }

  private func name(of weekday: Weekday) -> [UInt8] {
    var names: [UInt8] = []
    names.append("sunday monday tuesday wednesday thursday friday saturday")
    return Array(names[...].parts(separatedBy: 0x20)[Int(weekday.sundayNumber - 1)])
  }
}

extension AttributeWriter: OptionVisitor {
  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ row: OptionRow, usual: UInt8, _ value: inout Value
  ) {
    let words = words(row)
    guard value.rawValue != usual, Int(value.rawValue) < words.count else { return }
    write(row, Array(words[Int(value.rawValue)]))
  }

  mutating func place(_ row: OptionRow, usual: UInt8, _ value: inout Int32) {
    let words = words(row)
    let place = max(value, 0)
    guard place != usual, place < words.count else { return }
    write(row, Array(words[Int(place)]))
  }

  mutating func flag(_ row: OptionRow, on: Bool, _ value: inout Bool) {
    if value == on { write(row) }
  }

  mutating func word(_ row: OptionRow, _ value: inout Bool) {
    if value { write(row, Array(words(row)[0])) }
  }

  mutating func words(_ row: OptionRow, bare: UInt8, _ value: inout UInt8) {
    guard value != 0 else { return }
    var names: [UInt8] = []
    for (bit, word) in words(row).enumerated() where value & 1 << UInt8(bit) != 0 {
      if !names.isEmpty { names.append(0x20) }
      names += word
    }
    write(row, names)
  }

  mutating func number(
    _ row: OptionRow, in range: ClosedRange<Int32>, usual: Int32, _ value: inout Int32
  ) {
    if value != usual { write(row, decimal: Int64(value)) }
  }

  mutating func length(_ row: OptionRow, _ value: inout Double) {
    if value > 0 { write(row, decimal: Int64(min(value, 1e9).rounded())) }
  }

  mutating func fraction(_ row: OptionRow, _ value: inout Double?) {
    guard let value else { return }
    let hundredths = Int64(min(max(value, 0), 1) * 100 + 0.5)
    var text: [UInt8] = []
    text.append(decimal: hundredths / 100)
    text.append(".")
    if hundredths % 100 < 10 { text.append("0") }
    text.append(decimal: hundredths % 100)
    write(row, text)
  }

  mutating func lengths<Value: AttributeLengths>(_ row: OptionRow, _ value: inout Value) {
    guard value != Value() else { return }
    var text: [UInt8] = []
    AttributeText.append(value.lengths, to: &text)
    write(row, text)
  }

  mutating func heat(_ row: OptionRow, _ value: inout HeatScale) {
    guard value != HeatScale() else { return }
    var text: [UInt8] = []
    for threshold in value.thresholds {
      if !text.isEmpty { text.append(0x20) }
      text.append(decimal: Int64(threshold))
    }
    write(row, text)
  }

  mutating func day(_ row: OptionRow, _ value: inout EpochDay?) {
    guard let value else { return }
    var text: [UInt8] = []
    value.appendISO8601(to: &text)
    write(row, text)
  }

  mutating func days(_ row: OptionRow, _ value: inout DaySet) {
    guard !value.runs.isEmpty else { return }
    var text: [UInt8] = []
    Selection.days(value).append(to: &text)
    write(row, text)
  }

  mutating func hours(_ row: OptionRow, _ value: inout MinuteRange?) {
    guard let value else { return }
    var text: [UInt8] = []
    AttributeText.append(value, to: &text)
    write(row, text)
  }

  mutating func weekday(_ row: OptionRow, _ value: inout Weekday?) {
    if let value { write(row, name(of: value)) }
  }

  mutating func weekdays(_ row: OptionRow, _ value: inout WeekdaySet) {
    guard !value.isEmpty else { return }
    var text: [UInt8] = []
    for number in 1...7 as ClosedRange<Int32> {
      guard let weekday = Weekday(sundayNumber: number), value.contains(weekday) else { continue }
      if !text.isEmpty { text.append(0x20) }
      text += name(of: weekday)
    }
    write(row, text)
  }

  mutating func host(_ row: OptionRow, _ kind: HostKind) {}
}

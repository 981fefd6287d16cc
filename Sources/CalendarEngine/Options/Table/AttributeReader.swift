// SPDX-License-Identifier: MIT
import CivilTime

/// Sets what attributes say; see `CalendarOptions.read(_:)`.
///
/// Each row costs a call here; what is done with a value is not inlined, or the table would.
struct AttributeReader {
  private let attributes: [OptionAttribute]
  /// What is wrong with the days, if anything is.
  private(set) var problem: OptionProblem?
  /// Whether a weekday has a name that none has.
  private(set) var hasUnknownWeekday = false

  init(_ attributes: [OptionAttribute]) {
    self.attributes = attributes
  }

  /// The value of an attribute, nil where there is no such one.
  @inline(never)
  private func value(_ name: StaticString) -> [UInt8]? {
    for attribute in attributes where attribute.isNamed(name) { return attribute.value }
    return nil
  }

  /// The number of the word that an attribute is, the usual one for others; nil without it.
  @inline(never)
  private func place(_ name: StaticString, _ words: StaticString, _ usual: UInt8) -> UInt8? {
    value(name).map { AttributeText.place(of: $0[...], in: words) ?? usual }
  }

  /// Whether a flag is on: where the attribute is there.
  ///
  /// One that is on by a preset is turned off by `false`.
  @inline(never)
  private func isOn(_ name: StaticString, was: Bool) -> Bool {
    guard let value = value(name) else { return was }
    return !(was && AttributeText.place(of: value[...], in: "false") == 0)
  }

  @inline(never)
  private func bits(_ name: StaticString, _ words: StaticString, bare: UInt8) -> UInt8? {
    guard let value = value(name) else { return nil }
    let parts = AttributeText.words(value)
    if parts.first?.isEmpty == true { return bare }
    var bits: UInt8 = 0
    for part in parts {
      if let place = AttributeText.place(of: part, in: words) { bits |= 1 << place }
    }
    return bits
  }

  @inline(never)
  private func number(_ name: StaticString, _ usual: Int32) -> Int64? {
    guard let value = value(name) else { return nil }
    let number = AttributeText.whole(value[...]) ?? 0
    return number == 0 ? Int64(usual) : number
  }

  /// Sets the day of an attribute; of a wrong one it notes what is wrong.
  @inline(never)
  private mutating func day(_ name: StaticString, _ value: inout EpochDay?) {
    guard let text = self.value(name) else { return }
    if text.isEmpty {
      value = nil
    } else if let date = CivilDate(calendarDate: text) {
      value = date.epochDay
    } else if problem == nil {
      problem = .invalidDay
    }
  }

  /// The days of a text.
  private mutating func selection(_ text: [UInt8]) -> Selection {
    do throws(SelectionTextError) {
      return try Selection(text: text)
    } catch {
      return refuse(OptionProblem(error))
    }
  }

  /// Notes what is wrong with the days of a text, of which none is left.
  private mutating func refuse(_ wrong: OptionProblem) -> Selection {
    if problem == nil { problem = wrong }
    return .none
  }
}

extension AttributeReader: OptionVisitor {
  @inline(__always)
  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ row: OptionRow, usual: UInt8, _ value: inout Value
  ) {
    guard row.isRead, let place = place(row.name, row.values, usual) else { return }
    if let choice = Value(rawValue: place) { value = choice }
  }

  @inline(__always)
  mutating func place(_ row: OptionRow, usual: UInt8, _ value: inout Int32) {
    guard row.isRead, let place = place(row.name, row.values, usual) else { return }
    value = Int32(place)
  }

  @inline(__always)
  mutating func flag(_ row: OptionRow, on: Bool, _ value: inout Bool) {
    if row.isRead { value = isOn(row.name, was: value == on) == on }
  }

  @inline(__always)
  mutating func word(_ row: OptionRow, _ value: inout Bool) {
    if row.isRead, let place = place(row.name, row.values, 1) { value = place == 0 }
  }

  @inline(__always)
  mutating func words(_ row: OptionRow, bare: UInt8, _ value: inout UInt8) {
    if row.isRead, let bits = bits(row.name, row.values, bare: bare) { value = bits }
  }

  @inline(__always)
  mutating func number(
    _ row: OptionRow, in range: ClosedRange<Int32>, usual: Int32, _ value: inout Int32
  ) {
    guard row.isRead, let number = number(row.name, usual) else { return }
    value = Int32(min(max(number, Int64(range.lowerBound)), Int64(range.upperBound)))
  }

  @inline(__always)
  mutating func length(_ row: OptionRow, _ value: inout Double) {
    guard row.isRead, let text = self.value(row.name) else { return }
    let number = AttributeNumber(text)
    value = number.map { $0.isAll && $0.value > 0 && $0.value.isFinite ? $0.value : 0 } ?? 0
  }

  @inline(__always)
  mutating func fraction(_ row: OptionRow, _ value: inout Double?) {
    guard row.isRead, let text = self.value(row.name) else { return }
    value = AttributeNumber(text).map { number in
      // Two digits tell all that can be seen.
      (min(max(number.value, 0), 1) * 100 + 0.5).rounded(.down) / 100
    }
  }

  @inline(__always)
  mutating func lengths<Value: AttributeLengths>(_ row: OptionRow, _ value: inout Value) {
    guard row.isRead, let text = self.value(row.name) else { return }
    value = AttributeText.lengths(text).flatMap { Value($0) } ?? Value()
  }

  @inline(__always)
  mutating func heat(_ row: OptionRow, _ value: inout HeatScale) {
    guard row.isRead, let text = self.value(row.name) else { return }
    var steps: [Int32] = []
    for word in AttributeText.words(text) where !word.isEmpty {
      let number = AttributeNumber(Array(word))
      let step = number.flatMap { $0.isAll ? Int32(exactly: $0.value) : nil }
      steps.append(step ?? 0)
    }
    value = HeatScale(thresholds: steps) ?? HeatScale()
  }

  @inline(__always)
  mutating func day(_ row: OptionRow, _ value: inout EpochDay?) {
    if row.isRead { day(row.name, &value) }
  }

  @inline(__always)
  mutating func days(_ row: OptionRow, _ value: inout DaySet) {
    guard row.isRead, let text = self.value(row.name) else { return }
    var spaced = text
    for index in spaced.indices {
      if spaced[index] == 0x2C || spaced[index] < 0x20 { spaced[index] = 0x20 }
    }
    var read = selection(spaced)
    // A range of times is none of days.
    if read.kind == .time { read = refuse(.invalidDay) }
    value = read.days
  }

  @inline(__always)
  mutating func hours(_ row: OptionRow, _ value: inout MinuteRange?) {
    if row.isRead, let text = self.value(row.name) { value = AttributeText.hours(text[...]) }
  }

  @inline(__always)
  mutating func weekday(_ row: OptionRow, _ value: inout Weekday?) {
    guard row.isRead, let text = self.value(row.name) else { return }
    value = AttributeText.weekday(text[...])
    if value == nil, !text.isEmpty { hasUnknownWeekday = true }
  }

  @inline(__always)
  mutating func weekdays(_ row: OptionRow, _ value: inout WeekdaySet) {
    guard row.isRead, let text = self.value(row.name) else { return }
    var weekdays: [Weekday] = []
    for word in AttributeText.words(text) {
      if let weekday = AttributeText.weekday(word) {
        weekdays.append(weekday)
      } else if !word.isEmpty {
        hasUnknownWeekday = true
      }
    }
    value = WeekdaySet(weekdays)
  }

  @inline(__always)
  mutating func host(_ row: OptionRow, _ kind: HostKind) {}
}

extension CalendarOptions {
  /// Sets what attributes say, over what is set already: that of a preset, or a plain calendar's.
  ///
  ///     var options = CalendarOptions(.kal)
  ///     options.read([OptionAttribute(name: Array("rows".utf8), value: Array("six".utf8))])
  ///
  /// A value that means nothing counts as that of a plain calendar, attributes that are unknown are
  /// passed over, and of a name that is there twice the first one counts. Days that are wrong take
  /// all days that are named with them, those of a preset too: bounds and disabled days.
  ///
  /// - Returns: What is wrong with the days or weekdays, if anything is.
  @inline(never)
  @discardableResult
  public mutating func read(_ attributes: [OptionAttribute]) -> OptionProblem? {
    var draft = OptionDraft(self)
    var reader = AttributeReader(attributes)
    OptionTable.visit(&draft, &reader)
    var problem = reader.problem
    if let bounds = draft.bounds {
      draft.options.bounds = bounds
    } else if problem == nil {
      problem = .reversedInterval
    }
    if problem != nil { draft.forgetDays() }
    self = draft.options
    return problem ?? (reader.hasUnknownWeekday ? .unknownWeekday : nil)
  }
}

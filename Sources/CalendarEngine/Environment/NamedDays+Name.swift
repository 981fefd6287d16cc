// SPDX-License-Identifier: MIT
import CivilTime

// The names as used in attributes: today, yesterday, tomorrow; this-, last- and next- followed by
// week, month, quarter or year; week-to-date and so on; last-30-days, next-7-days.

extension NamedDays {
  /// The days with an ASCII name, or nil for an unknown name.
  public init?(name: [UInt8]) {
    let parts = name[...].parts(separatedBy: 0x2D)
    switch parts.count {
    case 1:
      guard let distance = parts[0].index(among: "yesterday", "today", "tomorrow") else {
        return nil
      }
      self = .whole(.day, distance - 1)
    case 2:
      guard let distance = parts[0].distance, let unit = parts[1].unit else { return nil }
      self = .whole(unit, distance)
    case 3:
      if let unit = parts[0].unit, parts[1].reads("to"), parts[2].reads("date") {
        self = .soFar(unit)
      } else if let distance = parts[0].distance, distance != 0, let count = parts[1].count4,
        parts[2].reads("days")
      {
        self = distance < 0 ? .past(count) : .coming(count)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The label of the days; empty for days without a phrase.
  public func label(_ environment: CalendarEnvironment) -> [UInt8] {
    label(
      PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases), environment.locale)
  }

  func label(_ book: PhraseBook, _ locale: LocaleProfile) -> [UInt8] {
    var label: [UInt8] = []
    switch self {
    case .whole(.day, let distance) where abs(distance) <= 1:
      let phrase: Phrase = distance < 0 ? .yesterday : distance > 0 ? .tomorrow : .today
      book.append(phrase, to: &label)
    case .whole(let unit, let distance) where abs(distance) <= 1:
      // Three phrases per unit: the last, this and the next one.
      let line = Phrase.lastWeek.rawValue + 3 * (unit.rawValue - 1)
      book.append(line: Int(line) + Int(distance) + 1, count: 0, arguments: [], to: &label)
    case .whole, .soFar(.day): break
    case .soFar(let unit):
      let line = Phrase.weekToDate.rawValue + unit.rawValue - 1
      book.append(line: Int(line), count: 0, arguments: [], to: &label)
    case .past(let count), .coming(let count):
      var number: [UInt8] = []
      locale.append(Int64(count), to: &number)
      let phrase: Phrase = isPast ? .lastDays : .nextDays
      book.append(phrase, count: Int64(count), arguments: [number], to: &label)
    }
    return label
  }

  private var isPast: Bool {
    if case .past = self { return true }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are this ASCII text.
  func reads(_ text: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The index of this text among three.
  fileprivate func index(
    among first: StaticString, _ second: StaticString, _ third: StaticString
  ) -> Int32? {
    if reads(first) { return 0 }
    if reads(second) { return 1 }
    return reads(third) ? 2 : nil
  }

  fileprivate var distance: Int32? {
    index(among: "last", "this", "next").map { $0 - 1 }
  }

  fileprivate var unit: NamedDays.Unit? {
    if reads("week") { return .week }
    return index(among: "month", "quarter", "year").flatMap {
      NamedDays.Unit(rawValue: UInt8($0) + NamedDays.Unit.month.rawValue)
    }
  }

  /// A number of up to four digits, or nil; never 0.
  fileprivate var count4: Int32? {
    guard count <= 4 else { return nil }
    var number: Int32 = 0
    for byte in self {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int32(byte - 0x30)
    }
    return number > 0 ? number : nil
  }
}

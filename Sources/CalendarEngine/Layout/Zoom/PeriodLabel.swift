// SPDX-License-Identifier: MIT
import CivilTime

/// The accessible name of a month, year or decade: "February 2024, 12 days kept".
enum PeriodLabel {
  static func append(
    _ period: CalendarPage, _ traits: Traits, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    input.appendSpoken(period, to: &out)
    if traits.contains(.today) { add(.today, input, to: &out) }
    if input.arrangement.showsYear { PeriodSum(period.days, input).append(input, to: &out) }
    if traits.contains(.disabled) { add(.unavailable, input, to: &out) }
  }

  private static func add(_ phrase: Phrase, _ input: LayoutInput, to out: inout [UInt8]) {
    input.phrases.append(.separator, to: &out)
    input.phrases.append(phrase, to: &out)
  }
}

/// What is known about the days of a month, added up for its accessible name.
struct PeriodSum {
  private var kept: Int32 = 0
  private var short: Int32 = 0
  /// Days that hold anything else.
  private var marked: Int32 = 0
  /// The sum of their counts.
  private var entries: Int64 = 0

  init(_ days: DayInterval, _ input: LayoutInput) {
    input.state.facts.window.forEachFact(in: days) { fact in
      switch Tint(rawValue: fact.tint) {
      case .streakKept: kept += 1
      case .streakShort: short += 1
      case .streakNone: break
      default:
        let count = fact.heatCount
        entries += Int64(count)
        if count == 0, fact.tint != 0 || fact.isHighlighted { marked += 1 }
      }
    }
  }

  func append(_ input: LayoutInput, to out: inout [UInt8]) {
    add(.keptCount, Int64(kept), input, to: &out)
    add(.shortCount, Int64(short), input, to: &out)
    add(.entryCount, entries, input, to: &out)
    add(.markedCount, Int64(marked), input, to: &out)
  }

  private func add(_ phrase: Phrase, _ count: Int64, _ input: LayoutInput, to out: inout [UInt8]) {
    guard count > 0 else { return }
    input.phrases.append(.separator, to: &out)
    var number: [UInt8] = []
    input.locale.append(count, to: &number)
    input.phrases.append(phrase, count: count, arguments: [number], to: &out)
  }
}

extension DayFact {
  /// How much the day holds: what the app says, or the number of its dots.
  var heatCount: Int32 {
    if count > 0 { return count }
    return Int32(dots.tints.count) + dots.moreCount
  }
}

extension FactWindow {
  /// Calls with each known fact about the days of an interval, in their order.
  func forEachFact(in days: DayInterval, _ body: (DayFact) -> Void) {
    var index = Self.index(of: days.start.rawValue, in: facts)
    while index < facts.count, days.contains(facts[index].day) {
      body(facts[index])
      index += 1
    }
  }
}

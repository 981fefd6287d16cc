// SPDX-License-Identifier: MIT
import CivilTime

/// What days hold, as a chart that can be heard: a value for each day of a streak or of a heat map.
///
/// A host hands it to its platform when a screen reader asks for it.
public struct CalendarChart: Hashable, Sendable {
  /// What is counted.
  public enum Measure: UInt8, CaseIterable, Sendable {
    /// The points of a streak.
    case points = 0
    /// What a heat map counts.
    case entries
  }

  /// A day that is known to hold something, or nothing.
  public struct Bar: Hashable, Sendable {
    /// The day.
    public var day: EpochDay
    /// Its value.
    public var value: Int64
    /// Its date and what it holds in words, UTF-8.
    public var label: [UInt8]
  }

  /// What is counted.
  public let measure: Measure
  /// The name of the page in view, UTF-8.
  public let title: [UInt8]
  /// All days in one sentence, UTF-8; empty where there is nothing to add up.
  public let summary: [UInt8]
  /// The name of the axis of days, UTF-8.
  public let dayAxis: [UInt8]
  /// The name of the axis of values, UTF-8.
  public let valueAxis: [UInt8]
  /// The days in view.
  public let days: DayInterval
  /// The days with values, in order.
  public let bars: [Bar]
  let locale: LocaleProfile

  /// The greatest value, at least 1.
  public var most: Int64 { bars.reduce(1) { max($0, $1.value) } }
}

extension CalendarChart {
  /// The date of a day in words, UTF-8.
  public func name(of day: EpochDay) -> [UInt8] {
    var name: [UInt8] = []
    locale.append(day, locale.fullDate, to: &name)
    return name
  }

  /// A value in the calendar's digits, UTF-8.
  public func text(of value: Int64) -> [UInt8] {
    var text: [UInt8] = []
    locale.append(value, to: &text)
    return text
  }

  /// The chart as text, one line for each day: equal charts have equal bytes.
  public func dump() -> [UInt8] {
    var out = title
    if !summary.isEmpty { out.append(": ") }
    out.append(contentsOf: summary)
    out.append(0x0A)
    out.append(contentsOf: dayAxis)
    out.append(" ")
    days.start.appendISO8601(to: &out)
    out.append(" ")
    EpochDay(clamping: Int64(days.endRawValue)).appendISO8601(to: &out)
    out.append(0x0A)
    out.append(contentsOf: valueAxis)
    out.append(" 0 ")
    out.append(decimal: most)
    out.append(0x0A)
    for bar in bars {
      bar.day.appendISO8601(to: &out)
      out.append(" ")
      out.append(decimal: bar.value)
      out.append(" ")
      out.append(contentsOf: bar.label)
      out.append(0x0A)
    }
    return out
  }
}

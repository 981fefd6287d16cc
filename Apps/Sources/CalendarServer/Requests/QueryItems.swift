// SPDX-License-Identifier: MIT
import CivilTime

/// The parameters of a request, `?from=…&to=…`.
struct QueryItems {
  private var values: [String: String] = [:]

  /// The parameters in a query; only the named ones may appear, each at most once.
  init(_ query: Substring, allowing names: [String]) throws(Problem) {
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentDecoding.decode(parts[0], plusIsSpace: true) else {
        throw Problem(.badRequest, "The name of a parameter is not percent-encoded UTF-8.")
      }
      guard names.contains(name) else {
        throw .bad(name, Self.refusal(allowing: names))
      }
      guard let value = PercentDecoding.decode(parts.dropFirst().first ?? "", plusIsSpace: true)
      else { throw .bad(name, "The value is not percent-encoded UTF-8.") }
      guard values.updateValue(value, forKey: name) == nil else {
        throw .bad(name, "The parameter occurs twice.")
      }
    }
  }

  private static func refusal(allowing names: [String]) -> String {
    names.isEmpty
      ? "No parameter is known here." : "Known here are \(names.joined(separator: ", "))."
  }
}

extension QueryItems {
  /// The text of a parameter, or nil when it is absent.
  func text(_ name: String) -> String? { values[name] }

  /// The day in a parameter, or nil when it is absent.
  func day(_ name: String) throws(Problem) -> EpochDay? {
    guard let text = values[name] else { return nil }
    guard let date = CivilDate(calendarDate: Array(text.utf8)) else {
      throw .bad(name, "A day is written YYYY-MM-DD, such as 2024-02-29, and must exist.")
    }
    return date.epochDay
  }

  /// The whole number in a parameter, or nil when it is absent.
  func number(_ name: String, in range: ClosedRange<Int64>) throws(Problem) -> Int64? {
    guard let text = values[name] else { return nil }
    guard let number = Int64(text), range.contains(number) else {
      throw .bad(
        name, "A whole number from \(range.lowerBound) to \(range.upperBound) is asked for.")
    }
    return number
  }

  /// Whether a parameter says `true`; false when it is absent.
  func flag(_ name: String) throws(Problem) -> Bool {
    switch values[name] {
    case nil, "false": false
    case "true": true
    default: throw .bad(name, "It is true or false.")
    }
  }
}

extension QueryItems {
  /// The days from `from` up to but not including `to`, or through `through`; nil when all are
  /// absent.
  ///
  /// Only `through` can name the last day of the calendar, because no day follows it.
  func days() throws(Problem) -> DayInterval? {
    let (from, to) = (try day("from"), try day("to"))
    if let last = try day("through") {
      guard to == nil else {
        throw .bad("through", "`to` and `through` both say where it ends; give one of them.")
      }
      guard let from else { throw .bad("from", "The first day is missing.") }
      guard let days = DayInterval(first: from, last: last) else {
        throw .bad("through", "The interval ends before it begins.")
      }
      return days
    }
    switch (from, to) {
    case (nil, nil): return nil
    case (nil, _): throw .bad("from", "The first day is missing.")
    case (_, nil): throw .bad("to", "The day before which the interval ends is missing.")
    case (let start?, let end?):
      guard let days = DayInterval(start: start, end: end) else {
        throw .bad("to", "The interval ends before it begins.")
      }
      return days
    }
  }

  /// The days from `from` up to but not including `to`, or through `through`; a problem when
  /// absent.
  func requiredDays() throws(Problem) -> DayInterval {
    guard let days = try days() else { throw .bad("from", "The first day is missing.") }
    return days
  }
}

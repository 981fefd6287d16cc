// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CivilTime

/// Reads options of commands whose values are no words of a list: each checks a text, and returns it
/// as the attribute of the same name has it.
///
/// Attributes take what means nothing as if it were not there; who types a command is told.
enum AttributeArgument {
  /// One of these words.
  ///
  /// - Throws: Which words there are.
  static func word(_ text: String, _ name: String, _ words: [String]) throws -> String {
    if words.contains(text) { return text }
    throw ValidationError("--\(name) must be \(listed(words)).")
  }

  /// Any of these words, with commas or spaces between; the empty text for `all`.
  ///
  /// - Throws: Which words there are.
  static func words(_ text: String, _ name: String, _ words: [String]) throws -> String {
    if text == "all" { return "" }
    let parts = split(text)
    guard !parts.isEmpty, parts.allSatisfy(words.contains) else {
      throw ValidationError(
        "--\(name) must be any of \(words.joined(separator: ", ")), or all of them.")
    }
    return parts.joined(separator: " ")
  }

  /// A whole number of a range.
  ///
  /// - Throws: Which numbers there are.
  static func number(_ text: String, _ name: String, _ range: ClosedRange<Int>) throws -> String {
    if let number = Int(text), range.contains(number) { return "\(number)" }
    let most = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
    throw ValidationError("--\(name) must be \(range.lowerBound) \(most).")
  }

  /// A height in points.
  ///
  /// - Throws: Which heights there are.
  static func length(_ text: String, _ name: String) throws -> String {
    if let number = Double(text), number > 0, number <= 16_384 { return "\(number)" }
    throw ValidationError("--\(name) must be a number of points from 1 to 16384.")
  }

  /// A number from 0 to 1.
  ///
  /// - Throws: Which numbers there are.
  static func fraction(_ text: String, _ name: String) throws -> String {
    if let number = Double(text), (0...1).contains(number) { return "\(number)" }
    throw ValidationError("--\(name) must be a number from 0 to 1.")
  }

  /// The steps of a heat map: `1,3,6,10`.
  ///
  /// - Throws: What they look like.
  static func heat(_ text: String) throws -> String {
    let words = split(text)
    let numbers = words.compactMap { Int32($0) }
    guard numbers.count == words.count, HeatScale(thresholds: numbers) != nil else {
      throw ValidationError(
        "A heat map has four least counts that ascend from 1 or more, such as 1,3,6,10.")
    }
    return words.joined(separator: " ")
  }

  /// A day.
  ///
  /// - Throws: What a day looks like.
  static func day(_ text: String) throws -> String {
    var out: [UInt8] = []
    try DayArgument.parse(text).day.appendISO8601(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  /// Days with commas or spaces between, or an interval.
  ///
  /// - Throws: What days look like.
  static func days(_ text: String) throws -> String {
    var out: [UInt8] = []
    try SelectionArgument.parse(text.replacing(/[, ]+/, with: " ")).append(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  /// Weekdays with commas or spaces between, as their numbers.
  ///
  /// - Throws: What weekdays are called.
  static func weekdays(_ text: String) throws -> String {
    try split(text).map { "\(try WeekdayArgument.parse($0).sundayNumber)" }.joined(separator: " ")
  }

  /// Hours of the day: `9-17`, `8:30-16:45`, or `6-30` until six of the next day.
  ///
  /// - Throws: What hours look like.
  static func hours(_ text: String) throws -> String {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let start = minutes(String(ends[0])), let end = minutes(String(ends[1])),
      start < end, end <= 48 * 60
    else {
      throw ValidationError(
        "Hours are two times with a hyphen between, such as 9-17 or 8:30-16:45.")
    }
    return text
  }

  /// The minutes of a time of up to 48 hours: `9`, `8:30`.
  private static func minutes(_ text: String) -> Int? {
    guard let match = text.wholeMatch(of: /([0-9]{1,2})(?::([0-5][0-9]))?/), let hour = Int(match.1)
    else { return nil }
    return hour * 60 + (match.2.flatMap { Int($0) } ?? 0)
  }

  private static func split(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }

  private static func listed(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}

extension OptionAttribute {
  /// An attribute of a name, and a value where it has one.
  init(_ name: String, _ value: String = "") {
    self.init(name: Array(name.utf8), value: Array(value.utf8))
  }
}

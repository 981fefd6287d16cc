// SPDX-License-Identifier: MIT

/// One line of the table, and one object of the JSON file that `run.py` collects.
struct Row: Codable {
  /// What was measured.
  let measure: String
  let value: Double
  /// "×" for a ratio, "ns" and the like for information.
  let unit: String
  /// What the value must be, such as "≤ 1.3"; nil for information.
  let gate: String?
  /// Whether it is; nil for information.
  let pass: Bool?
}

extension Row {
  /// A ratio that must not exceed a bound.
  static func ratio(_ measure: String, _ value: Double, atMost bound: Double) -> Row {
    Row(
      measure: measure, value: value, unit: "×", gate: "≤ \(Self.plain(bound))",
      pass: value <= bound)
  }

  /// A ratio that must reach a bound.
  static func ratio(_ measure: String, _ value: Double, atLeast bound: Double) -> Row {
    Row(
      measure: measure, value: value, unit: "×", gate: "≥ \(Self.plain(bound))",
      pass: value >= bound)
  }

  /// A number that is good to know and binds nobody.
  static func information(_ measure: String, _ value: Double, _ unit: String) -> Row {
    Row(measure: measure, value: value, unit: unit, gate: nil, pass: nil)
  }

  /// The row as a line of a markdown table.
  var markdown: String {
    let verdict = pass.map { $0 ? "pass" : "FAIL" } ?? ""
    return "| \(measure) | \(Self.plain(value)) \(unit) | \(gate ?? "") | \(verdict) |"
  }

  /// Three digits, or all digits of what is greater.
  private static func plain(_ value: Double) -> String {
    let scale: Double = value >= 100 ? 1 : value >= 10 ? 10 : value >= 1 ? 100 : 1000
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }
}

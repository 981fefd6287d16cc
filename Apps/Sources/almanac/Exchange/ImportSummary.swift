// SPDX-License-Identifier: MIT
import CalendarServer
import CalendarStore

/// The result of an import in a sentence, or in JSON as `docs/api.md` describes it.
struct ImportSummary {
  /// What became of the rows; nil when nothing was imported.
  private let report: SessionImport.Report?
  private let problems: [BadLine]
  private let problemCount: Int64
  private let wasStopped: Bool
  /// The noun for a row.
  private let noun: String

  init<Source>(_ report: SessionImport.Report?, _ reading: ImportReading<Source>, noun: String) {
    self.report = report
    problems = reading.problems
    problemCount = reading.problemCount
    wasStopped = reading.stopping != nil
    self.noun = noun
  }
}

extension ImportSummary {
  /// The sentence.
  var text: String {
    guard let report else {
      if wasStopped { return "Nothing was imported." }
      return "Nothing was imported: \(Counted.of(problemCount, "line is", "lines are")) bad."
    }
    var parts = ["\(Counted.of(report.added, noun)) added"]
    if report.updated > 0 { parts.append("\(Counted.number(report.updated)) updated") }
    if report.unchanged > 0 { parts.append("\(Counted.number(report.unchanged)) there already") }
    if report.leftDeleted > 0 {
      parts.append(
        "\(Counted.number(report.leftDeleted)) left deleted (use --restore to bring back)")
    }
    if report.leftAlive > 0 {
      parts.append("\(Counted.number(report.leftAlive)) left alive (deleted in the file)")
    }
    if report.madeCalendars > 0 {
      parts.append("\(Counted.of(report.madeCalendars, "calendar")) made")
    }
    if problemCount > 0 { parts.append("\(Counted.of(problemCount, "bad line")) left out") }
    return parts.joined(separator: ", ") + "."
  }
}

extension ImportSummary: Encodable {
  private enum CodingKeys: CodingKey {
    case added, updated, unchanged, leftDeleted, leftAlive, madeCalendars, rejected, rejectedCount
  }

  private struct Rejected: Encodable {
    let line: Int64
    let reason: String
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(report?.added ?? 0, forKey: .added)
    try object.encode(report?.updated ?? 0, forKey: .updated)
    try object.encode(report?.unchanged ?? 0, forKey: .unchanged)
    try object.encode(report?.leftDeleted ?? 0, forKey: .leftDeleted)
    // Only exports of everything have tombstones.
    if noun == "record" {
      try object.encode(report?.leftAlive ?? 0, forKey: .leftAlive)
      try object.encode(report?.madeCalendars ?? 0, forKey: .madeCalendars)
    }
    let rejected = problems.map { Rejected(line: $0.line, reason: $0.reason) }
    try object.encode(rejected, forKey: .rejected)
    try object.encode(problemCount, forKey: .rejectedCount)
  }
}

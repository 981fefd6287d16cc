// SPDX-License-Identifier: MIT
import CalendarStore

/// What an import comes to, in a sentence.
enum ImportSummary {
  /// The sentence; without a report nothing was imported.
  static func text(_ report: SessionImport.Report?, _ reading: ImportReading) -> String {
    let bad = reading.problemCount
    guard let report else {
      if reading.stopping != nil { return "Nothing was imported." }
      return "Nothing was imported: \(Counted.of(bad, "line is", "lines are")) bad."
    }
    var parts = ["\(Counted.of(report.added, "session")) added"]
    if report.updated > 0 { parts.append("\(Counted.number(report.updated)) updated") }
    if report.unchanged > 0 { parts.append("\(Counted.number(report.unchanged)) there already") }
    if report.leftDeleted > 0 {
      parts.append(
        "\(Counted.number(report.leftDeleted)) left deleted (--restore brings them back)")
    }
    if bad > 0 { parts.append("\(Counted.of(bad, "bad line")) left out") }
    return parts.joined(separator: ", ") + "."
  }
}

/// What an import comes to, in JSON as `docs/api.md` has it.
struct ImportJSON: Encodable {
  private let added: Int64
  private let updated: Int64
  private let unchanged: Int64
  private let leftDeleted: Int64
  private let rejected: [Rejected]
  private let rejectedCount: Int64

  private struct Rejected: Encodable {
    let line: Int64
    let reason: String
  }

  init(_ report: SessionImport.Report?, _ reading: ImportReading) {
    added = report?.added ?? 0
    updated = report?.updated ?? 0
    unchanged = report?.unchanged ?? 0
    leftDeleted = report?.leftDeleted ?? 0
    rejected = reading.problems.map { Rejected(line: $0.line, reason: $0.reasonText) }
    rejectedCount = reading.problemCount
  }
}

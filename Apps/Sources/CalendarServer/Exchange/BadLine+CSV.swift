// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

extension BadLine {
  /// A line of CSV that is no row of its table.
  package init<Column>(_ problem: CSVProblem<Column>) {
    let place = problem.field > 0 ? "\(problem.field)" : nil
    self.init(
      line: problem.line, reason: problem.reasonText,
      field: problem.column.map { "\($0.name)" } ?? place,
      excerpt: problem.excerpt.isEmpty ? nil : Self.shown(problem.excerpt),
      cause: problem.reason.cause(
        columns: Column.allCases.map { "\($0.name)" },
        required: Column.required.map { "\($0.name)" },
        other: Column.otherForm.map { "\($0)" }))
  }

  /// A text without what cannot be shown.
  private static func shown(_ bytes: [UInt8]) -> String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : Character(scalar)
    }
    return String(scalars)
  }
}

extension CSVReason {
  /// The reason without words, in a table with these columns.
  fileprivate func cause(
    columns: [String], required: [String], other: [String]
  ) -> ReasonCause {
    let known = columns.joined(separator: ", ")
    let forms = [required, other].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
    return switch self {
    case .notATime(let reason): ReasonCause("notATime", reason.code)
    case .notADay(let reason): ReasonCause("notADay", reason.code)
    case .notADate: ReasonCause("notADate")
    case .notATimeOfDay: ReasonCause("notATimeOfDay")
    case .notTrueOrFalse: ReasonCause("notOneOf", "True, False")
    case .undecidedDates(let one, let other): ReasonCause("undecidedDates", "\(one)", "\(other)")
    case .notAWholeNumber: ReasonCause("notAWholeNumber")
    case .numberOutOfRange: ReasonCause("notWithin", "\(Int32.min)", "\(Int32.max)")
    case .textTooLong(let most): ReasonCause("textTooLong", "\(most)")
    case .notText: ReasonCause("notText")
    case .missing: ReasonCause("missing")
    case .fieldTooLong: ReasonCause("fieldTooLong")
    case .lineTooLong: ReasonCause("lineTooLong", "65536")
    case .unclosedQuote: ReasonCause("unclosedQuote")
    case .strayQuote: ReasonCause("strayQuote")
    case .textBehindQuote: ReasonCause("textBehindQuote")
    case .tooManyFields(let count, let columns):
      ReasonCause("tooManyFields", "\(count)", "\(columns)")
    case .controlCharacter(let byte):
      ReasonCause("controlCharacter", "0x" + String(byte, radix: 16, uppercase: true))
    case .unknownColumns: ReasonCause("unknownColumn", known)
    case .missingColumns:
      ReasonCause("missingColumns", required.joined(separator: " / "), known)
    case .otherColumns: ReasonCause("otherColumns", forms.joined(separator: " / "), known)
    case .wideCharacters: ReasonCause("wideCharacters")
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// A JSON object from outside: the body of a request, or a line of an export.
struct BodyObject {
  private let members: JSONReader.Members

  /// Reads an object.
  ///
  /// - Throws: What is wrong, with the offending member.
  init(_ bytes: [UInt8]) throws(Problem) {
    do throws(JSONError) {
      members = try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
        try JSONReader.members(bytes)
      }
    } catch {
      throw Problem(
        .badRequest, "The JSON cannot be read: \(error).", field: error.member,
        cause: ReasonCause("notJSON"))
    }
  }

  /// Reads an object that may have only the named members.
  init(_ bytes: [UInt8], allowing names: [String]) throws(Problem) {
    try self.init(bytes)
    try allow(names)
  }
}

extension BodyObject {
  /// Refuses members with other names.
  func allow(_ names: [String]) throws(Problem) {
    if let unknown = members.map(\.name).filter({ !names.contains($0) }).min() {
      let known = names.joined(separator: ", ")
      throw .bad(unknown, "Known here are \(known).", ReasonCause("unknownMember", known))
    }
  }

  private func value(_ name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  /// A text, or nil when the member is absent.
  func text(_ name: String) throws(Problem) -> String? {
    switch value(name) {
    case nil: return nil
    case .text(let text): return text
    default: throw .bad(name, "A text is asked for.", ReasonCause("notAText"))
    }
  }

  /// A whole number within a range, or nil when the member is absent.
  func number<Number: FixedWidthInteger>(
    _ name: String, in range: ClosedRange<Number>
  ) throws(Problem) -> Number? {
    guard let member = value(name) else { return nil }
    guard case .whole(let whole) = member, let number = Number(exactly: whole),
      range.contains(number)
    else {
      throw .bad(
        name, "A whole number from \(range.lowerBound) to \(range.upperBound) is asked for.",
        ReasonCause("notWithin", "\(range.lowerBound)", "\(range.upperBound)"))
    }
    return number
  }

  /// A Boolean, or nil when the member is absent.
  func boolean(_ name: String) throws(Problem) -> Bool? {
    switch value(name) {
    case nil: return nil
    case .boolean(let boolean): return boolean
    default: throw .bad(name, "It is true or false.", ReasonCause("notOneOf", "true, false"))
    }
  }

  /// A session's time, or nil when the member is absent.
  func time(_ name: String) throws(Problem) -> SessionTime? {
    guard let text = try text(name) else { return nil }
    do throws(ISO8601Error) {
      return try SessionTime(iso8601: text)
    } catch {
      throw .bad(
        name,
        "A time is written 2024-02-20T08:00 or 2024-02-20T08:00:00+01:00: \(error.reason.words).",
        ReasonCause("notATime", error.reason.code))
    }
  }

  /// A day, or nil when the member is absent.
  func day(_ name: String) throws(Problem) -> EpochDay? {
    guard let text = try text(name) else { return nil }
    guard let date = CivilDate(calendarDate: Array(text.utf8)) else {
      throw .bad(name, "A day is written YYYY-MM-DD, such as 2024-02-29, and must exist.")
    }
    return date.epochDay
  }

  /// Whether a member is present and null.
  func isNull(_ name: String) -> Bool {
    if case .null = value(name) { true } else { false }
  }
}

extension Optional {
  /// The value, or a problem when the member is absent.
  func required(_ name: String) throws(Problem) -> Wrapped {
    guard let self else { throw .bad(name, "This is missing.", ReasonCause("missing")) }
    return self
  }
}

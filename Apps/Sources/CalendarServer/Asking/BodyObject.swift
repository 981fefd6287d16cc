// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Foundation

/// The JSON object in the body of a request.
struct BodyObject {
  private let members: [String: BodyMember]

  /// The object in these bytes, of which only the members named may be there.
  init(_ bytes: [UInt8], allowing names: [String]) throws(Problem) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(.badRequest, "The body is not UTF-8.")
    }
    do {
      members = try JSONDecoder().decode([String: BodyMember].self, from: Data(bytes))
    } catch {
      throw Problem(.badRequest, "The body is no JSON object.")
    }
    if let unknown = members.keys.filter({ !names.contains($0) }).min() {
      throw .bad(unknown, "Known here are \(names.joined(separator: ", ")).")
    }
  }
}

extension BodyObject {
  /// Whether a member is there, be it null.
  func has(_ name: String) -> Bool { members[name] != nil }

  /// A text, or nil when the member is left out.
  func text(_ name: String) throws(Problem) -> String? {
    switch members[name] {
    case nil: return nil
    case .text(let text): return text
    default: throw .bad(name, "A text is asked for.")
    }
  }

  /// A whole number within a range, or nil when the member is left out.
  func number<Number: FixedWidthInteger>(
    _ name: String, in range: ClosedRange<Number>
  ) throws(Problem) -> Number? {
    guard let member = members[name] else { return nil }
    guard case .whole(let whole) = member, let number = Number(exactly: whole),
      range.contains(number)
    else {
      throw .bad(
        name, "A whole number from \(range.lowerBound) to \(range.upperBound) is asked for.")
    }
    return number
  }

  /// A Boolean, or nil when the member is left out.
  func boolean(_ name: String) throws(Problem) -> Bool? {
    switch members[name] {
    case nil: return nil
    case .boolean(let boolean): return boolean
    default: throw .bad(name, "It is true or false.")
    }
  }

  /// A time as sessions have it, or nil when the member is left out.
  func time(_ name: String) throws(Problem) -> SessionTime? {
    guard let text = try text(name) else { return nil }
    do {
      return try SessionTime(iso8601: text)
    } catch {
      throw .bad(
        name, "A time is written 2024-02-20T08:00 or 2024-02-20T08:00:00+01:00: \(error).")
    }
  }

  /// A day, or nil when the member is left out.
  func day(_ name: String) throws(Problem) -> EpochDay? {
    guard let text = try text(name) else { return nil }
    guard let date = CivilDate(calendarDate: Array(text.utf8)) else {
      throw .bad(name, "A day is written YYYY-MM-DD, such as 2024-02-29, and has to exist.")
    }
    return date.epochDay
  }

  /// Whether a member is there and null.
  func isNull(_ name: String) -> Bool {
    if case .null = members[name] { true } else { false }
  }
}

extension Optional {
  /// The value of a member, which has to be there.
  func required(_ name: String) throws(Problem) -> Wrapped {
    guard let self else { throw .bad(name, "This is missing.") }
    return self
  }
}

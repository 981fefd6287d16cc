// SPDX-License-Identifier: MIT

/// Which texts a store takes in a field: UTF-8 without control characters, within a range of
/// lengths.
///
/// Lengths count Unicode scalars, as every database does.
struct TextRule {
  var least: Int
  var most: Int
  /// Whether it may have several lines, and tabs.
  var hasLines = false

  /// Ids of any record.
  static let id = TextRule(least: 1, most: 128)
  /// Types of marks.
  static let markType = TextRule(least: 1, most: 64)
  /// Owners of marks.
  static let markOwner = TextRule(least: 0, most: 128)
  /// Names of calendars.
  static let calendarName = TextRule(least: 1, most: 256)
  /// Titles of events.
  static let eventTitle = TextRule(least: 0, most: 1_024)
  /// Notes of events.
  static let eventNotes = TextRule(least: 0, most: 8_192, hasLines: true)
  /// Places of events.
  static let eventLocation = TextRule(least: 0, most: 1_024)
  /// Names of zones.
  static let zone = TextRule(least: 1, most: 255)
}

extension TextRule {
  /// - Throws: `invalid` when the bytes break the rule.
  func check(_ bytes: some Sequence<UInt8>, field: String) throws(StoreError) {
    guard let count = characterCount(bytes) else {
      let exception = hasLines ? ", except ends of lines and tabs" : ""
      throw .invalid(
        field: field,
        reason: InvalidReason(
          "has to be UTF-8 text without control characters\(exception)", ReasonCause("notText")))
    }
    guard (least...most).contains(count) else {
      let reason = least == 0 ? "at most \(most)" : "\(least) to \(most)"
      let cause =
        least == 0
        ? ReasonCause("textTooLong", "\(most)") : ReasonCause("textLength", "\(least)", "\(most)")
      throw .invalid(
        field: field, reason: InvalidReason("has to have \(reason) characters", cause))
    }
  }

  /// The number of characters, or nil for invalid UTF-8 or control characters.
  private func characterCount(_ bytes: some Sequence<UInt8>) -> Int? {
    var (decoder, iterator, count) = (UTF8(), bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        guard !Self.isControl(scalar) || (hasLines && Self.isLayout(scalar)) else { return nil }
        count += 1
      case .emptyInput: return count
      case .error: return nil
      }
    }
  }

  /// C0, DEL or C1.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// A line feed or a tab; a carriage return is none, because not every format keeps it.
  private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
  }
}

// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// The id of one event of a series: what the series is called, and which of its events it is.
///
/// A calendar tells occurrences by their ids, and a store like that of EventKit calls all events of a
/// series the same:
///
///     InstanceID(event: "A1", date: date).text    // "A1@1772442000000000"
///     InstanceID(occurrence.id).event             // "A1", which the store understands
public struct InstanceID: Hashable, Sendable {
  /// What the store calls the event, or the series.
  public let event: String
  /// When the event of a series takes place, or would if it had not been moved; nil for one that is in
  /// no series.
  public let date: Date?

  /// An id of an event, or of one of a series.
  public init(event: String, date: Date? = nil) {
    self.event = event
    self.date = date.map { Date(Instant(clamping: $0)) }
  }

  /// What the id of an occurrence says.
  public init(_ id: [UInt8]) {
    let text = String(decoding: id, as: UTF8.self)
    guard let (event, suffix) = Self.parts(text) else {
      self.init(event: text)
      return
    }
    let microseconds = Int64(suffix)
    self.init(
      event: event,
      date: microseconds.flatMap { Instant(microsecondsSince1970: $0) }.map { Date($0) })
  }

  /// The id of the occurrence.
  public var text: String {
    guard let date else {
      // What looks as if it had a date ends with a mark that says that it has none.
      return Self.parts(event) == nil ? event : event + "@"
    }
    return "\(event)@\(Instant(clamping: date).microsecondsSince1970)"
  }

  /// An event and what follows the mark behind it: an instant or nothing; nil where there is no mark.
  private static func parts(_ text: String) -> (event: String, suffix: String)? {
    guard let mark = text.lastIndex(of: "@") else { return nil }
    let suffix = String(text[text.index(after: mark)...])
    let isInstant = Int64(suffix).flatMap { Instant(microsecondsSince1970: $0) } != nil
    return suffix.isEmpty || isInstant ? (String(text[..<mark]), suffix) : nil
  }
}

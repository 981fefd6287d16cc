// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks

/// Reads records from JSON lines as their bytes arrive, in the format of `ExchangeWriter`.
///
/// A bad line is reported and the others are read. A file without its header is not read at all.
/// One without its end, or with fewer lines than its end says, has lost some, which is reported
/// too.
package struct ExchangeReader: Sendable {
  private enum Stage {
    case header, records, behindEnd, abandoned
  }

  private var lines = LineBuffer()
  private var stage = Stage.header
  private var isFinished = false
  /// Number of the last line read.
  private var line: Int64 = 0
  /// Number of lines between header and end, including bad ones.
  private var count: Int64 = 0
  private let isOfEvents: Bool

  /// A reader that has read nothing, of all records or only of calendars and events.
  package init(isOfEvents: Bool = false) {
    self.isOfEvents = isOfEvents
  }
}

extension ExchangeReader: LineSource {
  /// Appends bytes of the file.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    if stage != .abandoned { lines.feed(bytes) }
  }

  /// Marks the end of the file.
  package mutating func finish() {
    lines.finish()
    isFinished = true
  }

  /// The next record or bad line, or nil when more bytes are needed or the file has ended.
  package mutating func nextItem() -> LineItem<RecordImport.Item>? {
    while stage != .abandoned, let line = lines.next() {
      self.line = line.number
      if line.bytes?.isEmpty == true { continue }
      if stage == .records { count += 1 }
      do throws(Problem) {
        guard let bytes = line.bytes else {
          throw Problem(
            .badRequest, "The line is longer than \(LineBuffer.longest) bytes.",
            cause: ReasonCause("lineTooLong", "\(LineBuffer.longest)"))
        }
        if let item = try item(bytes) { return .row(item) }
      } catch {
        return problem(error.lineReason, field: error.field, error.cause)
      }
    }
    guard isFinished, stage != .abandoned else { return nil }
    let isWhole = stage == .behindEnd
    stage = .abandoned
    return isWhole
      ? nil
      : problem(
        "The file ends too early: its last line, of the kind end, is missing.",
        ReasonCause("endsEarly"))
  }

  private func problem(
    _ reason: String, field: String? = nil, _ cause: ReasonCause?
  ) -> LineItem<RecordImport.Item> {
    .problem(BadLine(line: max(line, 1), reason: reason, field: field, cause: cause))
  }

  /// The record in a line, or nil for the header and the end.
  private mutating func item(_ bytes: [UInt8]) throws(Problem) -> RecordImport.Item? {
    switch stage {
    case .header:
      // Until the header proves it to be an export, nothing of the file is read.
      stage = .abandoned
      try readHeader(bytes)
      stage = .records
      return nil
    case .records:
      let object = try BodyObject(bytes)
      let kind = try object.text("kind").required("kind")
      guard kind == "end" else {
        if isOfEvents, ["session", "mark", "settings"].contains(kind) {
          throw .bad(
            "kind", "Only calendars and events are imported here, no \(kind).",
            ReasonCause("otherRecord", kind))
        }
        return try RecordImport.Item(object, kind: kind)
      }
      stage = .behindEnd
      try readEnd(object)
      return nil
    case .behindEnd, .abandoned:
      throw Problem(
        .badRequest, "The line comes after the end of the file.", cause: ReasonCause("behindEnd"))
    }
  }

  private func readHeader(_ bytes: [UInt8]) throws(Problem) {
    guard let object = try? BodyObject(bytes), (try? object.text("kind")) == "header",
      (try? object.text("application")) == "almanac"
    else {
      throw Problem(
        .badRequest, "This is not an Almanac export: it has no header. Nothing was imported.",
        cause: ReasonCause("notAnExport"))
    }
    let format = try object.number("format", in: 1...Int64.max).required("format")
    guard format <= ExchangeWriter.format else {
      throw Problem(
        .badRequest,
        "The file was written by a newer Almanac (format \(format), this one knows "
          + "\(ExchangeWriter.format)); nothing was imported.",
        cause: ReasonCause("newerFormat", "\(format)", "\(ExchangeWriter.format)"))
    }
  }

  private func readEnd(_ object: BodyObject) throws(Problem) {
    try object.allow(["kind", "records"])
    let records = try object.number("records", in: 0...Int64.max).required("records")
    guard records == count - 1 else {
      throw .bad(
        "records", "\(records) records were announced, \(count - 1) came.",
        ReasonCause("otherCount", "\(records)", "\(count - 1)"))
    }
  }
}

extension RecordImport.Item {
  /// The record in an object.
  fileprivate init(_ object: BodyObject, kind: String) throws(Problem) {
    switch kind {
    case "session": self.init(.session(try SessionRecord(object)))
    case "mark": self.init(.mark(try MarkRecord(object)))
    case "calendar": self.init(.calendar(try CalendarRecord(object)))
    case "event": self.init(.event(try EventRecord(object)))
    case "settings": self.init(.settings(try SettingsRecord(object)))
    default:
      throw .bad(
        "kind", "Known here are session, mark, calendar, event, settings and end.",
        ReasonCause("notOneOf", "session, mark, calendar, event, settings, end"))
    }
    do throws(StoreError) {
      try validate()
    } catch {
      throw Problem(error)
    }
  }
}

extension Problem {
  /// The reason as it is given for a line.
  fileprivate var lineReason: String {
    // The store's words begin with the field.
    guard let field, !detail.hasPrefix(field + " ") else { return detail }
    return "\(field): \(detail)"
  }
}

// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import HTTPTypes
import Hummingbird

extension API {
  /// `POST /api/sessions/import`.
  func importSessions(_ call: APICall) async throws -> Response {
    let query = try call.query("restore", "strict")
    try call.requireType("text/csv")
    return try await importRows(SessionLines(), query, call) {
      try await call.store.importSessions($0, next: $1)
    }
  }

  /// `POST /api/events/import`.
  func importEvents(_ call: APICall) async throws -> Response {
    let query = try call.query("calendar", "dates", "restore", "strict")
    let calendar = try RecordName.check(query.text("calendar") ?? "home", field: "calendar")
    try call.requireType(of: ["text/csv", "application/jsonl", "application/x-ndjson"]) {
      $0 == "text/calendar" ? EventLines.refusal : nil
    }
    let calendars = try await call.store.calendars(limit: .max)
    // Where a line can be refused for its calendar, none goes in without the others.
    let isAtOnce = calendars.contains { $0.calendar.isLocked }
    let lines = EventLines(
      calendar: calendar, names: CalendarNames(calendars), takesOthers: false,
      dates: try query.dateOrder())
    return try await importRows(lines, query, call, counts: .ofRecords) {
      var options = $0
      options.isStrict = options.isStrict || isAtOnce
      return try await call.store.importRecords(options, next: $1)
    }
  }
}

extension API {
  /// Which counts an answer has.
  private enum Counts {
    case ofSessions, ofRecords
  }

  /// Spools the body, imports its rows, and answers with what became of them.
  private func importRows<Source: LineSource>(
    _ source: Source, _ query: QueryItems, _ call: APICall, counts: Counts = .ofSessions,
    _ importing: (
      _ options: SessionImport.Options, _ next: () throws -> Source.Row?
    ) async throws -> SessionImport.Report
  ) async throws -> Response {
    var options = SessionImport.Options()
    options.restores = try query.flag("restore")
    options.isStrict = try query.flag("strict")
    let spool = try await spool(call)
    if options.isStrict { try refuseBadLines(spool, source) }
    var reading = try TableReading(spool, source)
    let interruption = Interruption()
    let report = try await interruption.whileWaiting {
      try await importing(options) {
        try interruption.check()
        return try reading.next()
      }
    }
    watch.figures.noteWrites(report.added + report.updated + report.madeCalendars)
    let rejected = reading.rejected
    return .json { json in
      json.object { json in
        json.counts(of: report, withRecords: counts == .ofRecords)
        json.rejected(rejected)
      }
    }
  }

  private func spool(_ call: APICall) async throws -> Spool {
    try call.requireLength(limits.importBytes)
    let spool = try Spool()
    var count = 0
    for try await buffer in call.request.body {
      count += buffer.readableBytes
      guard count <= limits.importBytes else { throw APICall.tooLarge(limits.importBytes) }
      try spool.append(buffer.readableBytesView)
    }
    return spool
  }

  /// Reads all lines before the first one is written, so that all bad ones can be named.
  private func refuseBadLines<Source: LineSource>(_ spool: Spool, _ source: Source) throws {
    var reading = try TableReading(spool, source)
    while try reading.next() != nil {}
    let rejected = reading.rejected
    guard rejected.count > 0 else { return }
    var problem = Problem(
      .unprocessableContent,
      "Nothing was imported. Bad lines: \(rejected.count), named in `rejected`.")
    problem.members = { $0.rejected(rejected) }
    throw problem
  }
}

extension QueryItems {
  /// How dates are written by other calendars, or nil where that is for the file to say.
  fileprivate func dateOrder() throws(Problem) -> CSVDateOrder? {
    switch text("dates") {
    case nil: nil
    case "mdy": .monthFirst
    case "dmy": .dayFirst
    default: throw .bad("dates", "It is mdy or dmy.")
    }
  }
}

extension JSONWriter {
  /// Members that count what became of the rows; files of records may have more than a table.
  fileprivate mutating func counts(of report: SessionImport.Report, withRecords: Bool) {
    var counts: [(name: StaticString, count: Int64)] = [
      ("added", report.added), ("updated", report.updated), ("unchanged", report.unchanged),
      ("leftDeleted", report.leftDeleted),
    ]
    if withRecords {
      counts += [("leftAlive", report.leftAlive), ("madeCalendars", report.madeCalendars)]
    }
    for (name, count) in counts {
      self.name(name)
      number(count)
    }
    name("change")
    if let change = report.change { number(change) } else { null() }
  }
}

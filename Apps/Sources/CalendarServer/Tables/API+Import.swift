// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes
import Hummingbird

extension API {
  /// `POST /api/sessions/import`.
  func importSessions(_ call: APICall) async throws -> Response {
    let query = try call.query("restore", "strict")
    var options = SessionImport.Options()
    options.restores = try query.flag("restore")
    options.isStrict = try query.flag("strict")
    let spool = try await spool(call)
    if options.isStrict { try refuseBadLines(spool) }
    var reading = try TableReading(spool)
    let interruption = Interruption()
    let report = try await interruption.whileWaiting {
      try await call.store.importSessions(options) {
        try interruption.check()
        return try reading.next()
      }
    }
    watch.figures.noteWrites(report.added + report.updated)
    return .json { json in
      json.object { json in
        json.name("added")
        json.number(report.added)
        json.name("updated")
        json.number(report.updated)
        json.name("unchanged")
        json.number(report.unchanged)
        json.name("leftDeleted")
        json.number(report.leftDeleted)
        json.name("change")
        if let change = report.change { json.number(change) } else { json.null() }
        json.rejected(reading.rejected)
      }
    }
  }

  private func spool(_ call: APICall) async throws -> Spool {
    try call.requireType("text/csv")
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
  private func refuseBadLines(_ spool: Spool) throws {
    var reading = try TableReading(spool)
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

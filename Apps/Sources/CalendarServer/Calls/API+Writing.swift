// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes
import Hummingbird

extension API {
  /// Writes an edit; answers with its record, or with the record that conflicts.
  func write(_ edit: StoreEdit, _ call: APICall, created: Bool = false) async throws -> Response {
    guard let outcome = try await call.store.apply([edit]).first else {
      throw Problem(
        .internalServerError, "It is not known whether the edit was saved. Read the record again.")
    }
    switch outcome {
    case .applied(let record):
      watch.figures.noteWrites(1)
      return .json(created ? .created : .ok) { $0.record(record) }
    case .unchanged(let record): return .json { $0.record(record) }
    case .conflict(let record?): throw Self.conflict(record)
    case .conflict(nil): throw Self.unknownRecord
    }
  }

  static var unknownRecord: Problem {
    Problem(.notFound, "There has never been a record with this id.")
  }

  static func conflict(_ record: StoreRecord) -> Problem {
    var json = JSONWriter()
    json.record(record)
    var problem = Problem(
      .conflict, "The record has changed, or its id is taken: see `current`.", field: "revision")
    problem.current = json.bytes
    return problem
  }
}

extension BodyObject {
  /// The revision that the writer has seen.
  func revision() throws(Problem) -> Int64 {
    try number("revision", in: 0...Int64.max).required("revision")
  }

  /// The points of a session, or nil when absent.
  func points() throws(Problem) -> Int32? {
    try number("points", in: Int32.min...Int32.max)
  }

  /// Whether to restore a tombstone.
  func restores() throws(Problem) -> Bool {
    switch try boolean("deleted") {
    case nil: false
    case false: true
    case true: throw .bad("deleted", "It can be false only; DELETE deletes.")
    }
  }
}

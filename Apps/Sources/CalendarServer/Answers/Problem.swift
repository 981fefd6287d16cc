// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes

/// Why a request is refused, in the form of RFC 9457.
struct Problem: Error {
  /// The kind of problem, where programs have to tell it from others with the same status.
  var type = "about:blank"
  var status: HTTPResponse.Status
  /// What is wrong and what helps, in a sentence or two.
  var detail: String
  /// The offending parameter or member.
  var field: String?
  /// The reason without words, where a line of an import can have it.
  var cause: ReasonCause?
  /// The present record, as JSON, on a conflict.
  var current: [UInt8]?
  /// Writes further members, such as the lines that an import rejects.
  var members: @Sendable (inout JSONWriter) -> Void = { _ in }
  /// Headers that belong to the problem, such as `Allow`.
  var headers = HTTPFields()

  init(
    _ status: HTTPResponse.Status, _ detail: String, field: String? = nil,
    cause: ReasonCause? = nil
  ) {
    self.status = status
    self.detail = detail
    self.field = field
    self.cause = cause
  }
}

extension Problem {
  /// All supported methods, for `Allow`.
  static let allMethods = "GET, HEAD, POST, PUT, PATCH, DELETE"

  /// A parameter or member that cannot be read.
  static func bad(_ field: String, _ detail: String, _ cause: ReasonCause? = nil) -> Problem {
    Problem(.badRequest, detail, field: field, cause: cause)
  }

  /// The problem as `application/problem+json`.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("type")
      json.text(type)
      json.name("title")
      json.text(status.reasonPhrase)
      json.name("status")
      json.number(Int64(status.code))
      json.name("detail")
      json.text(detail)
      if let field {
        json.name("field")
        json.text(field)
      }
      if let current {
        json.name("current")
        json.json(current)
      }
      members(&json)
    }
    return json.bytes
  }
}

extension HTTPResponse.Status {
  /// 507: the disk is full (RFC 4918).
  static let insufficientStorage = HTTPResponse.Status(
    code: 507, reasonPhrase: "Insufficient Storage")
}

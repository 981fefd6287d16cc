// SPDX-License-Identifier: MIT
import HTTPTypes

/// Why a request is not answered with what it asks for, as RFC 9457 has it.
struct Problem: Error {
  /// What kind of problem it is, when programs have to tell it from others of its status.
  var type = "about:blank"
  var status: HTTPResponse.Status
  /// What is wrong and what helps, in a sentence or two.
  var detail: String
  /// The parameter or member at fault.
  var field: String?
  /// The present record, as JSON, on a conflict.
  var current: [UInt8]?
  /// Writes members of its own, such as the lines that an import rejects.
  var members: @Sendable (inout JSONWriter) -> Void = { _ in }
  /// Headers that belong to it, such as `Allow`.
  var headers = HTTPFields()

  init(_ status: HTTPResponse.Status, _ detail: String, field: String? = nil) {
    self.status = status
    self.detail = detail
    self.field = field
  }
}

extension Problem {
  /// The methods that there are, for `Allow`.
  static let allMethods = "GET, HEAD, POST, PUT, PATCH, DELETE"

  /// A parameter or member that cannot be read.
  static func bad(_ field: String, _ detail: String) -> Problem {
    Problem(.badRequest, detail, field: field)
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

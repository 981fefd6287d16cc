// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes
import Hummingbird
import NIOCore

/// A request to the API and the store that answers it.
struct APICall: Sendable {
  let route: APIRoute
  /// The method, with GET in place of HEAD.
  let method: HTTPRequest.Method
  let request: Request
  private let query: Substring
  let served: ServedStore

  init(
    route: APIRoute, method: HTTPRequest.Method, request: Request, query: Substring,
    served: ServedStore
  ) {
    self.route = route
    self.method = method
    self.request = request
    self.query = query
    self.served = served
  }
}

extension APICall {
  var store: any RecordStore { served.store }

  /// The parameters, of which only the named ones may appear.
  func query(_ names: String...) throws(Problem) -> QueryItems {
    try QueryItems(query, allowing: names)
  }

  /// The JSON object in the body, which may have only the named members.
  func body(_ limits: ServerLimits, _ names: String...) async throws -> BodyObject {
    try requireType("application/json")
    try requireLength(limits.bodyBytes)
    do {
      let bytes = try await request.body.collect(upTo: limits.bodyBytes)
      return try BodyObject(Array(bytes.readableBytesView), allowing: names)
    } catch is NIOTooManyBytesError {
      throw Self.tooLarge(limits.bodyBytes)
    }
  }

  /// Refuses a body of another type.
  func requireType(_ type: String) throws(Problem) { try requireType(of: [type]) }

  /// Refuses a body of a type that is none of these, of which `reason` may say why.
  func requireType(
    of types: [String], reason: (_ type: String) -> String? = { _ in nil }
  ) throws(Problem) {
    let given = (request.headers[.contentType]?.prefix { $0 != ";" } ?? "")
      .filter { $0 != " " }.lowercased()
    guard types.contains(given) else {
      throw Problem(
        .unsupportedMediaType,
        reason(given) ?? "The body must be \(types.joined(separator: " or ")).")
    }
  }

  /// Refuses a body whose declared length exceeds the limit.
  func requireLength(_ limit: Int) throws(Problem) {
    guard let length = request.headers[.contentLength] else { return }
    guard let bytes = Int(length), bytes <= limit else { throw Self.tooLarge(limit) }
  }

  static func tooLarge(_ limit: Int) -> Problem {
    Problem(.contentTooLarge, "The body must have at most \(limit) bytes.")
  }
}

// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

/// Answers requests: those of `/api/` by the API, all others by the pages.
struct ServerResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let api: API
  let pages: PageFolder

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    var response: Response
    do {
      response = try await answer(request)
    } catch let problem as Problem {
      response = Response(problem)
    }
    response.headers.guardPages()
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request) async throws -> Response {
    try RequestGate.admit(request)
    let target = try RequestTarget(request.head.path)
    guard target.isAPI else { return try pages.answer(request, target) }
    return try await api.answer(request, target)
  }
}

extension HTTPFields {
  /// What every answer says to browsers: nothing but this server's own things, and no guessing.
  fileprivate mutating func guardPages() {
    self[.contentSecurityPolicy] = Self.policy
    self[.xContentTypeOptions] = "nosniff"
    self[.crossOriginResourcePolicy] = "same-origin"
    if let name = HTTPField.Name("Referrer-Policy") { self[name] = "no-referrer" }
  }

  // `Scripts/serve.py` sends the same.
  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    + "connect-src 'self'"
}

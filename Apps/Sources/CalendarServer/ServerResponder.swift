// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

/// Answers requests: `/api/` and monitoring through the API, everything else with pages.
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
    } catch let error as ConnectionBroken {
      // Nobody is left to be answered.
      throw error
    } catch {
      response = Response(mistake(error))
    }
    response.headers.guardPages()
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request) async throws -> Response {
    let isForAll = request.head.path == WatchPage.healthz.path
    try RequestGate.admit(request, needsHost: !isForAll)
    if request.head.path == "*", request.method == .options { return Self.options }
    let target = try RequestTarget(request.head.path)
    if let page = WatchPage(target) { return try await api.answer(request, page) }
    guard target.isAPI else { return try pages.answer(request, target) }
    return try await api.answer(request, target)
  }

  /// The answer to `OPTIONS *`.
  private static var options: Response {
    Response(
      status: .noContent,
      headers: [.allow: Problem.allMethods + ", OPTIONS", .cacheControl: "no-store"])
  }

  private func mistake(_ error: any Error) -> Problem {
    api.watch.note(.mistake)
    api.logger.error("\(error)")
    return Problem(.internalServerError, "Something went wrong in Almanac itself.")
  }
}

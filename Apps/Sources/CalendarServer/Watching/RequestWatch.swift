// SPDX-License-Identifier: MIT
import HTTPTypes
import Logging
import NIOCore

/// Counts requests and writes the access log.
struct RequestWatch: Sendable {
  let figures: ServerFigures
  let logger: Logger

  /// Counts and logs a request that was answered, or whose connection broke before it was.
  func note(_ request: ServerRequest, ended: NIODeadline, isWhole: Bool) {
    let route = RouteName.of(method: request.method, target: request.target)
    let seconds = Double((ended - request.begun).nanoseconds) / 1e9
    figures.note(
      RequestFigure(route: route, method: RouteName.method(request.method)),
      status: request.status ?? 0, seconds: isWhole && route != RouteName.stream ? seconds : nil)
    guard logger.logLevel <= .info else { return }
    logger.info("request", metadata: Self.metadata(request, route, seconds, isWhole))
  }

  /// Counts a failure.
  func note(_ kind: FailureKind) {
    figures.note(kind)
  }

  private static func metadata(
    _ request: ServerRequest, _ route: String, _ seconds: Double, _ isWhole: Bool
  ) -> Logger.Metadata {
    [
      "method": .string(LogText.escaped(request.method ?? "-")),
      "path": .string(LogText.path(request.target ?? "-")),
      "route": .string(route),
      "status": .string(request.status.map(String.init) ?? "-"),
      "bytes": .stringConvertible(request.bytes),
      "ms": .string(LogText.milliseconds(seconds)),
      "whole": .stringConvertible(isWhole),
    ]
  }
}

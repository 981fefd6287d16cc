// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes
import Hummingbird

extension API {
  /// `GET /healthz` and `GET /metrics`.
  func answer(_ request: Request, _ page: WatchPage) async throws -> Response {
    guard [.get, .head].contains(request.method) else {
      var problem = Problem(.methodNotAllowed, "Use GET or HEAD for \(page.path).")
      problem.headers[.allow] = "GET, HEAD"
      throw problem
    }
    switch page {
    case .healthz: return try await health()
    case .metrics: return Response(.ok, Array(await metrics().utf8), type: MetricsText.type)
    }
  }

  private func health() async throws -> Response {
    do {
      return try await withStore { served in
        _ = try await served.store.head()
        return Response(.ok, Array("ok\n".utf8), type: "text/plain; charset=utf-8")
      }
    } catch var problem as Problem {
      // Whatever the reason, no requests should be sent here now.
      problem.status = .serviceUnavailable
      problem.headers[.retryAfter] = "1"
      throw problem
    }
  }

  private func metrics() async -> String {
    var text = MetricsText()
    text.metric("almanac_info", "gauge", "What serves.")
    text.value("almanac_info", [("version", AlmanacVersion.text)], 1)
    let figures = watch.figures.snapshot
    text.requests(figures)
    text.single(
      "almanac_writes_total", "counter", "Records that requests have changed.", figures.writes)
    if let store = await desk.latest as? SQLiteStore {
      text.single(
        "almanac_syncs_total", "counter",
        "Transactions since the database was opened, each of which waited for the disk once.",
        store.activity.syncs)
    }
    text.metric("almanac_errors_total", "counter", "What went wrong, by kind.")
    for kind in FailureKind.allCases {
      text.value(
        "almanac_errors_total", [("kind", kind.rawValue)], figures.failures[kind, default: 0])
    }
    text.single(
      "almanac_event_streams", "gauge", "Event streams that are open.", await hub.listenerCount)
    let connections = book.counts
    text.single(
      "almanac_connections", "gauge", "Connections that are open.", connections.open)
    text.single(
      "almanac_connections_opened_total", "counter", "Connections so far.", connections.opened)
    text.single(
      "almanac_connections_shed_total", "counter",
      "Connections that were closed to make room for others.", connections.shed)
    return text.text
  }
}

extension MetricsText {
  fileprivate mutating func requests(_ figures: ServerFigures.Snapshot) {
    let name = "almanac_http_requests_total"
    metric(name, "counter", "Requests; status 0 where the connection broke before an answer.")
    let keys = figures.requests.keys.sorted { ($0.route, $0.method) < ($1.route, $1.method) }
    for key in keys {
      for (status, count) in figures.requests[key, default: [:]].sorted(by: { $0.key < $1.key }) {
        value(name, key.labels + [("status", "\(status)")], count)
      }
    }
    let duration = "almanac_http_request_duration_seconds"
    metric(duration, "histogram", "From the head of a request to the end of its answer.")
    for key in keys {
      if let times = figures.durations[key] { histogram(duration, key.labels, times) }
    }
  }
}

extension RequestFigure {
  fileprivate var labels: [(String, String)] { [("route", route), ("method", method)] }
}

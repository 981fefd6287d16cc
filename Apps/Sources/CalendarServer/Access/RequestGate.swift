// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

/// Admits pages of this server and programs on this machine, and nobody else.
enum RequestGate {
  /// Admits a request or says why not; `needsHost` says whether one without `Host` is refused.
  static func admit(_ request: Request, needsHost: Bool = true) throws(Problem) {
    if !needsHost, request.head.authority == nil { return }
    let host = try host(of: request)
    guard ![.get, .head].contains(request.method) else { return }
    guard request.headers[values: .origin].allSatisfy({ isOwn($0, host: host) }),
      !request.headers.values(named: "sec-fetch-site").contains("cross-site")
    else {
      throw Problem(
        .forbidden, "Only pages of this server can make changes. This page is from elsewhere.")
    }
  }

  /// The value of the `Host` header; several of them are refused.
  private static func host(of request: Request) throws(Problem) -> String {
    guard let host = request.head.authority, request.headers.values(named: "host").isEmpty,
      LoopbackHost(header: host) != nil
    else {
      throw Problem(
        .misdirectedRequest,
        "This server only answers to localhost, 127.0.0.1 and [::1].")
    }
    return host
  }

  private static func isOwn(_ origin: String, host: String) -> Bool {
    origin.lowercased() == "http://" + host.lowercased()
  }
}

extension HTTPFields {
  /// The values of a field that `HTTPTypes` has no name for.
  func values(named canonicalName: String) -> [String] {
    filter { $0.name.canonicalName == canonicalName }.map(\.value)
  }
}

// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

/// Who may ask: pages of this server and programs of this machine.
enum RequestGate {
  /// Lets a request through, or says why not; `needsHost` tells whether one without `Host` is refused.
  static func admit(_ request: Request, needsHost: Bool = true) throws(Problem) {
    if !needsHost, request.head.authority == nil { return }
    let host = try host(of: request)
    guard ![.get, .head].contains(request.method) else { return }
    guard request.headers[values: .origin].allSatisfy({ isOwn($0, host: host) }),
      !request.headers.values(named: "sec-fetch-site").contains("cross-site")
    else {
      throw Problem(.forbidden, "Only pages of this server may write. This one is of another.")
    }
  }

  /// The `Host` header, of which there is exactly one; the rest of several stays a field.
  private static func host(of request: Request) throws(Problem) -> String {
    guard let host = request.head.authority, request.headers.values(named: "host").isEmpty,
      LoopbackHost(header: host) != nil
    else {
      throw Problem(
        .misdirectedRequest,
        "This server answers to names of its own machine only: localhost, "
          + "127.0.0.1 or [::1].")
    }
    return host
  }

  private static func isOwn(_ origin: String, host: String) -> Bool {
    origin.lowercased() == "http://" + host.lowercased()
  }
}

extension HTTPFields {
  /// The values of a field that has no name among those known to `HTTPTypes`.
  func values(named canonicalName: String) -> [String] {
    filter { $0.name.canonicalName == canonicalName }.map(\.value)
  }
}

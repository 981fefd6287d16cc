// SPDX-License-Identifier: MIT
import NIOHTTP1

extension HTTPRequestHead {
  /// The request with a path as its target and the effective host in `Host`.
  ///
  /// A target in absolute form names a host itself, which takes precedence (RFC 9112, 3.2.2). A
  /// `Host` that is not this machine's is kept all the same: two names are not better than one.
  ///
  /// - Throws: A `Problem` for another scheme or for a tunnel, which this server does not offer.
  func withPathAsTarget() throws(Problem) -> HTTPRequestHead {
    guard method != .CONNECT else { throw Self.noTunnel }
    guard uri.utf8.first != UInt8(ascii: "/"), uri != "*" else { return self }
    guard let (authority, path) = Self.parts(ofAbsolute: uri) else { throw Self.notHTTP }
    var head = self
    head.uri = path
    let hosts = headers["host"]
    if let host = hosts.first, hosts.count == 1, LoopbackHost(header: host) != nil {
      head.headers.replaceOrAdd(name: "Host", value: authority)
    }
    return head
  }

  /// The authority and the path with its query, or nil when the target is not `http://`.
  private static func parts(ofAbsolute target: String) -> (authority: String, path: String)? {
    let scheme = "http://"
    guard target.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = target.dropFirst(scheme.count)
    let end = rest.firstIndex { "/?".contains($0) } ?? rest.endIndex
    let path = String(rest[end...])
    return (String(rest[..<end]), path.hasPrefix("/") ? path : "/" + path)
  }

  private static var noTunnel: Problem {
    var problem = Problem(.methodNotAllowed, "This server is not a proxy and opens no tunnels.")
    problem.headers[.allow] = Problem.allMethods
    return problem
  }

  private static var notHTTP: Problem {
    Problem(.misdirectedRequest, "This address is not on this server, which serves http only.")
  }
}

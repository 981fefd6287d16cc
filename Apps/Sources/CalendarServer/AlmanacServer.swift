// SPDX-License-Identifier: MIT
import CalendarStore

/// The calendar over HTTP, for pages and programs on this machine; `docs/api.md` describes its
/// answers.
///
///     try await AlmanacServer(configuration).run { print("Almanac listening on \($0)") }
public struct AlmanacServer: Sendable {
  let configuration: Configuration
  let host: LoopbackHost

  /// A server that is not listening yet.
  ///
  /// - Throws: `hostNotLoopback`, because access from other machines is not supported.
  public init(_ configuration: Configuration) throws(ServerError) {
    guard let host = LoopbackHost(configuration.host) else {
      throw .hostNotLoopback(configuration.host)
    }
    self.configuration = configuration
    self.host = host
  }
}

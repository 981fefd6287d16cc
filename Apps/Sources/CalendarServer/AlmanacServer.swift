// SPDX-License-Identifier: MIT
import CalendarStore

/// The calendar over HTTP, for pages and programs of this machine; `docs/api.md` says what it answers.
///
///     try await AlmanacServer(configuration).run { print("Almanac listening on \($0)") }
public struct AlmanacServer: Sendable {
  let configuration: Configuration
  let host: LoopbackHost

  /// A server that does not listen yet.
  ///
  /// - Throws: `hostNotLoopback`: access from outside comes later.
  public init(_ configuration: Configuration) throws(ServerError) {
    guard let host = LoopbackHost(configuration.host) else {
      throw .hostNotLoopback(configuration.host)
    }
    self.configuration = configuration
    self.host = host
  }
}

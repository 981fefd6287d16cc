// SPDX-License-Identifier: MIT
import CivilTime
import Logging

extension AlmanacServer {
  /// What a server needs to know.
  public struct Configuration: Sendable {
    /// The name or address to listen on; must be one of this machine's own.
    public var host = "127.0.0.1"
    /// The port to listen on; 0 picks a free one.
    public var port = 8080
    /// Opens a person's own database.
    public var own: StoreOpener
    /// Opens the demonstration, which is shown until its viewer starts a database of their own; nil
    /// for none.
    public var demo: StoreOpener?
    /// The files for browsers; by default those embedded in the program.
    public var pages = PageFolder.embedded()
    /// Returns the present time.
    public var now: @Sendable () -> Instant
    /// The zone, such as `Europe/Berlin`, for requests that name none when the settings have none.
    public var defaultZone: String
    /// Where errors are logged.
    public var logger: Logger
    /// Whether SIGINT and SIGTERM end the server.
    public var endsOnSignals = true
    /// Called when the server begins to end.
    public var whenEnding: @Sendable () -> Void = {}
    /// The limits on requests and connections.
    public var limits = ServerLimits()

    /// A configuration with the usual host, port and limits.
    public init(
      own: @escaping StoreOpener, defaultZone: String, logger: Logger,
      now: @escaping @Sendable () -> Instant
    ) {
      self.own = own
      self.defaultZone = defaultZone
      self.logger = logger
      self.now = now
    }
  }
}

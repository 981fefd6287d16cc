// SPDX-License-Identifier: MIT
import Logging
import NIOConcurrencyHelpers

/// What has been said in a log.
final class HeardLog: Sendable {
  private let box = NIOLockedValueBox<[Logger.Metadata]>([])

  /// The values of each line that has this message.
  func lines() -> [Logger.Metadata] { box.withLockedValue(\.self) }

  /// A logger that keeps messages from a level on.
  func logger(_ level: Logger.Level) -> Logger {
    var logger = Logger(label: "heard") { _ in Handler(log: self) }
    logger.logLevel = level
    return logger
  }

  private struct Handler: LogHandler {
    let log: HeardLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      guard "\(event.message)" == "request" else { return }
      log.box.withLockedValue { $0.append(event.metadata ?? [:]) }
    }
  }
}

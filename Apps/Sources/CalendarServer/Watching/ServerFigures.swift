// SPDX-License-Identifier: MIT
import NIOConcurrencyHelpers

/// What a server has done since it started, in numbers.
final class ServerFigures: Sendable {
  /// The numbers at one moment.
  struct Snapshot: Sendable {
    /// Requests by route and method, then by status; status 0 means no answer.
    var requests: [RequestFigure: [Int: Int64]] = [:]
    /// How long answers took, except event streams.
    var durations: [RequestFigure: Histogram] = [:]
    /// Edits and imported lines that changed something.
    var writes: Int64 = 0
    /// Failures, by kind.
    var failures: [FailureKind: Int64] = [:]
  }

  private let box = NIOLockedValueBox(Snapshot())

  /// The present numbers.
  var snapshot: Snapshot { box.withLockedValue(\.self) }

  /// Counts a request, and the duration of its answer unless that is nil.
  func note(_ request: RequestFigure, status: Int, seconds: Double?) {
    box.withLockedValue { figures in
      figures.requests[request, default: [:]][status, default: 0] += 1
      if let seconds { figures.durations[request, default: Histogram()].add(seconds) }
    }
  }

  func noteWrites(_ count: Int64) {
    box.withLockedValue { $0.writes += count }
  }

  func note(_ kind: FailureKind) {
    box.withLockedValue { $0.failures[kind, default: 0] += 1 }
  }
}

// SPDX-License-Identifier: MIT
import CalendarStore

/// The kinds of failure, as `/metrics` names them.
enum FailureKind: String, CaseIterable, Sendable {
  /// What was sent is not a request.
  case malformed
  /// A request did not arrive in time.
  case late
  /// A mistake in Almanac itself.
  case mistake
  case locked, readOnly = "read_only", full, corrupt, foreign, newer, unreachable, gone
  case inUse = "in_use"

  /// The kind of an error of a store; nil for a client's mistake.
  init?(_ error: StoreError) {
    switch error {
    case .locked: self = .locked
    case .readOnly: self = .readOnly
    case .full: self = .full
    case .corrupt: self = .corrupt
    case .foreign: self = .foreign
    case .newer: self = .newer
    case .unreachable: self = .unreachable
    case .gone: self = .gone
    case .inUse: self = .inUse
    case .resyncRequired, .invalid, .calendarLocked: return nil
    }
  }
}

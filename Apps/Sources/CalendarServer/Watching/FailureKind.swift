// SPDX-License-Identifier: MIT
import CalendarStore

/// The kinds of what goes wrong, as `/metrics` names them.
enum FailureKind: String, CaseIterable, Sendable {
  /// A request that is none.
  case malformed
  /// A request that has not come in time.
  case late
  /// A mistake in Almanac itself.
  case mistake
  case locked, readOnly = "read_only", full, corrupt, foreign, newer, unreachable, gone
  case inUse = "in_use"

  /// What a store cannot do; nil for what is the client's fault.
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
    case .resyncRequired, .invalid: return nil
    }
  }
}

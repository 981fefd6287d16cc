// SPDX-License-Identifier: MIT

import Foundation

/// Where random walks begin and how far they go.
///
/// In `make test` they begin where they always do. `make walk` sets `WALK_SEED`, to begin elsewhere,
/// and `WALK_SCALE`, to go that many times as far.
package enum WalkPlan {
  private static let settings = ProcessInfo.processInfo.environment
  private static let shift = settings["WALK_SEED"].flatMap { UInt64($0) } ?? 0
  private static let scale = settings["WALK_SCALE"].flatMap { Int($0) } ?? 1

  /// As many seeds as `usual` holds, from others on where `make walk` asks for it.
  package static func seeds(_ usual: ClosedRange<UInt64>) -> [UInt64] {
    usual.map { seed($0) }
  }

  /// `usual`, or another seed where `make walk` asks for it.
  package static func seed(_ usual: UInt64) -> UInt64 {
    usual &+ shift &* 1_000
  }

  /// The number of steps of a walk that has `usual` in `make test`.
  package static func steps(_ usual: Int) -> Int {
    usual * scale
  }
}

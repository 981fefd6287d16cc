// SPDX-License-Identifier: MIT

/// Measures several pieces of work against each other in one process.
///
/// On a shared machine medians wobble by a factor of two or three and minima do not, so every
/// piece is run many times, in turns with the others, and the least time counts.
struct Stopwatch {
  /// How often every piece is run.
  let rounds: Int

  /// The least nanoseconds that each piece took.
  func nanoseconds(_ pieces: [() -> Void]) -> [Double] {
    var least = pieces.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (place, piece) in pieces.enumerated() {
        least[place] = min(least[place], Self.time(piece))
      }
    }
    return least
  }

  /// Nanoseconds of one run.
  static func time(_ piece: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(piece)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

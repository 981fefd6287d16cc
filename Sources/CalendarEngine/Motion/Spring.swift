// SPDX-License-Identifier: MIT

/// A damped spring that pulls a displacement to 0, stepped in fixed slices of time.
///
/// Slices and plain arithmetic, without `exp` or `cos`, give the same bits on every platform.
public struct Spring: Hashable, Sendable {
  /// The constants for a response in seconds and a damping ratio: stiffness (2π / response)²,
  /// friction 2 · ratio · 2π / response.
  struct Constants: Hashable, Sendable {
    let stiffness: Double
    let friction: Double

    /// Response 0.35 s and damping ratio 0.86, for pages.
    static let pages = Constants(stiffness: 322.2728, friction: 30.8774)
    /// Response 0.4 s and damping ratio 0.9, for what grows, shrinks or unfolds.
    static let growth = Constants(stiffness: 246.7401, friction: 28.2743)
  }

  /// The displacement, in page widths or another unit.
  public private(set) var displacement: Double
  /// Units per second.
  public private(set) var velocity: Double
  /// The time through which it has been stepped, in microseconds.
  private var time: Int64
  private let constants: Constants

  /// A spring of pages, released at a time.
  public init(displacement: Double, velocity: Double, time: Int64) {
    self.init(displacement: displacement, velocity: velocity, time: time, .pages)
  }

  init(displacement: Double, velocity: Double, time: Int64, _ constants: Constants) {
    self.displacement = displacement
    self.velocity = velocity
    self.time = time
    self.constants = constants
  }
}

extension Spring {
  /// The same spring, as fast as it is, at another displacement.
  func displaced(to displacement: Double) -> Spring {
    Spring(displacement: displacement, velocity: velocity, time: time, constants)
  }

  /// A slice: 1/250 of a second.
  static let slice: Int64 = 4_000
  /// More slices than this at once (half a second, as after a tab slept) end the movement.
  private static let longestPause: Int64 = 125 * slice

  /// Steps to a time, in whole slices; the rest waits for the next frame.
  ///
  /// Takes a few operations per 4 ms, for at most 125 slices.
  mutating func advance(to now: Int64) {
    guard now - time <= Self.longestPause else {
      (displacement, velocity, time) = (0, 0, now)
      return
    }
    let step = 0.004
    while now - time >= Self.slice {
      velocity += (-constants.stiffness * displacement - constants.friction * velocity) * step
      displacement += velocity * step
      time += Self.slice
    }
  }

  /// Whether the rest of the movement is too small to see: half a thousandth of a page.
  var isAtRest: Bool {
    abs(displacement) < 0.0005 && abs(velocity) < 0.02
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine

/// A pinch on a touch pad, of which a platform tells the scale, as the wheel with Control that it is in
/// browsers.
///
///     if let sample = pinch.sample(scale: 1.2, x: x, y: y) { session.send(.wheel(sample)) }
///
/// The calendar is magnified by the same, around the pointer.
public struct TouchPadPinch: Hashable, Sendable {
  /// The scale up to which samples have been made.
  private var reached = 1.0

  /// A pinch that begins.
  public init() {}

  /// What a sample can say at most, in points of the 100 between the fingers that it stands for.
  private static let most = 50.0

  /// What a scale adds to those before; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - scale: The scale since the pinch began, 1 at first.
  ///   - x: Where the pointer is, in 1/64 points from the calendar's left edge.
  ///   - y: The same from its top edge.
  /// - Returns: The sample.
  public mutating func sample(scale: Double, x: Int32, y: Int32) -> WheelSample? {
    // Samples have whole units, so that what is lost in one comes with the next.
    let wanted = (scale / reached - 1) * 100
    guard wanted.isFinite, scale > 0 else { return nil }
    let growth = Int32((min(max(wanted, -Self.most), Self.most) * 64).rounded())
    guard growth != 0 else { return nil }
    reached *= 1 + Double(growth) / (100 * 64)
    return Self.sample(growth: growth, x: x, y: y)
  }

  /// A sample that changes nothing, of which the claim says whether the calendar has a use for
  /// pinches there.
  public static func question(x: Int32, y: Int32) -> WheelSample {
    sample(growth: 0, x: x, y: y)
  }

  private static func sample(growth: Int32, x: Int32, y: Int32) -> WheelSample {
    WheelSample(dx: 0, dy: -growth, x: x, y: y, modifiers: .control)
  }
}

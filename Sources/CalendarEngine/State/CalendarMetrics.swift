// SPDX-License-Identifier: MIT

/// The sizes a host gives to the layout; nothing below the hosts measures.
public struct CalendarMetrics: Hashable, Sendable {
  /// Width in points.
  public var width: Double
  /// Height in points that the calendar should fill, or 0 to take what it needs.
  public var height: Double
  /// Text size as a multiple of the platform's 100 %, 0.5...4.
  public var textScale: Double
  /// Device pixels a point; frames are rounded to whole pixels.
  public var pixelScale: Double

  /// Metrics with values outside their ranges moved to the nearest one.
  public init(width: Double, height: Double = 0, textScale: Double = 1, pixelScale: Double = 1) {
    self.width = Self.clamp(width, 1, 16_384)
    self.height = Self.clamp(height, 0, 16_384)
    self.textScale = Self.clamp(textScale, 0.5, 4)
    self.pixelScale = Self.clamp(pixelScale, 0.25, 8)
  }

  // A NaN compares false with everything and so ends at the lower bound.
  private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    value > low ? (value < high ? value : high) : low
  }
}

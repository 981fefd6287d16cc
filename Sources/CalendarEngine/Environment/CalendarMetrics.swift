// SPDX-License-Identifier: MIT

/// The sizes that a host gives to the layout; only hosts measure.
///
/// Values outside their ranges are clamped; NaN becomes the lower bound.
public struct CalendarMetrics: Hashable, Sendable {
  /// Width in points.
  public var width: Double { didSet { width = Self.clamp(width, Self.widths) } }
  /// The height in points that the calendar should fill, or 0 to take what it needs.
  public var height: Double { didSet { height = Self.clamp(height, Self.heights) } }
  /// Text size as a multiple of the platform's default, 0.5...4.
  public var textScale: Double {
    didSet { textScale = Self.clamp(textScale, Self.textScales) }
  }
  /// The sizes of texts, where they do not all grow by `textScale`; that says how much room they
  /// need on the whole.
  public var textSizes = TextSizes()
  /// How wide letters are as parts of their size, where the host has measured them.
  public var textWidths = TextWidths()
  /// Device pixels per point; frames are rounded to whole pixels.
  public var pixelScale: Double {
    didSet { pixelScale = Self.clamp(pixelScale, Self.pixelScales) }
  }

  private static let widths = 1.0...16_384
  private static let heights = 0.0...16_384
  private static let textScales = 0.5...4
  private static let pixelScales = 0.25...8

  /// Metrics.
  public init(width: Double, height: Double = 0, textScale: Double = 1, pixelScale: Double = 1) {
    self.width = Self.clamp(width, Self.widths)
    self.height = Self.clamp(height, Self.heights)
    self.textScale = Self.clamp(textScale, Self.textScales)
    self.pixelScale = Self.clamp(pixelScale, Self.pixelScales)
  }

  // NaN compares false with everything and so ends at the lower bound.
  private static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    return value > low ? (value < high ? value : high) : low
  }
}

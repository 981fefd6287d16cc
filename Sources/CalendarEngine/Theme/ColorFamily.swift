// SPDX-License-Identifier: MIT

/// What a calendar makes of a colour that an app has chosen, on one background.
///
/// Whatever the colour, the text of events reaches 7 on its faint form where the background allows it, all
/// text reaches 4.5 on what is behind it, and dots and edges reach 3 (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). A colour that does not is changed in lightness and keeps its hue: yellow
/// dots on white become ochre.
///
///     ColorFamily(ThemeColor(0xFFD60A), on: .white).ink   // 665504, dark enough to be read
public struct ColorFamily: Hashable, Sendable {
  /// The colour itself, opaque: the shape of a day.
  public let fill: ThemeColor
  /// Text on the shape: white, or near black where white could not be read.
  public let onFill: ThemeColor
  /// A faint form of the colour: the ground of a bar.
  public let soft: ThemeColor
  /// Text in the colour, on its faint form and on the background.
  public let ink: ThemeColor
  /// Dots, edges and whatever else is seen and not read.
  public let solid: ThemeColor

  /// Works out what goes with a colour; takes some thirty luminances.
  ///
  /// - Parameters:
  ///   - color: The colour; its opacity does not count.
  ///   - ground: The background, opaque.
  public init(_ color: ThemeColor, on ground: ThemeColor) {
    fill = color.opacity(255)
    onFill = [.white, Self.nearBlack].first { $0.contrast(with: color) >= Self.text } ?? .black
    // A dark ground swallows more of a colour than a light one; with more of it, white would not reach 7.
    soft = ground.mixed(with: color, ground.luminance > 0.5 ? 36 : 64)
    // A faint form may be darker than a dark ground: what is read on one may not be on the other.
    ink = fill.readable(on: soft, atLeast: ThemeColor.highTextContrast).readable(on: ground)
    solid = fill.readable(on: ground, atLeast: 3)
  }

  private static var text: Double { ThemeColor.textContrast }
  private static var nearBlack: ThemeColor { ThemeColor(0x1D1D1F) }
}

// SPDX-License-Identifier: MIT
import CalendarEngine

/// The look of characters: colours, weight and lines.
struct TerminalStyle: Hashable {
  /// The colour of the characters, nil for the terminal's own.
  var text: ThemeColor?
  /// The colour behind them, nil for the terminal's own.
  var fill: ThemeColor?
  var isBold = false
  var isStruck = false
  var isUnderlined = false
  /// Whether text and background swap colours.
  var isReversed = false
}

extension TerminalStyle {
  /// Appends the control sequence that starts the style (ECMA-48, SGR); nothing for a plain one.
  ///
  /// Without colours nothing is appended, so that output to a file is plain text.
  func appendBegin(_ colors: TerminalColors, to bytes: inout [UInt8]) {
    guard isSeen(colors) else { return }
    bytes.append("\u{1B}[0")
    if isBold { bytes.append(";1") }
    if isUnderlined { bytes.append(";4") }
    if isReversed { bytes.append(";7") }
    if isStruck { bytes.append(";9") }
    guard colors != .monochrome else { return bytes.append("m") }
    if let text { Self.append(text, as: 38, colors, to: &bytes) }
    if let fill { Self.append(fill, as: 48, colors, to: &bytes) }
    bytes.append("m")
  }

  /// Appends the control sequence that ends the style.
  func appendEnd(_ colors: TerminalColors, to bytes: inout [UInt8]) {
    if isSeen(colors) { bytes.append("\u{1B}[0m") }
  }

  /// Whether it is anything with these colours.
  private func isSeen(_ colors: TerminalColors) -> Bool {
    var style = self
    if colors == .monochrome { (style.text, style.fill) = (nil, nil) }
    return colors != .none && style != TerminalStyle()
  }

  private static func append(
    _ color: ThemeColor, as target: Int64, _ colors: TerminalColors, to bytes: inout [UInt8]
  ) {
    bytes.append(";")
    switch colors {
    case .none, .monochrome: break
    case .ansi16:
      let index = Int64(color.ansi16)
      // 30...37 and 90...97 for text, ten more for the background.
      bytes.append(decimal: target - 8 + (index < 8 ? index : index + 52))
    case .ansi256:
      bytes.append(decimal: target)
      bytes.append(";5;")
      bytes.append(decimal: Int64(color.ansi256))
    case .truecolor:
      bytes.append(decimal: target)
      bytes.append(";2")
      for channel in [color.red, color.green, color.blue] {
        bytes.append(";")
        bytes.append(decimal: Int64(channel))
      }
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStore

/// The colours of events, by the tints that themes have for them.
@MainActor
final class EventColors {
  private var numbers = Theme.standard
  private var colors: [HexColor] = []

  /// No colours yet.
  init() {}
}

extension EventColors {
  /// How many there are.
  var count: Int { colors.count }

  /// The tint of a colour, the same in each theme that has them all.
  func tint(_ color: HexColor) -> UInt8 {
    if !colors.contains(color) { colors.append(color) }
    return Self.add(color, to: &numbers)
  }

  /// A theme in which the tints are these colours.
  func added(to theme: Theme) -> Theme {
    var theme = theme
    for color in colors { _ = Self.add(color, to: &theme) }
    return theme
  }

  private static func add(_ color: HexColor, to theme: inout Theme) -> UInt8 {
    theme.tint(ThemeColor(UInt32(color.rawValue)))
  }
}

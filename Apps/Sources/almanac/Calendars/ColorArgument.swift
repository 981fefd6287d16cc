// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// A colour on the command line.
enum ColorArgument {
  /// The colour in a text.
  ///
  /// - Throws: A description of the valid form.
  static func parse(_ text: String) throws -> HexColor {
    // The number sign begins a comment in shells, so it may be left out.
    guard let color = HexColor(text) ?? HexColor("#" + text) else {
      throw ValidationError("A color is written #RRGGBB, such as \"#3A7BD5\", not \(text).")
    }
    return color
  }
}

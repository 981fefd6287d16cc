// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a terminal has, and what is printed beside the days.
public struct TerminalOptions: Sendable {
  /// How many colours there are.
  public var colors: TerminalColors = .none
  /// Whether the colours are those for a light or a dark ground.
  public var scheme: ThemeScheme = .light
  /// Number of columns; below 20 lines are as long as they have to be.
  public var width: Int32 = 80
  /// How much room days have, at most.
  public var density = TerminalDensity.roomy
  /// Whether the day that has the keyboard is shown in reverse, and named instead of the selection.
  public var showsFocus = false
  /// Whether a line says that nothing is known of the days in view.
  public var saysEmpty = true
  /// Whether what the calendar says for a while, such as why a day cannot be chosen, stands below
  /// the days.
  public var showsNotice = true
  /// Whether a line says what the signs mean that occur.
  public var showsLegend = true
  /// Whether the selected day, where it is one, is named below the days.
  public var namesSelection = true
  /// The words of the legend.
  public var phrases = PhraseBook(.english)

  /// A terminal of 80 columns without colours.
  public init() {}
}

/// How many colours a terminal has.
public enum TerminalColors: UInt8, CaseIterable, Sendable {
  /// None: only characters.
  case none = 0
  /// The 16 of ANSI, which everybody sees in shades of their own.
  case ansi16
  /// The 256 of xterm.
  case ansi256
  /// All, 24 bits.
  case truecolor
}

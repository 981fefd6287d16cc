// SPDX-License-Identifier: MIT
import CalendarEngine

/// The abilities of a terminal, and what is printed besides the days.
public struct TerminalOptions: Sendable {
  /// How many colours the terminal has.
  public var colors: TerminalColors = .none
  /// Whether to use the colours for a light or a dark background.
  public var scheme: ThemeScheme = .light
  /// Number of columns; below 20, lines are as long as they have to be.
  public var width: Int32 = 80
  /// The greatest amount of room for the days.
  public var density = TerminalDensity.roomy
  /// How many bars of occurrences stand above each other in a month that is printed alone, where its
  /// days are roomy; elsewhere, and with less than two, occurrences are dots.
  ///
  /// Months without occurrences are as wide, so that pages are alike.
  public var lanes: Int32 = 0
  /// Whether the focused day is shown in reverse, and named instead of the selection.
  public var showsFocus = false
  /// The event that the keyboard is on, which is shown in reverse.
  public var focus: NodeKey?
  /// Whether a line says that there are no facts about the days in view.
  public var saysEmpty = true
  /// Whether temporary messages, such as why a day cannot be chosen, are printed below the days.
  public var showsNotice = true
  /// Whether a line explains the signs that occur.
  public var showsLegend = true
  /// Whether a single selected day is named below the days.
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
  /// Its own, bold, underlined or swapped.
  case monochrome
  /// The 16 ANSI colours, whose shades differ between users.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// 24-bit colours.
  case truecolor
}

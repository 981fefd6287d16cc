// SPDX-License-Identifier: MIT

extension Theme {
  /// The colours of a preset: those of the original if it has its own, otherwise the standard ones.
  public init(_ preset: Preset) {
    switch preset {
    case .streak: self = .streak
    case .fsCalendar: self = .fsCalendar
    default: self = .standard
    }
  }

  /// FSCalendar's: blue headings, today in red, what is selected in blue.
  private static var fsCalendar: Theme {
    var theme = Theme.standard
    for scheme in [ThemeScheme.light, .dark] {
      theme[scheme][.selection] = ThemeColor(0x1F77DB)
      theme[scheme][.day, .today].fill = ThemeColor(0xC6332A)
      theme[scheme][.day, .today].text = ThemeColor(0xFFFFFF)
    }
    theme.light[.title, .normal].text = ThemeColor(0x0E45DD)
    theme.light[.weekday, .normal].text = ThemeColor(0x0E45DD)
    return theme
  }
}

// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import SwiftUI

  private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme? = nil
  }

  private struct StyleSheetsKey: EnvironmentKey {
    static let defaultValue: [StyleSheet] = []
  }

  extension EnvironmentValues {
    /// What calendars look like; nil for the theme of each one's preset.
    public var calendarTheme: Theme? {
      get { self[ThemeKey.self] }
      set { self[ThemeKey.self] = newValue }
    }

    /// Style sheets over the theme, the outermost first.
    public var calendarStyleSheets: [StyleSheet] {
      get { self[StyleSheetsKey.self] }
      set { self[StyleSheetsKey.self] = newValue }
    }
  }

  extension View {
    /// What the calendars in a view look like.
    public func calendarTheme(_ theme: Theme) -> some View {
      environment(\.calendarTheme, theme)
    }

    /// A style sheet over the theme of the calendars in a view; an outer one counts less.
    ///
    ///     .calendarStyleSheet(StyleSheet("fdlFUICalendarItemView_title { font-color: #32363A; }"))
    public func calendarStyleSheet(_ sheet: StyleSheet) -> some View {
      transformEnvironment(\.calendarStyleSheets) { $0.append(sheet) }
    }
  }
#endif

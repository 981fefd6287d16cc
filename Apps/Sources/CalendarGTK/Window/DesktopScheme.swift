// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine

/// Whether the desktop is light or dark.
public enum DesktopScheme {
  /// What the desktop's settings say.
  @MainActor
  public static var current: ThemeScheme {
    if almanac_settings_flag("gtk-application-prefer-dark-theme") != 0 { return .dark }
    guard let name = almanac_settings_text("gtk-theme-name") else { return .light }
    defer { g_free(name) }
    let theme = String(cString: name).lowercased()
    return theme.hasSuffix("-dark") || theme.hasSuffix(":dark") ? .dark : .light
  }

  /// Has GTK's own widgets be dark, whatever the desktop is.
  @MainActor
  public static func setDark() { almanac_settings_set_dark(1) }
}

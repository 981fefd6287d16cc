// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine

/// What the desktop says of all its programs: light or dark, the size of text, whether things move.
@MainActor
public final class DesktopSettings {
  /// The desktop; first asked for when GTK has begun.
  public static let shared = DesktopSettings()

  /// Called when something of it has changed.
  public var changed: (() -> Void)?
  /// Whether all is dark because the program was told so.
  private var isForced = false
  /// Whether all is dark because the desktop's portal says so.
  private var isDark = false

  private init() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    almanac_settings_watch(Self.settingChanged, own)
    almanac_scheme_watch(Self.schemeTold, own)
  }
}

extension DesktopSettings {
  /// Light or dark.
  public var scheme: ThemeScheme {
    if almanac_settings_flag("gtk-application-prefer-dark-theme") != 0 { return .dark }
    guard let name = almanac_settings_text("gtk-theme-name") else { return .light }
    defer { g_free(name) }
    let theme = String(cString: name).lowercased()
    return theme.hasSuffix("-dark") || theme.hasSuffix(":dark") ? .dark : .light
  }

  /// Has GTK's own widgets be dark, whatever the desktop is.
  public func forceDark() {
    isForced = true
    almanac_settings_set_dark(1)
  }

  /// The portal's preference: 1 is dark, 2 light, 0 none.
  private func prefer(_ preference: Int32) {
    guard !isForced, isDark != (preference == 1) else { return }
    isDark.toggle()
    almanac_settings_set_dark(isDark ? 1 : 0)
  }

  private static let settingChanged: @convention(c) (gpointer?) -> Void = { data in
    Signals.run(data, for: DesktopSettings.self) { $0.changed?() }
  }

  private static let schemeTold: @convention(c) (gpointer?, Int32) -> Void = { data, preference in
    Signals.run(data, for: DesktopSettings.self) { $0.prefer(preference) }
  }
}

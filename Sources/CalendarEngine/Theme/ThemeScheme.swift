// SPDX-License-Identifier: MIT

/// Whether a theme's light or dark colours are used.
public enum ThemeScheme: UInt8, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light = 0
  /// Light text on a dark background.
  case dark
}

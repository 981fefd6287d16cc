// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a host wants drawn.
public struct DrawingOptions: Hashable, Sendable {
  /// The palette.
  public var scheme = ThemeScheme.light
  /// Whether paints have the dark palette's colours beside the light one's, for pictures that show
  /// one or the other as their viewers prefer.
  ///
  /// All that is not a colour is then that of `scheme`.
  public var hasBothSchemes = false
  /// Whether buttons are drawn; a picture has no use for them.
  public var showsControls = true
  /// Whether it is shown at which of the hours the keyboard is; a host that knows when keys are used
  /// shows it then.
  public var showsKeyboard = true
  /// The language of the text as a BCP 47 tag, UTF-8; empty when it is not known.
  ///
  /// Decides about capitals: Turkish and Azerbaijani ones are unknown to the root mapping.
  public var language: [UInt8] = []

  /// A light drawing with buttons.
  public init() {}
}

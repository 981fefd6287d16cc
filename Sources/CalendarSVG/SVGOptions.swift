// SPDX-License-Identifier: MIT
import CalendarEngine

/// What an SVG picture has beside the days, and how it describes itself.
public struct SVGOptions: Sendable {
  /// Light, dark, or as the viewer prefers.
  public var scheme: SVGScheme = .light
  /// What the calendar stands on.
  public var background: SVGBackground = .plain
  /// Whether the buttons are drawn; a picture has no use for them.
  public var showsControls = false
  /// Whether assistive technology gets each day with its name instead of one picture.
  ///
  /// For documents whose days an app makes interactive: an image has no parts.
  public var describesDays = false
  /// The language of the text as a BCP 47 tag, or empty when it is not known.
  public var language = ""
  /// Font families, the first one that is there is used; should end in a generic one.
  public var fontFamily = "-apple-system, system-ui, Inter, Noto Sans, sans-serif"
  /// What the ids and classes of the document begin with, for several pictures in one page.
  ///
  /// Only letters, digits, hyphens and underscores of ASCII count, from the first letter on.
  public var idPrefix = "almanac"

  /// Addresses of images by the names that days have.
  ///
  /// A name that is a `data:` address needs no other; pictures for `img` elements can have no others.
  public var images: [String: String] = [:]

  /// The app's own drawing, by role.
  ///
  ///     options.drawings[.dayBadge] = { "<circle cx='\($0.x)' cy='\($0.y)' r='4' fill='red'/>" }
  ///
  /// It takes the place of the node's own drawing; what stands in the node is drawn after it.
  public var drawings: [Role: SVGNode.Drawing] = [:]

  /// A light picture without buttons.
  public init() {}
}

/// Which of a theme's palettes a picture has.
public enum SVGScheme: UInt8, CaseIterable, Sendable {
  /// The light one.
  case light = 0
  /// The dark one.
  case dark
  /// Both: the viewer's preference decides; viewers that know no preferences show the light one.
  case both
}

/// What a picture's calendar stands on.
public enum SVGBackground: UInt8, CaseIterable, Sendable {
  /// Nothing: what the picture is laid on shows through.
  case none = 0
  /// The theme's ground.
  case plain
  /// A card with round corners and a margin of 16 points around the scene.
  case card
}

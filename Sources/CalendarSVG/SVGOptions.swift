// SPDX-License-Identifier: MIT
import CalendarEngine

/// What an SVG picture shows besides the days, and how it describes itself.
public struct SVGOptions: Sendable {
  /// Light, dark, or as the viewer prefers.
  public var scheme: SVGScheme = .light
  /// What is drawn behind the calendar.
  public var background: SVGBackground = .plain
  /// Whether the buttons are drawn; a static picture has no use for them.
  public var showsControls = false
  /// Whether assistive technology gets each day with its name instead of a single image.
  ///
  /// For documents in which an app makes days interactive: an image has no parts.
  public var describesDays = false
  /// The language of the text as a BCP 47 tag, or empty when it is not known.
  public var language = ""
  /// Font families in order of preference; should end with a generic one.
  public var fontFamily = "-apple-system, system-ui, Inter, Noto Sans, sans-serif"
  /// The prefix of the document's ids and classes, for several pictures on one page.
  ///
  /// Only ASCII letters, digits, hyphens and underscores are used, from the first letter on.
  public var idPrefix = "almanac"

  /// The addresses of images, by the names that days use.
  ///
  /// A name that is itself a `data:` address needs no entry. Pictures for `img` elements can have
  /// only `data:` addresses.
  public var images: [String: String] = [:]

  /// The app's own drawings, by role.
  ///
  ///     options.drawings[.dayBadge] = { "<circle cx='\($0.x)' cy='\($0.y)' r='4' fill='red'/>" }
  ///
  /// A drawing replaces the node's own; the node's children are drawn after it.
  public var drawings: [Role: SVGNode.Drawing] = [:]

  /// A light picture without buttons.
  public init() {}
}

/// Which palettes of a theme a picture has.
public enum SVGScheme: UInt8, CaseIterable, Sendable {
  /// The light palette.
  case light = 0
  /// The dark palette.
  case dark
  /// Both: the viewer's preference decides; viewers without preferences show the light one.
  case both
}

/// The background of a picture.
public enum SVGBackground: UInt8, CaseIterable, Sendable {
  /// None: whatever is behind the picture shows through.
  case none = 0
  /// The theme's background.
  case plain
  /// A card with round corners and a margin of 16 points around the scene.
  case card
}

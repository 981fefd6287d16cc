// SPDX-License-Identifier: MIT
import CalendarEngine

/// Draws scenes as SVG pictures.
///
///     let scene = CalendarScene.make(state, environment)
///     let bytes = SVGRenderer(theme: .streak).render(scene)
///
/// A picture is self-contained: no external fonts, scripts or style sheets. It has the size of the
/// scene and shows what is in view. What the scene knows but does not show, such as the name of a
/// day, is in titles for screen readers.
public struct SVGRenderer: Sendable {
  /// The colours.
  public var theme: Theme
  /// What is drawn besides the days, and how the document describes itself.
  public var options: SVGOptions

  /// A renderer.
  public init(theme: Theme = .standard, options: SVGOptions = SVGOptions()) {
    self.theme = theme
    self.options = options
  }

  /// The scene as an SVG document in UTF-8.
  ///
  /// The same arguments give the same bytes. Takes time linear in the number of nodes; a month is
  /// some 20 KB. A scene without nodes gives an empty picture.
  public func render(_ scene: CalendarScene) -> [UInt8] {
    var drawing = SVGDrawing(scene: scene, renderer: self)
    return drawing.document()
  }
  /// The scene as an SVG document.
  public func string(_ scene: CalendarScene) -> String {
    String(decoding: render(scene), as: UTF8.self)
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGRenderer {
  /// The scene as an SVG document.
  public func string(_ scene: CalendarScene) -> String {
    String(decoding: render(scene), as: UTF8.self)
  }
}

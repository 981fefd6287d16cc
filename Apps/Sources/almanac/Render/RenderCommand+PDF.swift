// SPDX-License-Identifier: MIT
import CalendarEngine

#if HAS_GTK
  import CalendarGTK
#endif

extension RenderCommand {
  /// The margin of a page, ten millimetres.
  private static let margin = 28.0
  /// The points of paper that a point of a screen is high, so that type is as small as in print.
  private static let scale = 0.6

  /// The room for the calendar on a page; a height of 0 is as high as needed.
  static func room(on paper: SizeArgument) -> CalendarMetrics {
    func room(_ length: Double) -> Double { max(length - 2 * margin, 1) / scale }
    return CalendarMetrics(
      width: room(paper.width), height: paper.height > 0 ? room(paper.height) : 0)
  }

  /// The scenes as a document, one on each page.
  @MainActor
  func document(
    of scenes: [CalendarScene], _ theme: Theme, _ size: SizeArgument
  ) throws -> [UInt8] {
    #if HAS_GTK
      let look = CalendarWidget.Look(theme, calendar.look.dark ? .dark : .light)
      let language = calendar.look.profile.tag
      let most = scenes.map { Double($0.nodes.first?.frame.height ?? 0) / 64 }.max() ?? 0
      let paper = PaperDocument(
        width: size.width,
        height: size.height > 0 ? size.height : most * Self.scale + 2 * Self.margin,
        margin: Self.margin, scale: Self.scale)
      for scene in scenes { paper.add(scene, look, language: language) }
      guard let bytes = paper.finish() else {
        throw CommandFailure(.unavailable, "there is no memory for the document.")
      }
      return bytes
    #else
      throw CommandFailure(
        .unavailable,
        """
        this almanac was built without GTK 4, whose fonts a PDF needs; install its headers (Debian: \
        apt-get install libgtk-4-dev) and build it again, or print --format svg.
        """)
    #endif
  }
}

// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine

/// A document of pages of one size, each with a picture of a scene, as PDF.
///
/// Texts are texts, in the fonts of this machine, which are part of the document. Needs no screen.
@MainActor
public final class PaperDocument {
  private let sink = Sink()
  private let paper: OpaquePointer?
  private let cairo: OpaquePointer?
  private let fonts: OpaquePointer?
  private let margin: Double
  private let scale: Double

  /// A document without pages, whose sizes are in points of paper, of which 72 are an inch.
  ///
  /// - Parameters:
  ///   - width: The width of a page.
  ///   - height: The height of a page.
  ///   - margin: What is left free at each side.
  ///   - scale: The points of paper that a point of a scene is high.
  public init(width: Double, height: Double, margin: Double, scale: Double) {
    (self.margin, self.scale) = (margin, scale)
    paper = cairo_pdf_surface_create_for_stream(
      Sink.write, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    cairo = cairo_create(paper)
    fonts = Self.makeFonts()
  }

  /// The fonts of this machine, for a page instead of a screen; they are the caller's.
  static func makeFonts() -> OpaquePointer? {
    let fonts = pango_font_map_create_context(pango_cairo_font_map_get_default())
    // Without a desktop there is no font that its user has chosen.
    let usual = pango_font_description_from_string("Inter, Noto Sans, sans-serif")
    pango_context_set_font_description(fonts, usual)
    pango_font_description_free(usual)
    // Letters stand where they belong, and not at the pixels of a screen.
    let exact = cairo_font_options_create()
    cairo_font_options_set_hint_style(exact, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(exact, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(fonts, exact)
    cairo_font_options_destroy(exact)
    pango_context_set_round_glyph_positions(fonts, 0)
    return fonts
  }

  isolated deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(paper)
    g_object_unref(UnsafeMutableRawPointer(fonts))
  }
}

extension PaperDocument {
  /// Adds a page with a scene within the margins.
  ///
  /// - Parameters:
  ///   - scene: What is seen at rest.
  ///   - look: The colours.
  ///   - language: The language of the texts as a BCP 47 tag, or empty when it is not known.
  public func add(_ scene: CalendarScene, _ look: CalendarWidget.Look, language: [UInt8]) {
    var options = DrawingOptions()
    (options.scheme, options.language) = (look.scheme, language)
    options.showsControls = false
    let drawing = SceneDrawing(scene, theme: look.theme, options: options)
    cairo_save(cairo)
    cairo_translate(cairo, margin, margin)
    cairo_scale(cairo, scale, scale)
    DrawnScene(drawing, MarkPainter(fonts: fonts)).draw(on: cairo)
    cairo_restore(cairo)
    cairo_show_page(cairo)
  }

  /// The document, to which nothing can be added any more; nil where there is no memory for it.
  public func finish() -> [UInt8]? {
    cairo_surface_finish(paper)
    return cairo_surface_status(paper) == CAIRO_STATUS_SUCCESS ? sink.bytes : nil
  }
}

/// What cairo has written.
private final class Sink {
  var bytes: [UInt8] = []

  static let write:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
      own, bytes, count in
      guard let own, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Sink>.fromOpaque(own).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
}

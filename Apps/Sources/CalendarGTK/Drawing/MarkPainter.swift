// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine

/// Paints marks: shapes with cairo, text with pango, images from the desktop's icon theme.
@MainActor
struct MarkPainter {
  /// The widget whose screen counts, or nil on paper.
  let widget: UnsafeMutablePointer<GtkWidget>?
  private let paperFonts: OpaquePointer?

  /// Paints for a screen.
  init(widget: UnsafeMutablePointer<GtkWidget>) {
    (self.widget, paperFonts) = (widget, nil)
  }

  /// Draws on paper, with fonts that somebody else owns; images are left out there.
  init(fonts: OpaquePointer?) {
    (widget, paperFonts) = (nil, fonts)
  }

  /// What texts are laid out with; the widget's own may be another one from time to time.
  var fonts: OpaquePointer? {
    guard let widget else { return paperFonts }
    return gtk_widget_get_pango_context(widget)
  }

  /// The picture of a node's marks, or nil when it has none.
  func picture(of marks: [Mark]) -> RenderNode? {
    guard !marks.isEmpty else { return nil }
    let snapshot = gtk_snapshot_new()
    paint(marks, on: snapshot)
    return RenderNode(snapshot)
  }

  /// Adds marks to a snapshot.
  func paint(_ marks: [Mark], on snapshot: OpaquePointer?) {
    // Shapes that follow each other are one picture.
    var shapes: [Mark] = []
    for mark in marks {
      switch mark {
      case .fill, .stroke: shapes.append(mark)
      case .text(let text):
        paint(shapes: &shapes, on: snapshot)
        paint(text, on: snapshot)
      case .image(let image):
        paint(shapes: &shapes, on: snapshot)
        paint(image, on: snapshot)
      }
    }
    paint(shapes: &shapes, on: snapshot)
  }
}

extension MarkPainter {
  private func paint(shapes: inout [Mark], on snapshot: OpaquePointer?) {
    guard !shapes.isEmpty else { return }
    var bounds = MarkBounds()
    for mark in shapes { bounds.add(mark) }
    var area = bounds.rect
    let cairo = gtk_snapshot_append_cairo(snapshot, &area)
    for mark in shapes { draw(mark, on: cairo) }
    cairo_destroy(cairo)
    shapes = []
  }

  /// Draws a shape, or a text.
  func draw(_ mark: Mark, on cairo: OpaquePointer?) {
    switch mark {
    case .fill(let shape, let paint):
      // A slice is cut by what cairo calls a clip.
      cairo_save(cairo)
      shape.trace(on: cairo)
      set(paint, on: cairo)
      cairo_fill(cairo)
      cairo_restore(cairo)
    case .stroke(let shape, let stroke): draw(shape, stroke, on: cairo)
    case .text(let text): draw(text, on: cairo)
    case .image: break
    }
  }

  private func draw(_ shape: MarkShape, _ stroke: MarkStroke, on cairo: OpaquePointer?) {
    set(stroke.paint, on: cairo)
    cairo_set_line_width(cairo, Double(stroke.width) / 64)
    cairo_set_line_cap(cairo, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(cairo, stroke.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    shape.trace(on: cairo, percent: stroke.percent)
    if stroke.percent < 100, let around = shape.outline {
      cairo_set_dash(cairo, [around * Double(stroke.percent) / 100, around], 2, 0)
    }
    cairo_stroke(cairo)
    cairo_set_dash(cairo, nil, 0, 0)
  }

  func set(_ paint: MarkPaint, on cairo: OpaquePointer?) {
    var color = paint.rgba
    gdk_cairo_set_source_rgba(cairo, &color)
  }

  private func paint(_ image: MarkImage, on snapshot: OpaquePointer?) {
    guard let widget else { return }
    let frame = image.frame
    let side = min(frame.width, frame.height)
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    let icon = gtk_icon_theme_lookup_icon(
      theme, String(decoding: image.name, as: UTF8.self), nil, side / 64,
      gtk_widget_get_scale_factor(widget), GTK_TEXT_DIR_NONE, GtkIconLookupFlags(rawValue: 0))
    var place = graphene_point_t(
      x: SceneUnits.points(frame.x &+ (frame.width &- side) / 2),
      y: SceneUnits.points(frame.y &+ (frame.height &- side) / 2))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &place)
    gdk_paintable_snapshot(icon, snapshot, Double(side) / 64, Double(side) / 64)
    gtk_snapshot_restore(snapshot)
    g_object_unref(UnsafeMutableRawPointer(icon))
  }
}

extension MarkPaint {
  /// The colour as GDK has it.
  var rgba: GdkRGBA {
    GdkRGBA(
      red: Float(color.red) / 255, green: Float(color.green) / 255,
      blue: Float(color.blue) / 255, alpha: Float(color.alpha) / 255)
  }
}

// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine

extension MarkPainter {
  /// Adds a line of text; its width is measured.
  func paint(_ text: MarkText, on snapshot: OpaquePointer?) {
    guard let (layout, corner) = placed(text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let clip = text.clip {
      var edges = SceneUnits.rect(x: clip.x, y: clip.y, width: clip.width, height: clip.height)
      gtk_snapshot_push_clip(snapshot, &edges)
    }
    gtk_snapshot_save(snapshot)
    var place = corner
    gtk_snapshot_translate(snapshot, &place)
    var color = text.paint.rgba
    gtk_snapshot_append_layout(snapshot, layout, &color)
    gtk_snapshot_restore(snapshot)
    if text.clip != nil { gtk_snapshot_pop(snapshot) }
  }

  /// Draws a line of text.
  func draw(_ text: MarkText, on cairo: OpaquePointer?) {
    guard let (layout, corner) = placed(text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    cairo_save(cairo)
    if let clip = text.clip { MarkShape.rectangle(clip, .square).clip(cairo) }
    set(text.paint, on: cairo)
    cairo_move_to(cairo, Double(corner.x), Double(corner.y))
    pango_cairo_show_layout(cairo, layout)
    cairo_restore(cairo)
  }

  /// A line of text, which is the caller's, and where its upper left corner is.
  private func placed(_ text: MarkText) -> (OpaquePointer, graphene_point_t)? {
    guard let layout = self.layout(of: text) else { return nil }
    if let room = text.room { fit(layout, into: room) }
    var line = PangoRectangle()
    pango_layout_get_extents(layout, nil, &line)
    // Pango has 1024 units to a point.
    let measured = Float(line.width) / 1024
    let left: Float
    switch text.anchor {
    case .left: left = 0
    case .middle: left = measured / 2
    case .right: left = measured
    }
    let baseline = Float(pango_layout_get_baseline(layout)) / 1024
    let place = graphene_point_t(
      x: SceneUnits.points(text.place.x) - left - Float(line.x) / 1024,
      y: (SceneUnits.points(text.place.y &+ text.descent)).rounded() - baseline)
    return (layout, place)
  }

  /// Puts an ellipsis where a text is longer than its room, in 1/64 points.
  private func fit(_ layout: OpaquePointer, into room: Int32) {
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    let most = max(room, 0) &* 16
    guard width > most else { return }
    pango_layout_set_width(layout, most)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
  }

  private func layout(of text: MarkText) -> OpaquePointer? {
    let layout = TextFace(text).layout(with: fonts)
    text.utf8.withUnsafeBytes {
      pango_layout_set_text(
        layout, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count))
    }
    return layout
  }
}

// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarDrawing
import CalendarEngine
import CalendarHost

extension CalendarWidget {
  static let snapshot: @convention(c) (gpointer?, OpaquePointer?) -> Void = { data, snapshot in
    nonisolated(unsafe) let snapshot = snapshot
    Signals.run(data, for: CalendarWidget.self) { $0.paint(on: snapshot) }
  }

  static let allocate: @convention(c) (gpointer?, Int32, Int32) -> Void = { data, width, height in
    Signals.run(data, for: CalendarWidget.self) { $0.fill(Int(width), Int(height)) }
  }

  private func paint(on snapshot: OpaquePointer?) {
    counts.frames += 1
    if let root = surface.root, let node = root.node() {
      var corner = graphene_point_t(
        x: SceneUnits.points(root.frame.x), y: SceneUnits.points(root.frame.y))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gtk_snapshot_append_node(snapshot, node.pointer)
      gtk_snapshot_restore(snapshot)
    }
    // A mouse over moving pages is over another day each frame.
    if tick == 0, let index = hovered.flatMap({ mirror.scene.index(of: $0) }) {
      paint(surface.drawing.hoverMarks(of: index), over: index, on: snapshot)
    }
    // The ring is there while the keyboard is used.
    if isFocusVisible, let index = focusedKey.flatMap({ mirror.scene.index(of: $0) }) {
      paint(surface.drawing.focusMarks(of: index), over: index, on: snapshot)
    }
  }

  private func paint(_ marks: [Mark], over index: Int, on snapshot: OpaquePointer?) {
    let frame = mirror.scene.absoluteFrame(index)
    var corner = graphene_point_t(x: SceneUnits.points(frame.x), y: SceneUnits.points(frame.y))
    let edges = clips(over: index)
    for edge in edges {
      var edge = SceneUnits.rect(x: edge.x, y: edge.y, width: edge.width, height: edge.height)
      gtk_snapshot_push_clip(snapshot, &edge)
    }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &corner)
    painter.paint(marks, on: snapshot)
    gtk_snapshot_restore(snapshot)
    for _ in edges { gtk_snapshot_pop(snapshot) }
  }

  /// The frames of what cuts off a node at its edges.
  func clips(over index: Int) -> [SceneRect] {
    var (edges, parent) = ([SceneRect](), Int(mirror.scene.nodes[index].parent))
    while parent >= 0 {
      if surface.drawing.layer(of: parent).clips {
        edges.append(mirror.scene.absoluteFrame(parent))
      }
      parent = Int(mirror.scene.nodes[parent].parent)
    }
    return edges
  }

  private func fill(_ width: Int, _ height: Int) {
    guard width > 0, height > 0, size != (width, height) else { return }
    size = (width, height)
    let metrics = self.metrics
    if session.runtime.environment.isShown {
      session.adapt { $0.metrics = metrics }
    } else {
      session.appear(metrics, reducesMotion: almanac_settings_flag("gtk-enable-animations") == 0)
    }
  }

  /// The sizes of the canvas and of the desktop's text, and the widths of its letters.
  var metrics: CalendarMetrics {
    // Settings have 1024ths of dots per inch, 96 of which are the usual size.
    let dots = almanac_settings_number("gtk-xft-dpi")
    var metrics = CalendarMetrics(
      width: Double(size.width), height: fillsHeight ? Double(size.height) : 0,
      textScale: dots > 0 ? Double(dots) / 1024 / 96 : 1,
      pixelScale: Double(gtk_widget_get_scale_factor(canvas)))
    metrics.textWidths = letters.widths(with: painter.fonts)
    return metrics
  }

  /// The desktop's settings have changed: its text size, whether things may move.
  public func readSettings() {
    guard session.runtime.environment.isShown else { return }
    let metrics = self.metrics
    let reduces = almanac_settings_flag("gtk-enable-animations") == 0
    session.adapt { ($0.metrics, $0.reducesMotion) = (metrics, reduces) }
  }
}

// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine
import CalendarHost
import CalendarModel

// Events that a mouse carries out of the window: they go on as texts, in a drag of the desktop's.
extension CalendarWidget {
  /// Begins a drag with what a mouse carries that is outside of the window by now.
  func leaveWithEvents() {
    let carried = session.carriedEvents
    guard outgoing == nil, !isLeaving, !carried.isEmpty else { return }
    isLeaving = true
    Task { [weak self] in
      let text = await self?.session.text(of: carried) ?? ""
      self?.isLeaving = false
      self?.beginDrag(text, carried)
    }
  }

  /// Begins it once its text is written; the hand may have let go or come back meanwhile.
  private func beginDrag(_ text: String, _ carried: [Occurrence]) {
    guard events.isDraggingOutside, session.carriedEvents == carried,
      let native = gtk_widget_get_native(canvas), let device = events.device
    else { return }
    let content = almanac_text_content_new(text)
    defer { g_object_unref(UnsafeMutableRawPointer(content)) }
    guard
      let drag = gdk_drag_begin(
        gtk_native_get_surface(native), device, content, GDK_ACTION_COPY, 0, 0)
    else { return }
    outgoing = drag
    Signals.connect(drag, "dnd-finished", Self.finished, to: self)
    Signals.connect(drag, "cancel", Self.cancelled, to: self)
    if let picture = carriedPicture {
      let spot = carriedSpot
      gtk_drag_icon_set_from_paintable(drag, picture, spot.x, spot.y)
      g_object_unref(UnsafeMutableRawPointer(picture))
    }
    // The button's release goes to the drag.
    session.send(events.release())
    presentElements()
  }

  /// The node of the event that a hand is on.
  private var carriedNode: SceneNode? {
    mirror.scene.nodes.last { $0.traits.contains(.lifted) }
  }

  /// What that looks like, or nil; the caller owns it.
  private var carriedPicture: OpaquePointer? {
    guard let key = carriedNode?.key, let node = mirror.item(of: key)?.node() else { return nil }
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_append_node(snapshot, node.pointer)
    return gtk_snapshot_free_to_paintable(snapshot, nil)
  }

  /// Where the hand is in it, in points.
  private var carriedSpot: (x: Int32, y: Int32) {
    guard let key = carriedNode?.key, let index = mirror.scene.index(of: key) else { return (0, 0) }
    let (frame, units) = (mirror.scene.absoluteFrame(index), SceneRect.unitsPerPoint)
    let (x, y) = (events.place.x - frame.x, events.place.y - frame.y)
    return (min(max(x, 0), frame.width) / units, min(max(y, 0), frame.height) / units)
  }

  /// The drag is over.
  func endDrag(isDropped: Bool) {
    guard let drag = outgoing else { return }
    outgoing = nil
    Signals.disconnect(drag, from: self)
    gdk_drag_drop_done(drag, isDropped ? 1 : 0)
    g_object_unref(UnsafeMutableRawPointer(drag))
  }

  private static let finished: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
    Signals.run(data, for: CalendarWidget.self) { $0.endDrag(isDropped: true) }
  }

  private static let cancelled:
    @convention(c) (OpaquePointer?, GdkDragCancelReason, gpointer?) -> Void = { _, _, data in
      Signals.run(data, for: CalendarWidget.self) {
        $0.endDrag(isDropped: false)
        // A drag may be over the calendar, and what leaves it after this has never left before.
        $0.session.removeEvents()
      }
    }
}

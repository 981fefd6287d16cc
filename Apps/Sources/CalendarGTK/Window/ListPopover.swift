// SPDX-License-Identifier: MIT
import CGtk

/// Lines that come out of a place, one of which can be chosen by a click or by keys.
///
/// One list at a time; a second one answers the first with nil.
@MainActor
final class ListPopover {
  private let popover: UnsafeMutablePointer<GtkWidget>?
  private let about = gtk_label_new(nil)
  private let list = gtk_list_box_new()
  private var answering: CheckedContinuation<Int?, Never>?

  /// A list that comes out of places in a widget whose layout manager cares for it.
  init(in parent: UnsafeMutablePointer<GtkWidget>?) {
    popover = gtk_popover_new()
    let (column, scrolled) = (
      gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), gtk_scrolled_window_new()
    )
    gtk_widget_add_css_class(about, "heading")
    gtk_widget_set_margin_start(about, 8)
    gtk_widget_set_margin_top(about, 4)
    gtk_label_set_wrap(OpaquePointer(about), 1)
    gtk_label_set_max_width_chars(OpaquePointer(about), 32)
    gtk_label_set_xalign(OpaquePointer(about), 0)
    gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
    gtk_widget_add_css_class(list, "almanac-list")
    gtk_scrolled_window_set_policy(
      OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_max_content_height(OpaquePointer(scrolled), Self.mostHeight)
    gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scrolled), 1)
    gtk_scrolled_window_set_propagate_natural_width(OpaquePointer(scrolled), 1)
    gtk_scrolled_window_set_overlay_scrolling(OpaquePointer(scrolled), 0)
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
    let box = UnsafeMutableRawPointer(column)?.assumingMemoryBound(to: GtkBox.self)
    for child in [about, scrolled] { gtk_box_append(box, child) }
    gtk_popover_set_child(shell, column)
    gtk_widget_set_parent(popover, parent)
    connect(list, "row-activated", Self.chosen)
    connect(popover, "closed", Self.closed)
  }

  /// As high as it gets before it scrolls, in points.
  private static let mostHeight: Int32 = 280

  private var shell: UnsafeMutablePointer<GtkPopover>? {
    UnsafeMutableRawPointer(popover)?.assumingMemoryBound(to: GtkPopover.self)
  }

  private func connect<Handler>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ signal: String, _ handler: Handler
  ) {
    if let widget { Signals.connect(OpaquePointer(widget), signal, handler, to: self) }
  }
}

extension ListPopover {
  /// Shows lines, and returns the number of the one that was chosen, from 0; nil for none.
  func choose(from lines: [String], about: String, at place: GdkRectangle) async -> Int? {
    answer(nil)
    var place = place
    gtk_label_set_text(OpaquePointer(self.about), about)
    fill(lines)
    gtk_popover_set_pointing_to(shell, &place)
    gtk_popover_popup(shell)
    let first = gtk_list_box_get_row_at_index(OpaquePointer(list), 0)
    gtk_widget_grab_focus(
      UnsafeMutableRawPointer(first)?.assumingMemoryBound(to: GtkWidget.self))
    return await withCheckedContinuation { answering = $0 }
  }

  /// Ends what is asked, and goes with its window.
  func end() {
    answer(nil)
    for widget in [popover, list].compactMap({ $0 }) {
      Signals.disconnect(OpaquePointer(widget), from: self)
    }
    gtk_widget_unparent(popover)
  }

  private func fill(_ lines: [String]) {
    while let row = gtk_list_box_get_row_at_index(OpaquePointer(list), 0) {
      gtk_list_box_remove(
        OpaquePointer(list), UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    for line in lines {
      let label = gtk_label_new(line)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      gtk_label_set_max_width_chars(OpaquePointer(label), 40)
      gtk_list_box_append(OpaquePointer(list), label)
    }
  }

  private func answer(_ number: Int?) {
    let waiting = answering
    answering = nil
    waiting?.resume(returning: number)
  }

  private static let chosen:
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<GtkListBoxRow>?, gpointer?) -> Void = {
      _, row, data in
      let number = Int(gtk_list_box_row_get_index(row))
      Signals.run(data, for: ListPopover.self) { list in
        list.answer(number)
        gtk_popover_popdown(list.shell)
      }
    }

  private static let closed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
    Signals.run(data, for: ListPopover.self) { $0.answer(nil) }
  }
}

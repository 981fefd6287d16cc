// SPDX-License-Identifier: MIT
import CGtk

/// The title of a window in its header bar, and below it the file that it shows.
@MainActor
final class WindowTitle {
  /// To be put into a header bar.
  let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  private let title = gtk_label_new(nil)

  /// A title above the name of a file.
  ///
  /// - Parameters:
  ///   - words: What the window says.
  ///   - file: The path of the file, which is told whole to who asks.
  init(_ words: CalendarWindow.Words, of file: String) {
    let name = gtk_label_new(file.split(separator: "/").last.map(String.init) ?? file)
    gtk_widget_add_css_class(title, "title")
    gtk_widget_add_css_class(name, "subtitle")
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(widget, file)
    for label in [title, name] {
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_MIDDLE)
      gtk_label_set_single_line_mode(OpaquePointer(label), 1)
      gtk_box_append(
        UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkBox.self), label)
    }
    show(words.title)
  }

  /// Shows another title.
  func show(_ text: String) {
    gtk_label_set_text(OpaquePointer(title), text)
  }
}

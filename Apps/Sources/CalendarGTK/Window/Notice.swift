// SPDX-License-Identifier: MIT
import CGtk

/// A line at the bottom of a window that goes by itself.
@MainActor
final class Notice {
  /// To be laid over what the window shows.
  let widget = gtk_revealer_new()
  private let label = gtk_label_new(nil)
  private var timeout: UInt32 = 0

  /// Milliseconds for which it stays.
  private static let patience: UInt32 = 6_000

  init() {
    gtk_widget_add_css_class(label, "almanac-notice")
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_revealer_set_child(OpaquePointer(widget), label)
    gtk_revealer_set_transition_type(
      OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    gtk_widget_set_can_target(widget, 0)
  }

  /// Shows a line in place of the one before.
  func show(_ words: String) {
    hide()
    gtk_label_set_text(OpaquePointer(label), words)
    gtk_revealer_set_reveal_child(OpaquePointer(widget), 1)
    let own = Unmanaged.passUnretained(self).toOpaque()
    timeout = g_timeout_add(Self.patience, Self.passed, own)
  }

  /// Takes it away.
  func hide() {
    if timeout != 0 { g_source_remove(timeout) }
    timeout = 0
    gtk_revealer_set_reveal_child(OpaquePointer(widget), 0)
  }

  private static let passed: @convention(c) (gpointer?) -> gboolean = { data in
    Signals.run(data, for: Notice.self) {
      $0.timeout = 0
      $0.hide()
    }
    return 0
  }
}

// SPDX-License-Identifier: MIT
import CGtk

/// A small form beside an event: its title, and a button that deletes it.
///
/// One at a time; a second question answers the first with `nothing`. A click elsewhere saves what has
/// been written, and Escape gives it up.
@MainActor
final class TitlePopover {
  private let popover: UnsafeMutablePointer<GtkWidget>?
  private let about = gtk_label_new(nil)
  private let entry = gtk_entry_new()
  private let removal: UnsafeMutablePointer<GtkWidget>?
  /// The title as it was when it was asked for.
  private var before = ""
  /// Whether Escape has been pressed.
  private var isGivenUp = false
  private let keys = gtk_event_controller_key_new()
  private var answering: CheckedContinuation<TitleAnswer, Never>?

  /// A form that comes out of places in a widget whose layout manager cares for it.
  init(in parent: UnsafeMutablePointer<GtkWidget>?, _ words: CalendarWindow.Words) {
    popover = gtk_popover_new()
    removal = gtk_button_new_with_label(words.remove)
    let save = gtk_button_new_with_label(words.save)
    let (column, row) = (
      gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
    )
    gtk_widget_add_css_class(about, "dim-label")
    gtk_label_set_wrap(OpaquePointer(about), 1)
    gtk_label_set_max_width_chars(OpaquePointer(about), 32)
    gtk_label_set_xalign(OpaquePointer(about), 0)
    gtk_entry_set_placeholder_text(Self.entry(entry), words.eventTitle)
    gtk_widget_set_size_request(entry, 220, -1)
    gtk_widget_add_css_class(removal, "destructive-action")
    gtk_widget_add_css_class(save, "suggested-action")
    gtk_widget_set_hexpand(save, 1)
    gtk_widget_set_halign(save, GTK_ALIGN_END)
    for child in [removal, save] { gtk_box_append(Self.box(row), child) }
    for child in [about, entry, row] { gtk_box_append(Self.box(column), child) }
    gtk_popover_set_child(Self.popover(popover), column)
    gtk_widget_set_parent(popover, parent)
    connect(entry, "activate", Self.saved)
    connect(save, "clicked", Self.saved)
    connect(removal, "clicked", Self.removed)
    connect(popover, "closed", Self.closed)
    guard let keys else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signals.connect(keys, "key-pressed", Self.pressed, to: self)
    gtk_widget_add_controller(popover, keys)
  }

  private func connect<Handler>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ signal: String, _ handler: Handler
  ) {
    if let widget { Signals.connect(OpaquePointer(widget), signal, handler, to: self) }
  }
}

extension TitlePopover {
  /// Asks, and returns once there is an answer.
  func ask(_ question: TitleQuestion, at place: GdkRectangle) async -> TitleAnswer {
    answer(.nothing)
    var place = place
    (before, isGivenUp) = (question.title, false)
    gtk_label_set_text(OpaquePointer(about), question.about)
    gtk_editable_set_text(OpaquePointer(entry), question.title)
    gtk_widget_set_visible(removal, question.canRemove ? 1 : 0)
    gtk_popover_set_pointing_to(Self.popover(popover), &place)
    gtk_popover_popup(Self.popover(popover))
    gtk_widget_grab_focus(entry)
    gtk_editable_select_region(OpaquePointer(entry), 0, -1)
    return await withCheckedContinuation { answering = $0 }
  }

  /// Ends what is asked, and goes with its window.
  func end() {
    answer(.nothing)
    if let keys { Signals.disconnect(keys, from: self) }
    for widget in [popover, entry, removal].compactMap({ $0 }) {
      Signals.disconnect(OpaquePointer(widget), from: self)
    }
    gtk_widget_unparent(popover)
  }

  private func answer(_ answer: TitleAnswer) {
    let waiting = answering
    answering = nil
    waiting?.resume(returning: answer)
  }

  private func finish(_ answer: TitleAnswer) {
    self.answer(answer)
    gtk_popover_popdown(Self.popover(popover))
  }

  private var text: String {
    gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? ""
  }

  private typealias Handler = @convention(c) (OpaquePointer?, gpointer?) -> Void

  private static let saved: Handler = { _, data in
    Signals.run(data, for: TitlePopover.self) { $0.finish(.title($0.text)) }
  }

  private static let removed: Handler = { _, data in
    Signals.run(data, for: TitlePopover.self) { $0.finish(.removal) }
  }

  private static let closed: Handler = { _, data in
    Signals.run(data, for: TitlePopover.self) { form in
      let isWritten = form.text != form.before && form.text.contains { !$0.isWhitespace }
      form.answer(isWritten && !form.isGivenUp ? .title(form.text) : .nothing)
    }
  }

  private static let pressed:
    @convention(c) (OpaquePointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> gboolean = {
      _, value, _, _, data in
      Signals.run(data, for: TitlePopover.self) { form in
        if Int32(value) == GDK_KEY_Escape { form.isGivenUp = true }
      }
      // What the key does is the popover's.
      return 0
    }

  private static func box(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<
    GtkBox
  >? {
    UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkBox.self)
  }

  private static func entry(
    _ widget: UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkEntry>? {
    UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkEntry.self)
  }

  private static func popover(
    _ widget: UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkPopover>? {
    UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkPopover.self)
  }
}

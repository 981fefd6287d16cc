// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine

/// A window around a calendar: a header bar with a button to today and a menu of choices.
@MainActor
public final class CalendarWindow {
  /// The calendar in it.
  public let calendar: CalendarWidget
  /// Whether the user has closed it.
  public private(set) var isClosed = false
  /// Called with the name of what was chosen from the menu.
  public var chooses: ((String) -> Void)?
  /// Called when the desktop changes between light and dark, or its text size.
  public var settingsChanged: (() -> Void)?

  private let widget: UnsafeMutablePointer<GtkWidget>
  private var today: UnsafeMutablePointer<GtkWidget>?
  private let provider = gtk_css_provider_new()
  /// What it says itself.
  public let words: Words
  private let title: WindowTitle?
  private let overlay = gtk_overlay_new()
  private let notice = Notice()
  private let form: TitlePopover
  private let list: ListPopover

  /// A window that is shown with `present`.
  ///
  /// - Parameters:
  ///   - calendar: What is in it.
  ///   - words: What it says.
  ///   - choices: What the menu offers.
  ///   - chosen: The name of the choice that is shown.
  ///   - size: How large it is at first, in points; enough for a month.
  public init(
    _ calendar: CalendarWidget, _ words: Words, choices: [Choice], chosen: String,
    size: (width: Int32, height: Int32) = (420, 480)
  ) {
    self.calendar = calendar
    self.words = words
    title = words.file.isEmpty ? nil : WindowTitle(words, of: words.file)
    form = TitlePopover(in: overlay, words)
    list = ListPopover(in: overlay)
    widget = gtk_window_new()
    gtk_window_set_title(window, words.title)
    gtk_window_set_icon_name(window, "x-office-calendar")
    gtk_window_set_default_size(window, size.width, size.height)
    gtk_widget_set_size_request(widget, 260, 280)
    gtk_widget_add_css_class(widget, "almanac")
    gtk_window_set_titlebar(window, header(choices, chosen))
    paint()
    for margin in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_bottom,
    ] {
      margin(calendar.canvas, 12)
    }
    gtk_overlay_set_child(OpaquePointer(overlay), calendar.canvas)
    gtk_overlay_add_overlay(OpaquePointer(overlay), notice.widget)
    gtk_window_set_child(window, overlay)
    Signals.connect(OpaquePointer(widget), "close-request", Self.closing, to: self)
    DesktopSettings.shared.changed = { [weak self] in
      self?.calendar.readSettings()
      self?.settingsChanged?()
    }
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider),
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}

extension CalendarWindow {
  private var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Shows the window, with the keyboard in the calendar.
  public func present() {
    gtk_window_present(window)
    calendar.focusesWhenShown = true
  }

  /// Closes the window.
  public func close() {
    end()
    gtk_window_destroy(window)
  }

  /// Asks for the title of an event beside it; the keyboard is in the calendar again afterwards.
  ///
  /// In a window that has been closed the answer is `nothing`, as it is when it closes meanwhile.
  public func ask(_ question: TitleQuestion) async -> TitleAnswer {
    guard !isClosed else { return .nothing }
    let answer = await form.ask(question, at: place(of: question.node))
    if !isClosed { calendar.takeFocus() }
    return answer
  }

  /// Shows lines beside a node, and returns the number of the one that was chosen, from 0; nil for none.
  ///
  /// The keyboard is in the calendar again afterwards, on the node if none was chosen; a window that has
  /// been closed shows none.
  public func choose(from lines: [String], about: String, at node: NodeKey?) async -> Int? {
    guard !isClosed else { return nil }
    let number = await list.choose(from: lines, about: about, at: place(of: node))
    if !isClosed { calendar.takeFocus(at: number == nil ? node : nil) }
    return number
  }

  /// Shows a line for six seconds, and has a screen reader say it; nothing in a window that has been closed.
  public func say(_ words: String) {
    guard !isClosed else { return }
    notice.show(words)
    calendar.say(words)
  }

  /// Shows behind the title what goes on; nothing for an empty text.
  public func note(_ text: String) {
    guard !isClosed else { return }
    let text = text.isEmpty ? words.title : "\(words.title) – \(text)"
    gtk_window_set_title(window, text)
    title?.show(text)
  }

  private func end() {
    guard !isClosed else { return }
    isClosed = true
    notice.hide()
    form.end()
    list.end()
  }

  /// Where a node is in the window's contents.
  private func place(of key: NodeKey?) -> GdkRectangle {
    let (frame, units) = (calendar.visibleFrame(of: key), SceneRect.unitsPerPoint)
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      calendar.canvas, overlay, Double(frame.x / units), Double(frame.y / units), &x, &y)
    return GdkRectangle(
      x: Int32(x), y: Int32(y), width: max(frame.width / units, 1),
      height: max(frame.height / units, 1))
  }

  /// Gives the window what its calendar has: the colours; and a button to today where that has none.
  public func paint() {
    let buttons = calendar.session.options.headerButtons
    gtk_widget_set_visible(today, buttons.contains(.today) ? 0 : 1)
    let palette = calendar.look.theme[calendar.look.scheme]
    let (ground, text) = (palette[.ground].css, palette[.text].css)
    let sheet = """
      .almanac, .almanac popover { font-family: Inter, system-ui, Cantarell, "Noto Sans", sans-serif; }
      .almanac, .almanac headerbar { background: \(ground); color: \(text); }
      .almanac .dim-label, .almanac .subtitle { opacity: 0.75; }
      .almanac headerbar { box-shadow: none; border: none; min-height: 44px; }
      .almanac-list, .almanac-list row { background: none; border-radius: 6px; }
      .almanac-list row { padding: 6px 8px; }
      .almanac-list row:hover { background: alpha(currentColor, 0.08); }
      .almanac-notice {
        margin: 0 16px 16px; padding: 8px 16px; border-radius: 8px;
        background: \(text); color: \(ground);
      }
      """
    gtk_css_provider_load_from_data(provider, sheet, -1)
  }

  private static let closing: @convention(c) (OpaquePointer?, gpointer?) -> gboolean = { _, data in
    Signals.run(data, for: CalendarWindow.self) { $0.end() }
    return 0
  }
}

extension CalendarWindow {
  private func header(_ choices: [Choice], _ chosen: String) -> UnsafeMutablePointer<GtkWidget>? {
    let bar = gtk_header_bar_new()
    let today = gtk_button_new_with_label(words.today)
    if let today { Signals.connect(OpaquePointer(today), "clicked", Self.showsToday, to: self) }
    gtk_widget_add_css_class(today, "flat")
    gtk_header_bar_pack_start(OpaquePointer(bar), today)
    self.today = today
    if let title { gtk_header_bar_set_title_widget(OpaquePointer(bar), title.widget) }
    let menu = g_menu_new()
    for choice in choices {
      g_menu_append(menu, choice.title, "window.show::\(choice.name)")
    }
    let button = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(OpaquePointer(button), "open-menu-symbolic")
    gtk_menu_button_set_menu_model(
      OpaquePointer(button),
      UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self))
    gtk_menu_button_set_has_frame(OpaquePointer(button), 0)
    gtk_widget_set_tooltip_text(button, words.choices)
    gtk_header_bar_pack_end(OpaquePointer(bar), button)
    addAction(chosen)
    return bar
  }

  private func addAction(_ chosen: String) {
    let text = g_variant_type_new("s")
    let action = g_simple_action_new_stateful("show", text, g_variant_new_string(chosen))
    g_variant_type_free(text)
    let group = g_simple_action_group_new()
    if let action {
      Signals.connect(action, "activate", Self.chosen, to: self)
      g_action_map_add_action(OpaquePointer(group), action)
    }
    gtk_widget_insert_action_group(widget, "window", OpaquePointer(group))
  }

  private static let showsToday: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
    Signals.run(data, for: CalendarWindow.self) {
      $0.calendar.session.send(.action(.showToday))
      $0.calendar.takeFocus()
    }
  }

  private static let chosen: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
    action, name, data in
    g_simple_action_set_state(action, name)
    let choice = g_variant_get_string(name, nil).map { String(cString: $0) } ?? ""
    Signals.run(data, for: CalendarWindow.self) { $0.chooses?(choice) }
  }
}

extension ThemeColor {
  /// The colour in GTK's style sheets.
  fileprivate var css: String { "rgba(\(red), \(green), \(blue), \(Double(alpha) / 255))" }
}

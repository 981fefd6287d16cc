// SPDX-License-Identifier: MIT
import CGtk
import CalendarEngine
import CalendarHost

extension CalendarWidget {
  /// The element that has the keyboard's focus, or nil.
  var focusedElement: ElementWidget? {
    guard let root = gtk_widget_get_root(canvas), let focus = gtk_root_get_focus(root) else {
      return nil
    }
    for meaning in elementMirror.tree.elements {
      if let element = elementMirror.element(of: meaning.key), element.widget == focus {
        return element
      }
    }
    return nil
  }

  /// The node that has the keyboard's focus, or nil.
  public var focusedKey: NodeKey? { focusedElement?.meaning.key }

  /// Where a node is seen in the canvas, in 1/64 points, or the edge behind which it is; where a pointer
  /// was last, if there is none.
  func visibleFrame(of key: NodeKey?) -> SceneRect {
    guard let index = key.flatMap({ mirror.scene.index(of: $0) }) else {
      return SceneRect(x: events.place.x, y: events.place.y, width: 0, height: 0)
    }
    return clips(over: index).reduce(mirror.scene.absoluteFrame(index)) { frame, edges in
      let (right, bottom) = (edges.x + edges.width, edges.y + edges.height)
      let (x, y) = (min(max(frame.x, edges.x), right), min(max(frame.y, edges.y), bottom))
      return SceneRect(
        x: x, y: y, width: max(min(frame.x + frame.width, right) - x, 0),
        height: max(min(frame.y + frame.height, bottom) - y, 0))
    }
  }

  var isFocusVisible: Bool {
    guard let root = gtk_widget_get_root(canvas) else { return false }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    return gtk_window_get_focus_visible(window) != 0 && gtk_window_is_active(window) != 0
  }

  /// Gives the focus to a node if it is still there, otherwise to the grid, unless the calendar has it
  /// already.
  public func takeFocus(at key: NodeKey? = nil) {
    guard focusedElement == nil else { return }
    if let key, focus(key) { return }
    if let key = tabStop { focus(key) }
  }

  /// The place among the days where Tab enters.
  private var tabStop: NodeKey? {
    elementMirror.tree.elements.first { $0.holdsDay && $0.states.contains(.tabStop) }?.key
  }

  @discardableResult
  private func focus(_ key: NodeKey) -> Bool {
    guard let element = elementMirror.element(of: key) else { return false }
    gtk_widget_set_focusable(element.widget, 1)
    gtk_widget_grab_focus(element.widget)
    gtk_widget_queue_draw(canvas)
    return true
  }

  /// Brings the elements up to date, unless something is moving: then they would be others with each
  /// frame.
  func presentElements() {
    guard tick == 0, !events.isDown, !isArranging, session.runtime.environment.isShown else {
      return
    }
    let hadFocus = isFocusInside
    isArranging = true
    counts.elements += elementMirror.present(session.runtime.accessibility, on: elements)
    isArranging = false
    if let wanted = wantedFocus, focus(wanted) { wantedFocus = nil }
    // What had the focus is gone, and nothing else was named. GTK may have found something outside for it.
    let isLost = hadFocus || hasGridFocus && !isFocusElsewhere
    guard isLost || focusesWhenShown, focusedElement == nil else { return }
    // To an event the engine leads in a moment; that may have no element yet.
    let event = session.runtime.state.focus.occurrence
    let isLed = event.flatMap { mirror.scene.index(of: $0) } != nil
    if let key = isLed ? event : tabStop, focus(key) { focusesWhenShown = false }
  }

  /// What has the keyboard's focus in the window, or nil.
  private var windowFocus: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_root(canvas).flatMap { gtk_root_get_focus($0) }
  }

  /// Whether an element has it.
  private var isFocusInside: Bool {
    windowFocus.map { gtk_widget_is_ancestor($0, canvas) != 0 } ?? false
  }

  /// Whether something outside the calendar has it.
  private var isFocusElsewhere: Bool {
    windowFocus.map { $0 != canvas && gtk_widget_is_ancestor($0, canvas) == 0 } ?? false
  }

  /// The window's focus is elsewhere now.
  func focusMoved() {
    guard !isArranging else { return }
    gtk_widget_queue_draw(canvas)
    let focused = focusedElement?.meaning
    let isInGrid = focused?.holdsDay ?? false
    defer { hasGridFocus = isInGrid }
    if isInGrid, !hasGridFocus {
      // Tab has led here, unless the window is only being opened.
      if isFocusVisible, !focusesWhenShown { showsKeyboard = true }
      session.send(.action(.focusEntered(focused?.key.day)))
    } else if !isInGrid, hasGridFocus {
      session.send(.action(.focusLeft))
    }
  }
}

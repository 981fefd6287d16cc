// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine
import CalendarHost

extension CalendarWidget {
  /// Listens to devices and to the focus.
  func connect() {
    let (events, keys) = (gtk_event_controller_legacy_new(), gtk_event_controller_key_new())
    let motion = gtk_event_controller_motion_new()
    listen(events, "event", Self.happened)
    listen(keys, "key-pressed", Self.pressed)
    listen(motion, "leave", Self.left)
    for controller in [events, keys, motion] { add(controller) }
    takeTexts()
    // The canvas comes into a window, whose focus may be in the calendar.
    Signals.connect(OpaquePointer(canvas), "notify::root", Self.rooted, to: self)
  }

  /// Connects a handler to the signal of a controller.
  func listen<Handler>(_ controller: OpaquePointer?, _ signal: String, _ handler: Handler) {
    if let controller { Signals.connect(controller, signal, handler, to: self) }
  }

  /// Gives the canvas a controller, which it owns then.
  func add(_ controller: OpaquePointer?) {
    guard let controller else { return }
    gtk_widget_add_controller(canvas, controller)
    controllers.append(controller)
  }

  /// Listens no more.
  func disconnect() {
    for controller in controllers { gtk_widget_remove_controller(canvas, controller) }
    Signals.disconnect(OpaquePointer(canvas), from: self)
    if let root = gtk_widget_get_root(canvas) { Signals.disconnect(root, from: self) }
  }

  private static let happened:
    @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      nonisolated(unsafe) let event = event
      return Signals.run(data, for: CalendarWidget.self, { $0.take(event) ? 1 : 0 }, else: 0)
    }

  private static let pressed:
    @convention(c) (OpaquePointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> gboolean = {
      _, value, _, state, data in
      Signals.run(
        data, for: CalendarWidget.self, { $0.press(value, Modifiers(state)) ? 1 : 0 }, else: 0)
    }

  private static let left: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
    Signals.run(data, for: CalendarWidget.self) { calendar in
      calendar.hovered = nil
      guard let sample = calendar.events.departure else { return }
      calendar.session.send(sample)
    }
  }

  private static let rooted: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
    _, _, data in
    Signals.run(data, for: CalendarWidget.self) { calendar in
      guard let root = gtk_widget_get_root(calendar.canvas) else { return }
      Signals.connect(root, "notify::focus-widget", CalendarWidget.focusMoved, to: calendar)
    }
  }

  private static let focusMoved:
    @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
      Signals.run(data, for: CalendarWidget.self) { $0.focusMoved() }
    }
}

extension CalendarWidget {
  /// Passes on what a pointer or a wheel did; says whether it is the calendar's.
  private func take(_ event: OpaquePointer?) -> Bool {
    guard let sample = events.sample(of: event) else { return false }
    if case .pointer(let pointer) = sample, pointer.phase == .down {
      showsKeyboard = false
      takeFocus()
    }
    let claim = session.send(sample)
    if case .pointer(let pointer) = sample {
      let isOver = pointer.phase == .hovered
      hovered = isOver ? session.scene.hit(x: pointer.x, y: pointer.y)?.key : nil
    }
    if events.isDraggingOutside { leaveWithEvents() }
    // Elements are arranged when the hand is off.
    presentElements()
    return claim == .claimed
  }

  /// Passes on a key; says whether it is the calendar's.
  private func press(_ value: UInt32, _ modifiers: Modifiers) -> Bool {
    showsKeyboard = true
    if let command = EditingKey(gdk: value, modifiers), commands?(command) == true {
      return true
    }
    guard let key = KeySample.Key(gdk: value) else { return false }
    let element = focusedElement?.meaning
    if element?.kind == .button, key == .enter || key == .space, modifiers == [],
      let key = element?.key
    {
      session.send(.activate(key))
      return true
    }
    let isOnHandle = element?.key.role == .handle
    return session.send(
      .key(KeySample(key: key, modifiers: modifiers, isOnHandle: isOnHandle))) == .claimed
  }
}

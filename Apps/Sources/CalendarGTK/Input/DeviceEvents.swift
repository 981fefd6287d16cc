// SPDX-License-Identifier: MIT
import CGtk
import CalendarEngine
import CalendarHost

/// Turns events of GDK into samples of devices.
@MainActor
final class DeviceEvents {
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// The fingers that are down, by GDK's sequence; their numbers begin at 1.
  private var fingers: [OpaquePointer: Int32] = [:]
  private var lastFinger: Int32 = 0
  private var isPressed = false
  private var pinch = TouchPadPinch()
  /// Where a pointer was last seen; wheels have no place of their own.
  private(set) var place: (x: Int32, y: Int32) = (0, 0)
  /// Whether that was outside of the window.
  private var isOutside = false
  /// What has pressed a button last; retained, since it may be unplugged before a drag begins with it.
  private(set) var device: OpaquePointer? {
    didSet {
      if let device { g_object_ref(UnsafeMutableRawPointer(device)) }
      if let oldValue { g_object_unref(UnsafeMutableRawPointer(oldValue)) }
    }
  }

  init(on widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
  }

  isolated deinit {
    if let device { g_object_unref(UnsafeMutableRawPointer(device)) }
  }

  /// How far a notch of a wheel scrolls, in points, as browsers have it.
  private static let notch = 100.0
}

extension DeviceEvents {
  /// Whether a pointer is down.
  var isDown: Bool { isPressed || !fingers.isEmpty }

  /// Whether a mouse or a pen is down, and outside of the window.
  var isDraggingOutside: Bool { isPressed && isOutside }

  /// The sample of a mouse or a pen whose button somebody else hears of from now on.
  func release() -> CalendarInput.Content {
    isPressed = false
    return .pointer(
      PointerSample(phase: .cancelled, device: .mouse, pointer: 0, x: place.x, y: place.y))
  }

  /// The sample of a mouse that has left the calendar; nil while it is down, since it drags then.
  var departure: CalendarInput.Content? {
    guard !isPressed else { return nil }
    return .pointer(
      PointerSample(phase: .left, device: .mouse, pointer: 0, x: place.x, y: place.y))
  }

  /// The sample of an event, or nil where it means nothing to calendars.
  func sample(of event: OpaquePointer?) -> CalendarInput.Content? {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS:
      guard gdk_button_event_get_button(event) == 1 else { return nil }
      isPressed = true
      device = gdk_event_get_device(event)
      return pointer(event, .down)
    case GDK_BUTTON_RELEASE:
      guard gdk_button_event_get_button(event) == 1, isPressed else { return nil }
      isPressed = false
      return pointer(event, .up)
    case GDK_MOTION_NOTIFY: return pointer(event, isPressed ? .moved : .hovered)
    case GDK_GRAB_BROKEN:
      guard isPressed else { return nil }
      isPressed = false
      return pointer(event, .cancelled)
    case GDK_TOUCH_BEGIN: return finger(event, .down)
    case GDK_TOUCH_UPDATE: return finger(event, .moved)
    case GDK_TOUCH_END: return finger(event, .up)
    case GDK_TOUCH_CANCEL: return finger(event, .cancelled)
    case GDK_SCROLL: return wheel(event)
    case GDK_TOUCHPAD_PINCH: return pinch(event)
    default: return nil
    }
  }

  private func pointer(
    _ event: OpaquePointer?, _ phase: PointerSample.Phase
  ) -> CalendarInput.Content {
    let (x, y) = place(of: event)
    let source = gdk_event_get_device(event).map { gdk_device_get_source($0) }
    return .pointer(
      PointerSample(
        phase: phase, device: source == GDK_SOURCE_PEN ? .pen : .mouse, pointer: 0, x: x, y: y,
        modifiers: Modifiers(gdk_event_get_modifier_state(event))))
  }

  private func finger(
    _ event: OpaquePointer?, _ phase: PointerSample.Phase
  ) -> CalendarInput.Content? {
    guard let sequence = gdk_event_get_event_sequence(event) else { return nil }
    if phase == .down {
      lastFinger += 1
      fingers[sequence] = lastFinger
    }
    guard let number = fingers[sequence] else { return nil }
    if phase == .up || phase == .cancelled { fingers[sequence] = nil }
    if fingers.isEmpty { lastFinger = 0 }
    let (x, y) = place(of: event)
    return .pointer(
      PointerSample(phase: phase, device: .touch, pointer: number, x: x, y: y))
  }
}

extension DeviceEvents {
  private func wheel(_ event: OpaquePointer?) -> CalendarInput.Content? {
    var (dx, dy) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: dy = -Self.notch
    case GDK_SCROLL_DOWN: dy = Self.notch
    case GDK_SCROLL_LEFT: dx = -Self.notch
    case GDK_SCROLL_RIGHT: dx = Self.notch
    default:
      gdk_scroll_event_get_deltas(event, &dx, &dy)
      if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL {
        (dx, dy) = (dx * Self.notch, dy * Self.notch)
      }
    }
    guard dx != 0 || dy != 0 else { return nil }
    let modifiers = Modifiers(gdk_event_get_modifier_state(event))
    // With Shift a mouse's one wheel scrolls sideways, as everywhere in GTK.
    if modifiers.contains(.shift), dx == 0 { (dx, dy) = (dy, 0) }
    return wheel(event, dx, dy, modifiers)
  }

  /// A pinch on a touch pad.
  private func pinch(_ event: OpaquePointer?) -> CalendarInput.Content? {
    if gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN {
      pinch = TouchPadPinch()
    }
    let (x, y) = place(of: event)
    return pinch.sample(scale: gdk_touchpad_event_get_pinch_scale(event), x: x, y: y)
      .map { .wheel($0) }
  }

  private func wheel(
    _ event: OpaquePointer?, _ dx: Double, _ dy: Double, _ modifiers: Modifiers
  ) -> CalendarInput.Content {
    let (x, y) = place(of: event)
    return .wheel(
      WheelSample(
        dx: SceneUnits.units(dx), dy: SceneUnits.units(dy), x: x, y: y, modifiers: modifiers))
  }

  /// Where an event happened in the calendar, in 1/64 points.
  private func place(of event: OpaquePointer?) -> (x: Int32, y: Int32) {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, !x.isNaN, !y.isNaN else { return place }
    // Events are placed on the surface, which has a shadow around the window.
    guard let native = gtk_widget_get_native(widget) else { return place }
    var (shadowX, shadowY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &shadowX, &shadowY)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    (x, y) = (x - shadowX, y - shadowY)
    isOutside =
      x < 0 || y < 0 || x >= Double(gtk_widget_get_width(window))
      || y >= Double(gtk_widget_get_height(window))
    var (ownX, ownY) = (0.0, 0.0)
    gtk_widget_translate_coordinates(window, widget, x, y, &ownX, &ownY)
    place = (SceneUnits.units(ownX), SceneUnits.units(ownY))
    return place
  }
}

// SPDX-License-Identifier: MIT
import CGtk
import CalendarEngine

extension Modifiers {
  /// The modifiers of GDK's state.
  init(_ state: GdkModifierType) {
    self = []
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.alt) }
  }
}

extension KeySample.Key {
  /// The key of GDK's value, on the main block or on the number pad; nil for those that mean nothing.
  init?(gdk value: UInt32) {
    switch Int32(bitPattern: value) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_t, GDK_KEY_T: self = .letterT
    case GDK_KEY_a, GDK_KEY_A: self = .letterA
    case GDK_KEY_F2: self = .f2
    default: return nil
    }
  }
}

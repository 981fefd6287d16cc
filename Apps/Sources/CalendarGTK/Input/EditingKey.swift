// SPDX-License-Identifier: MIT
import CGtk
import CalendarEngine

/// What a key asks of an app that lets people edit events; the calendar itself knows nothing of it.
public enum EditingKey: Hashable, Sendable {
  /// Delete the event that the keyboard is on.
  case remove
  /// Copy it.
  case copy
  /// Copy and delete it.
  case cut
  /// Make another one of what was copied or cut, where the keyboard is.
  case paste
  /// Undo what was done last, or do it again.
  case undo, redo
}

extension EditingKey {
  /// The command of a key in GDK's numbers, or nil.
  init?(gdk value: UInt32, _ modifiers: Modifiers) {
    let shifted = modifiers == [.control, .shift]
    switch Int32(bitPattern: value) {
    case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace:
      guard modifiers == [] else { return nil }
      self = .remove
    case GDK_KEY_c where modifiers == .control: self = .copy
    case GDK_KEY_x where modifiers == .control: self = .cut
    case GDK_KEY_v where modifiers == .control: self = .paste
    case GDK_KEY_z where modifiers == .control: self = .undo
    case GDK_KEY_y where modifiers == .control: self = .redo
    case GDK_KEY_Z where shifted, GDK_KEY_z where shifted: self = .redo
    default: return nil
    }
  }
}

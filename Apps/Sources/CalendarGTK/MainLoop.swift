// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets

/// GLib's main loop, in which the main actor works, too.
public enum MainLoop {
  /// Prepares GTK for a direction of the layout; false when there is no screen.
  ///
  /// The name is that of the program to the desktop and to screen readers.
  @MainActor
  public static func begin(_ name: String, rightToLeft: Bool) -> Bool {
    almanac_main_queue_attach()
    g_set_prgname(name)
    g_set_application_name(name)
    guard gtk_init_check() != 0 else { return false }
    gtk_widget_set_default_direction(rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    return true
  }

  /// Runs until `ends`; the calling thread is the process's first one.
  @MainActor
  public static func run(until ends: () -> Bool) {
    while !ends() { g_main_context_iteration(nil, 1) }
  }
}

// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarGTK

  extension WindowCommand {
    /// Shows the window until it is closed; the calling thread is the process's first one.
    func show() throws {
      try MainActor.assumeIsolated { try WindowSession(self).run() }
    }
  }
#endif

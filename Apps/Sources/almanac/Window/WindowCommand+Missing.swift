// SPDX-License-Identifier: MIT
#if !HAS_GTK
  extension WindowCommand {
    /// Says what it needs.
    func show() throws {
      throw CommandFailure(
        .unavailable,
        """
        this almanac was built without GTK 4; install its headers (Debian: apt-get install \
        libgtk-4-dev) and build it again.
        """)
    }
  }
#endif

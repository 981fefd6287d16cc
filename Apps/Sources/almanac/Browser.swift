// SPDX-License-Identifier: MIT
import Foundation

/// The browser of the person at this machine.
enum Browser {
  /// Opens a page if there is a screen; otherwise the printed address has to do.
  static func open(_ address: String) {
    guard hasScreen else { return }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = [command, address]
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    try? opener.run()
  }

  #if os(macOS)
    private static let command = "open"
    private static let hasScreen = true
  #else
    private static let command = "xdg-open"
    private static var hasScreen: Bool {
      let variables = ProcessInfo.processInfo.environment
      return ["DISPLAY", "WAYLAND_DISPLAY"].contains { variables[$0]?.isEmpty == false }
    }
  #endif
}

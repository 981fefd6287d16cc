// SPDX-License-Identifier: MIT

/// The arguments of the process as text.
enum ArgumentText {
  /// - Throws: Which argument is no UTF-8; `CommandLine.arguments` would hold something else in its place.
  static func check() throws(CommandFailure) {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let start = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: start) == nil else { continue }
      throw CommandFailure(
        .usage,
        """
        argument \(index), “\(String(cString: start))”, is not UTF-8 text. Is the terminal's encoding \
        another one?
        """)
    }
  }
}

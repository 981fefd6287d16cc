// SPDX-License-Identifier: MIT
import CalendarServer

extension Output {
  /// Prints the contents of a spool to a path or to standard output.
  static func print(_ spool: Spool, to path: String?) throws {
    let output = try Output(path)
    while let bytes = try spool.read() { try output.write(bytes) }
    try output.finish()
  }
}

// SPDX-License-Identifier: MIT
import Foundation

extension PseudoTerminal {
  /// Opens a terminal that nobody has: the descriptor of its far side, and the path of the near one.
  static func open() -> (master: Int32, path: String)? {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { return nil }
      return (master, String(cString: name))
    #else
      // The same, which the C library hides here: unlock the terminal, and ask for its number.
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, number): (Int32, Int32) = (0, 0)
      let (unlocking, numbering): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      guard master >= 0, ioctl(master, unlocking, &lock) == 0,
        ioctl(master, numbering, &number) == 0
      else { return nil }
      return (master, "/dev/pts/\(number)")
    #endif
  }
}

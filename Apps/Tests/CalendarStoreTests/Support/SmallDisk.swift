// SPDX-License-Identifier: MIT
import Foundation

/// A disk of a given size, in memory.
struct SmallDisk {
  private let folder: URL

  /// Mounts it.
  init(kilobytes: Int) throws {
    folder = try Scratch().folder
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path) else {
      throw CocoaError(.fileWriteNoPermission)
    }
  }

  func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  func unmount() {
    _ = Self.run("umount", "-l", folder.path)
  }

  /// Whether this process may mount disks.
  static let isPossible: Bool = {
    guard let disk = try? SmallDisk(kilobytes: 64) else { return false }
    disk.unmount()
    return true
  }()

  private static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

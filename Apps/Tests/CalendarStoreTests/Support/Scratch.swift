// SPDX-License-Identifier: MIT
import Foundation

/// Folders for the files of tests, all in one that goes when the tests end.
struct Scratch {
  /// A folder of its own.
  let folder: URL

  init() throws {
    folder = Self.root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  private static let root: URL = {
    atexit { Scratch.clear() }
    return place
  }()

  private static let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("almanac-tests-\(ProcessInfo.processInfo.processIdentifier)")

  private static func clear() {
    try? FileManager.default.removeItem(at: place)
  }
}

// SPDX-License-Identifier: MIT
import Foundation

/// The default location of a person's database.
public struct DatabaseLocation: Hashable, Sendable {
  /// The file with the person's own sessions and marks.
  public let own: String
  /// The file of the demonstration, in the same folder.
  public let demo: String

  /// The location according to a process's environment variables.
  ///
  /// `ALMANAC_DATABASE`, else `almanac/almanac.sqlite` in `XDG_DATA_HOME`, else in `.local/share` of
  /// `HOME`; on macOS `Almanac/almanac.sqlite` in `Library/Application Support` instead.
  public init(environment: [String: String], home: String = NSHomeDirectory()) {
    let own = Self.own(environment, home: environment["HOME"].flatMap(\.nonempty) ?? home)
    self.init(own: own)
  }

  /// The location with this file as the person's own.
  public init(own: String) {
    self.own = own
    demo =
      URL(fileURLWithPath: own).deletingLastPathComponent()
      .appendingPathComponent("demo.sqlite").path
  }

  /// The person's own file where a file is the demonstration: that of this location for its own, otherwise
  /// `try-own.sqlite` beside `try.sqlite`.
  public func own(besideDemonstration path: String) -> String {
    let file = URL(fileURLWithPath: Self.absolute(path)).standardizedFileURL
    guard file != URL(fileURLWithPath: Self.absolute(demo)).standardizedFileURL else { return own }
    let (folder, name) = (file.deletingLastPathComponent(), file.deletingPathExtension())
    let own = folder.appendingPathComponent(name.lastPathComponent + "-own")
    return (file.pathExtension.isEmpty ? own : own.appendingPathExtension(file.pathExtension)).path
  }

  /// The absolute path, which no program mistakes for a URL such as `file:…`.
  public static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Creates the folders for a file, readable by their owner only.
  ///
  /// - Throws: `unreachable` when that is not possible.
  public static func makeFolder(for path: String) throws(StoreError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unreachable(path: path, detail: "its folder cannot be made")
    }
  }
}

extension DatabaseLocation {
  private static func own(_ environment: [String: String], home: String) -> String {
    if let path = environment["ALMANAC_DATABASE"]?.nonempty { return path }
    #if os(macOS)
      return home + "/Library/Application Support/Almanac/almanac.sqlite"
    #else
      // The XDG specification says to ignore relative paths.
      let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (data ?? home + "/.local/share") + "/almanac/almanac.sqlite"
    #endif
  }
}

extension String {
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}

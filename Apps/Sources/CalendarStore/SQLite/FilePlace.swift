// SPDX-License-Identifier: MIT

/// An open file and the path where it was found.
struct FilePlace: Sendable {
  let path: String
  /// The name that SQLite opens: the path, or a URI with options.
  let name: String
  let isReadOnly: Bool
  /// The file that was opened; nil for a copy that no longer has a name.
  let identity: FileIdentity?

  /// Whether the path still leads to the open file.
  ///
  /// Costs one system call.
  var isHeld: Bool {
    guard let identity else { return true }
    return FileIdentity(path: path) == identity
  }
}

extension FilePlace {
  /// The URI of a file to be read as if nobody ever writes to it, as on a read-only disk.
  static func immutableName(_ path: String) -> String {
    let escaped = path.map { "%?#".contains($0) ? Self.escape($0) : String($0) }
    return "file:\(escaped.joined())?immutable=1"
  }

  private static func escape(_ character: Character) -> String {
    character.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
  }
}

// SPDX-License-Identifier: MIT

/// A file that is open, and the path where it was found.
struct FilePlace: Sendable {
  let path: String
  /// What SQLite is asked to open: the path, or an address that says how.
  let name: String
  let isReadOnly: Bool
  /// The file that was opened; nil for a copy that has no name any more.
  let identity: FileIdentity?

  /// Whether the file is still the one under its path.
  ///
  /// One system call.
  var isHeld: Bool {
    guard let identity else { return true }
    return FileIdentity(path: path) == identity
  }
}

extension FilePlace {
  /// A file that is read as if nobody ever wrote to it: on a disk that nobody can write to.
  static func immutableName(_ path: String) -> String {
    let escaped = path.map { "%?#".contains($0) ? Self.escape($0) : String($0) }
    return "file:\(escaped.joined())?immutable=1"
  }

  private static func escape(_ character: Character) -> String {
    character.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
  }
}

// SPDX-License-Identifier: MIT
import Foundation

/// Bytes on disk, so that many take no memory and whoever is slow holds up no database.
///
/// The file has no name any more once it is open: nothing of it outlives the process. One thread at
/// a time may use it.
package final class Spool: @unchecked Sendable {
  /// Why bytes are not kept.
  package enum Failure: Error, Hashable, Sendable {
    /// There is no room for them.
    case noRoom
    /// They cannot be read again.
    case unreadable
  }

  private let file: FileHandle

  /// A spool of no bytes, in the folder for temporary files.
  package init() throws(Failure) {
    let path = NSTemporaryDirectory() + "almanac-" + UUID().uuidString
    let isMade = FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isMade, let file = FileHandle(forUpdatingAtPath: path) else { throw .noRoom }
    self.file = file
    guard unlink(path) == 0 else { throw .noRoom }
  }

  deinit {
    try? file.close()
  }
}

extension Spool {
  /// Appends bytes.
  package func append(_ bytes: some DataProtocol) throws(Failure) {
    do {
      try file.write(contentsOf: bytes)
    } catch {
      throw .noRoom
    }
  }

  /// Goes back to the beginning, to be read from there.
  package func rewind() throws(Failure) {
    do {
      try file.seek(toOffset: 0)
    } catch {
      throw .unreadable
    }
  }

  /// The next bytes, nil at the end.
  package func read() throws(Failure) -> Data? {
    do {
      let bytes = try file.read(upToCount: 1 << 18)
      return bytes?.isEmpty == true ? nil : bytes
    } catch {
      throw .unreadable
    }
  }
}

extension Spool.Failure: CustomStringConvertible {
  /// What has happened, in a sentence.
  package var description: String {
    switch self {
    case .noRoom: "There is no room to keep the file while it is read."
    case .unreadable: "The file that was kept while it came cannot be read again."
    }
  }
}

extension Problem {
  /// What a spool cannot do.
  init(_ failure: Spool.Failure) {
    self.init(
      failure == .noRoom ? .insufficientStorage : .internalServerError, failure.description)
  }
}

// SPDX-License-Identifier: MIT
import Foundation

/// Keeps bytes on disk, so that a large text takes no memory and a slow reader does not hold up the
/// database.
///
/// The file is unlinked as soon as it is open, so nothing of it outlives the process. Only one
/// thread at a time may use it.
package final class Spool: @unchecked Sendable {
  /// Why bytes could not be kept.
  package enum Failure: Error, Hashable, Sendable {
    /// The disk is full.
    case noRoom
    /// The bytes cannot be read back.
    case unreadable
  }

  private let file: FileHandle

  /// An empty spool in the folder for temporary files.
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

  /// Goes back to the beginning, for reading.
  package func rewind() throws(Failure) {
    do {
      try file.seek(toOffset: 0)
    } catch {
      throw .unreadable
    }
  }

  /// The next bytes, or nil at the end.
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
    case .noRoom: "The disk is full: there is no space for a temporary copy of the file."
    case .unreadable: "The temporary copy of the file cannot be read. Import the file again."
    }
  }
}

extension Problem {
  /// The problem for a failure of a spool.
  init(_ failure: Spool.Failure) {
    self.init(
      failure == .noRoom ? .insufficientStorage : .internalServerError, failure.description)
  }
}

// SPDX-License-Identifier: MIT
import Foundation
import NIOCore

/// A body on disk, so that a large one takes no memory and a slow one holds up no database.
///
/// The file has no name any more once it is open: nothing of it outlives the request.
final class BodySpool {
  private let file: FileHandle

  init() throws(Problem) {
    let path = NSTemporaryDirectory() + "almanac-" + UUID().uuidString
    let isMade = FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isMade, let file = FileHandle(forUpdatingAtPath: path) else { throw Self.noRoom }
    self.file = file
    guard unlink(path) == 0 else { throw Self.noRoom }
  }

  func append(_ buffer: ByteBuffer) throws(Problem) {
    do {
      try file.write(contentsOf: buffer.readableBytesView)
    } catch {
      throw Self.noRoom
    }
  }

  /// Goes back to the beginning, to be read from there.
  func rewind() throws(Problem) {
    do {
      try file.seek(toOffset: 0)
    } catch {
      throw Self.unreadable
    }
  }

  /// The next bytes, nil at the end.
  func read() throws(Problem) -> Data? {
    do {
      let bytes = try file.read(upToCount: 1 << 18)
      return bytes?.isEmpty == true ? nil : bytes
    } catch {
      throw Self.unreadable
    }
  }

  deinit {
    try? file.close()
  }

  private static var noRoom: Problem {
    Problem(.insufficientStorage, "There is no room to keep the file while it is read.")
  }

  private static var unreadable: Problem {
    Problem(.internalServerError, "The file that was kept while it came cannot be read again.")
  }
}

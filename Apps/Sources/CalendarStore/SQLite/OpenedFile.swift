// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// A file that has been opened as a store, and what belongs to it.
struct OpenedFile {
  var pool: DatabasePool
  var probe: VersionProbe
  /// Where the store stood.
  var head: ChangeToken
  /// Whether nothing can be written, because the file or its folder cannot.
  var isReadOnly = false
  /// The folder of the copy that was opened in its place, which goes with the store; or nil.
  var copyFolder: URL?
}

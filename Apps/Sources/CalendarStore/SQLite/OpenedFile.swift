// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// A file opened as a store, with everything that belongs to it.
struct OpenedFile {
  var pool: DatabasePool
  var probe: VersionProbe
  /// Where the store stood when it was opened.
  var head: ChangeToken
  /// Whether nothing can be written, because the file or its folder is read-only.
  var isReadOnly = false
  /// The folder of the copy that was opened instead, removed together with the store; or nil.
  var copyFolder: URL?
}

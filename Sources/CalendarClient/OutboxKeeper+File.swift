// SPDX-License-Identifier: MIT
import CalendarSync
import Foundation

extension OutboxKeeper where Record: Codable, Contents: Codable {
  /// Keeps entries as JSON in a file, which is replaced as a whole: after a crash there is the former
  /// or the new one.
  ///
  /// A file is of one session at a time: an app and its extension need one each.
  ///
  /// A file that is not there holds none; one that cannot be read makes `SyncSession.init` throw, and
  /// stays as it is.
  public static func file(at url: URL) -> Self {
    Self(
      load: {
        do {
          return try JSONDecoder().decode(Entries.self, from: Data(contentsOf: url))
        } catch CocoaError.fileReadNoSuchFile {
          return []
        }
      },
      save: { try JSONEncoder().encode($0).write(to: url, options: .atomic) })
  }
}

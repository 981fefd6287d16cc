// SPDX-License-Identifier: MIT
import CivilTime

extension StoreCheck {
  /// Looks a file through, also while others read and write, and changes nothing.
  ///
  /// Takes some seconds for a million sessions, and blocks for as long. Not for a file that this
  /// process has open: reading its pages lets go of SQLite's locks on it.
  ///
  /// - Throws: `unreachable` and `locked`; `foreign` and `newer` for files that this Almanac cannot
  ///   judge. Damage is no error but a finding.
  public init(path: String, options: Options = Options()) throws(StoreError) {
    var run = CheckRun(path: path, options: options)
    do {
      try run.lookThrough()
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: path))
    }
    self.init(
      path: path, findings: run.list.findings, count: run.list.count, extent: run.extent)
  }

  /// Looks through a file that is to be kept or put in place.
  ///
  /// - Throws: `corrupt` with the first finding, and as `init(path:options:)` does.
  static func requireSound(_ path: String) throws(StoreError) {
    guard let finding = try StoreCheck(path: path).findings.first else { return }
    throw .corrupt(path: path, detail: finding.description)
  }
}

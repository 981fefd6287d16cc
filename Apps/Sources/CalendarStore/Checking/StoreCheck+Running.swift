// SPDX-License-Identifier: MIT
import CivilTime

extension StoreCheck {
  /// Checks a file without changing it, also while others read and write.
  ///
  /// Takes some seconds for a million sessions, and blocks meanwhile. Do not use it for a file that
  /// this process has open: reading its pages drops SQLite's locks on it.
  ///
  /// - Throws: `unreachable` and `locked`; `foreign` and `newer` for files that this Almanac cannot
  ///   judge. Damage is a finding, not an error.
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

  /// Checks a file that is about to be kept or put in place.
  ///
  /// - Throws: `corrupt` with the first finding, and as `init(path:options:)` does.
  static func requireSound(_ path: String) throws(StoreError) {
    guard let finding = try StoreCheck(path: path).findings.first else { return }
    throw .corrupt(path: path, detail: finding.description)
  }
}

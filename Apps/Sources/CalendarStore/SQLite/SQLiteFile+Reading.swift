// SPDX-License-Identifier: MIT
import Foundation
import GRDB

extension SQLiteFile {
  /// Opens the file for reading, also where the file, its folder or the disk is read-only.
  ///
  /// A writable file is opened as usual, so that the work of an interrupted writer is rolled back.
  /// Otherwise the file is read as it is, or through a copy when it has a log that cannot be
  /// opened. A file of an older schema is always read through a copy: reading must not change an
  /// archive.
  static func openForReading(_ path: String, options: SQLiteOptions) throws -> OpenedFile {
    do {
      try PageChecksums.install()
      guard FileIdentity(path: path) != nil else {
        throw StoreError.unreachable(path: path, detail: "there is no such file")
      }
      try check(path, options: options)
      guard try isOfPresentSchema(path, options: options) else {
        return try openCopy(path, options: options)
      }
      return try open(path, options: options)
    } catch {
      guard isForWantOfPermission(StoreError(error, path: path)) else { throw error }
    }
    try checkReadable(path)
    return try openAsIs(path, options: options) ?? openCopy(path, options: options)
  }

  private static func isOfPresentSchema(_ path: String, options: SQLiteOptions) throws -> Bool {
    var configuration = configuration(options)
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    let version = try queue.unsafeRead { try SQLiteSchema.version(of: $0) }
    return version == SQLiteSchema.version || version == 0
  }

  private static func isForWantOfPermission(_ error: StoreError) -> Bool {
    switch error {
    case .readOnly: true
    case .unreachable(let path, _): isReadableFile(path)
    default: false
    }
  }

  private static func isReadableFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isReadableFile(atPath: path)
  }

  private static func checkReadable(_ path: String) throws {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw StoreError.unreachable(path: path, detail: "you may not read it")
    }
  }

  private static func openAsIs(_ path: String, options: SQLiteOptions) throws -> OpenedFile? {
    let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
    for name in hasLog ? [path] : [path, FilePlace.immutableName(path)] {
      let place = FilePlace(
        path: path, name: name, isReadOnly: true, identity: FileIdentity(path: path))
      do {
        let opened = try open(place, options: options)
        let version = try opened.pool.read { db in
          try checkTables(db, path: path)
          return try SQLiteSchema.version(of: db)
        }
        if version == SQLiteSchema.version { return opened }
      } catch let error as StoreError where error.isFinal {
        throw error
      } catch {
        continue
      }
    }
    return nil
  }

  private static func openCopy(_ path: String, options: SQLiteOptions) throws -> OpenedFile {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-\(ChangeToken.makeStoreName())")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      let copy = folder.appendingPathComponent("copy.sqlite").path
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      if FileManager.default.fileExists(atPath: path + "-wal") {
        try FileManager.default.copyItem(atPath: path + "-wal", toPath: copy + "-wal")
      }
      for name in [copy, copy + "-wal"] { chmod(name, 0o600) }
      try check(copy, options: options)
      let place = FilePlace(path: path, name: copy, isReadOnly: false, identity: nil)
      var opened = try open(place, options: options)
      (opened.isReadOnly, opened.copyFolder) = (true, folder)
      return opened
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }
}

extension StoreError {
  /// Whether no other way of opening the file would help.
  fileprivate var isFinal: Bool {
    switch self {
    case .foreign, .newer, .corrupt: true
    default: false
    }
  }
}

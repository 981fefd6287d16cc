// SPDX-License-Identifier: MIT
import CPageChecksums
import Foundation
import GRDB

extension StoreError {
  /// The store's error for an error of SQLite.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError:
      self.init(
        code: error.extendedResultCode.rawValue, message: error.message ?? "no reason given",
        path: path)
    default: self = .unreachable(path: path, detail: "\(error)")
    }
  }

  /// The store's error for a result code of SQLite.
  init(code: Int32, message: String, path: String) {
    let code = ResultCode(rawValue: code)
    switch code.primaryResultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .locked(path: path)
    case .SQLITE_READONLY: self = .readOnly(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupt(path: path, detail: message)
    case .SQLITE_IOERR where code == .SQLITE_IOERR_SHMSIZE: self = .full(path: path)
    case .SQLITE_IOERR where code.rawValue == ALMANAC_CHECKSUM_ERROR:
      self = .corrupt(path: path, detail: "a page does not match its checksum")
    case .SQLITE_IOERR where code == .SQLITE_IOERR_SHORT_READ:
      self = .corrupt(path: path, detail: message)
    case .SQLITE_ERROR where message.hasPrefix("no such table"):
      self = .corrupt(path: path, detail: message)
    default: self = .unreachable(path: path, detail: message)
    }
  }

  /// The store's error for a refusal by the file system.
  init(errno code: Int32, path: String) {
    switch code {
    case EACCES, EPERM, EROFS: self = .readOnly(path: path)
    case ENOSPC, EDQUOT, EFBIG: self = .full(path: path)
    default: self = .unreachable(path: path, detail: String(cString: strerror(code)))
    }
  }
}

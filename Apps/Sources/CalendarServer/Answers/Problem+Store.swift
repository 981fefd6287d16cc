// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes

extension Problem {
  /// The problem for an error of the store, in the store's words.
  init(_ error: StoreError) {
    self.init(error.status, error.description)
    switch error {
    case .locked: headers[.retryAfter] = "1"
    case .gone: self.init(gone: error.description)
    case .invalid(let field, _): self.field = field
    default: break
    }
  }
}

extension Problem {
  /// The database file is missing, or is back but cannot be opened.
  init(gone detail: String) {
    self.init(.serviceUnavailable, detail)
    type = "urn:almanac:problem:database-gone"
    headers[.retryAfter] = "1"
  }
}

extension StoreError {
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .locked, .gone, .inUse: .serviceUnavailable
    case .full: .insufficientStorage
    case .resyncRequired: .gone
    case .invalid: .badRequest
    case .readOnly, .corrupt, .foreign, .newer, .unreachable: .internalServerError
    }
  }
}

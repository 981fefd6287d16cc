// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes

extension Problem {
  /// What a store cannot do, in the words of the store.
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
  /// The database file is missing, or cannot be opened now that it is there again.
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

// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes

extension Problem {
  /// What a store cannot do, in the words of the store.
  init(_ error: StoreError) {
    self.init(error.status, error.description)
    switch error {
    case .locked, .gone: headers[.retryAfter] = "1"
    case .invalid(let field, _): self.field = field
    default: break
    }
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

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
    case .invalid(let field, let reason): (self.field, cause) = (field, reason.cause)
    case .calendarLocked(let id, _): nameLocked(id)
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

extension Problem {
  /// Names the calendar that is locked.
  private mutating func nameLocked(_ id: String) {
    type = "urn:almanac:problem:calendar-locked"
    field = "calendar"
    members = { json in
      json.name("calendar")
      json.text(id)
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
    case .calendarLocked: .forbidden
    case .readOnly, .corrupt, .foreign, .newer, .unreachable: .internalServerError
    }
  }
}

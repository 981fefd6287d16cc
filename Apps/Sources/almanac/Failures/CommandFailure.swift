// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import CalendarStore
import Foundation

/// Why a command fails, in words for its user.
struct CommandFailure: Error {
  /// The exit status.
  var status: ExitStatus
  /// The message for standard error; empty if everything has been said already.
  var text: String

  init(_ status: ExitStatus, _ text: String = "") {
    self.status = status
    self.text = text
  }

  /// The failure for an error, or nil if the argument parser explains it.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as StoreError: self.init(error.exitStatus, error.advice)
    case let failure as Spool.Failure: self.init(.ioError, failure.description)
    case let error as ServerError: self.init(error.exitStatus, "\(error)")
    // Of a command at work; the parser's own errors have another type.
    case let error as ValidationError: self.init(.usage, error.message)
    default: return nil
    }
  }

  /// Prints the message and ends the process.
  func exit() -> Never {
    if !text.isEmpty { StandardError.say(text) }
    if let signal = status.signal {
      // End by the signal itself, so that a shell's loop ends as well.
      Foundation.signal(signal, SIG_DFL)
      kill(getpid(), signal)
    }
    Foundation.exit(status.rawValue)
  }
}

extension ServerError {
  var exitStatus: ExitStatus {
    switch self {
    case .hostNotLoopback: .usage
    case .portTaken, .cannotListen: .unavailable
    case .ownData, .demonstration: .badData
    }
  }
}

extension StoreError {
  /// What happened, and the command that helps.
  fileprivate var advice: String {
    guard case .calendarLocked(let id, _) = self else { return description }
    return "\(description) `almanac calendars edit \(id) --unlock` unlocks it."
  }

  var exitStatus: ExitStatus {
    switch self {
    case .locked, .inUse: .locked
    case .readOnly: .forbidden
    case .full, .corrupt: .ioError
    case .foreign, .newer, .invalid, .calendarLocked: .badData
    case .unreachable, .gone: .noInput
    case .resyncRequired: .broken
    }
  }
}

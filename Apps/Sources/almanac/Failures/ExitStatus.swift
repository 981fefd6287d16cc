// SPDX-License-Identifier: MIT

/// The exit statuses of the command, numbered as in `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case partly = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case broken = 70
  case noOutput = 73
  case ioError = 74
  case locked = 75
  case forbidden = 77
  case hungUp = 129
  case interrupted = 130
  case brokenPipe = 141
  case terminated = 143
}

extension ExitStatus {
  /// When the status is returned.
  var meaning: String {
    switch self {
    case .done: "done"
    case .partly: "done in part: some lines or ids were refused, each with its reason"
    case .usage: "the command line cannot be understood"
    case .badData: "nothing done: the file, the database or a value is not what it should be"
    case .noInput: "there is no such file or database, or it cannot be opened"
    case .unavailable: "the server cannot listen there, or there is no terminal to choose on"
    case .broken: "a mistake in Almanac itself"
    case .noOutput: "the output cannot be written"
    case .ioError: "the disk is full or the database is damaged"
    case .locked: "another program keeps the database locked; try again"
    case .forbidden: "the database may not be written"
    case .hungUp: "its terminal was closed before it was done (SIGHUP)"
    case .interrupted: "stopped by Control-C before it was done (SIGINT)"
    case .brokenPipe: "whoever read the output has gone"
    case .terminated: "asked to end before it was done (SIGTERM)"
    }
  }

  /// The signal that ends the process, or nil when it returns a number.
  var signal: Int32? {
    [.hungUp, .interrupted, .terminated].contains(self) ? rawValue - 128 : nil
  }

  /// All statuses, one per line.
  static var table: String {
    allCases.map { status in
      let number = String(status.rawValue)
      return "  " + number + String(repeating: " ", count: 5 - number.count) + status.meaning
    }.joined(separator: "\n")
  }
}

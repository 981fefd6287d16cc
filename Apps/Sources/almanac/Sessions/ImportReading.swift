// SPDX-License-Identifier: MIT
import CalendarModel
import CalendarStore
import Foundation

/// Reads the rows of an import, names the bad lines, and says how far it is.
final class ImportReading {
  /// Thrown at the end of a strict import that has bad lines.
  struct Refused: Error {}

  /// Thrown where a strict import is asked to end.
  struct Stopped: Error {}

  /// The signal that asked it to end before the end of the input, or nil.
  private(set) var stopping: Int32?
  /// Whether bad lines let the whole import fail.
  var isStrict = false
  /// Whether problems are kept for a report.
  var keepsProblems = false
  /// Number of bad lines.
  private(set) var problemCount: Int64 = 0
  /// The first ones, when they are kept.
  private(set) var problems: [SessionCSVProblem] = []

  private let input: Descriptor
  private let name: String
  private let shownProblems: Int
  private let signals: SignalPipe
  private var reader = SessionCSVReader()
  private var isAtEnd = false
  private var progress = ImportProgress()
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  /// Reads an input; from now on SIGINT, SIGTERM and SIGHUP end it between two lines.
  ///
  /// - Throws: `ioError` where the process may not have a pipe.
  init(_ input: Descriptor, name: String, shownProblems: Int) throws(CommandFailure) {
    signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP])
    self.input = input
    self.name = name
    self.shownProblems = shownProblems
  }

  deinit {
    buffer.deallocate()
  }
}

extension ImportReading {
  /// The next row, nil at the end, or where it is asked to end.
  ///
  /// - Throws: `Refused`, `Stopped`, or why the input cannot be read.
  func next() throws -> SessionImport.Row? {
    while true {
      switch reader.next() {
      case .row(let row):
        progress.advance()
        return SessionImport.Row(id: row.id, start: row.start, end: row.end, points: row.points)
      case .problem(let problem): note(problem)
      case nil:
        guard try feed() else {
          if isStrict, problemCount > 0 { throw Refused() }
          return nil
        }
      }
    }
  }

  /// Takes away what was said of the progress.
  func endProgress() {
    progress.end()
    let more = problemCount - Int64(clamping: shownProblems)
    guard shownProblems > 0, more > 0 else { return }
    StandardError.write("\(name): and \(Counted.number(more)) more; --verbose names them all\n")
  }

  private func note(_ problem: SessionCSVProblem) {
    problemCount += 1
    if keepsProblems, problems.count < 100_000 { problems.append(problem) }
    guard problemCount <= Int64(clamping: shownProblems) else { return }
    progress.end()
    StandardError.write("\(name): \(problem)\n")
  }

  private func feed() throws -> Bool {
    guard !isAtEnd else { return false }
    if input.waits(besides: signals.reading), let signal = signals.take().first {
      stopping = signal
      if isStrict { throw Stopped() }
      return false
    }
    let count = try input.read(into: buffer)
    if count > 0 {
      reader.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    } else {
      isAtEnd = true
      reader.finish()
    }
    return true
  }
}

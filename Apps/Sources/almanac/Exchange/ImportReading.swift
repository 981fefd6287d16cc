// SPDX-License-Identifier: MIT
import CalendarServer
import Foundation

/// Reads the rows of an import, names the bad lines, and says how far it is.
final class ImportReading<Source: LineSource> {
  /// Where the bytes come from.
  private enum Input {
    case descriptor(Descriptor)
    /// What was read ahead.
    case spool(Spool)
  }

  /// How bad lines are reported.
  struct Reporting {
    /// How the input is called.
    var name: String
    /// How many bad lines are named on standard error.
    var shownProblems: Int
    /// Whether problems are kept for a report.
    var keepsProblems: Bool
  }

  /// The signal that asked it to end before the end of the input, or nil.
  private(set) var stopping: Int32?
  /// Number of bad lines.
  private(set) var problemCount: Int64 = 0
  /// The first ones, when they are kept.
  private(set) var problems: [BadLine] = []

  private var input: Input
  private let fresh: Source
  private var source: Source
  private let reporting: Reporting
  private let signals: SignalPipe
  private var isAtEnd = false
  private var progress = ImportProgress()
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  /// Reads an input; from now on SIGINT, SIGTERM and SIGHUP end it between two lines.
  ///
  /// - Throws: `ioError` where the process may not have a pipe.
  init(_ input: Descriptor, _ source: Source, _ reporting: Reporting) throws(CommandFailure) {
    signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP])
    self.input = .descriptor(input)
    (fresh, self.source) = (source, source)
    self.reporting = reporting
  }

  deinit {
    buffer.deallocate()
  }
}

extension ImportReading {
  /// The next row, nil at the end, or where it is asked to end.
  ///
  /// - Throws: why the input cannot be read.
  func next() throws -> Source.Row? {
    try next { _ in }
  }

  /// Reads all there is and keeps it, so that whoever takes the rows waits for nobody; whether all
  /// lines are good.
  func readAhead() throws -> Bool {
    let spool = try Spool()
    while try next(keeping: { try spool.append($0) }) != nil {}
    guard problemCount == 0, stopping == nil else { return false }
    try spool.rewind()
    input = .spool(spool)
    source = fresh
    isAtEnd = false
    return true
  }

  private func next(
    keeping keep: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Source.Row? {
    while true {
      switch source.nextItem() {
      case .row(let row):
        progress.advance()
        return row
      case .problem(let problem): note(problem)
      case nil:
        guard try feed(keeping: keep) else { return nil }
      }
    }
  }

  /// Takes away what was said of the progress.
  func endProgress() {
    progress.end()
    let more = problemCount - Int64(clamping: reporting.shownProblems)
    guard reporting.shownProblems > 0, more > 0 else { return }
    StandardError.write(
      "\(reporting.name): and \(Counted.number(more)) more; --verbose names them all\n")
  }

  private func note(_ problem: BadLine) {
    problemCount += 1
    if reporting.keepsProblems, problems.count < 100_000 { problems.append(problem) }
    guard problemCount <= Int64(clamping: reporting.shownProblems) else { return }
    progress.end()
    StandardError.write("\(reporting.name): \(problem)\n")
  }

  /// Hands more bytes to the source; false when there was nothing more to say.
  private func feed(keeping keep: (UnsafeRawBufferPointer) throws -> Void) throws -> Bool {
    guard !isAtEnd else { return false }
    if case .descriptor(let descriptor) = input,
      descriptor.waits(besides: signals.reading), let signal = signals.take().first
    {
      stopping = signal
      return false
    }
    let isFed =
      switch input {
      case .descriptor(let descriptor): try feed(descriptor, keep)
      case .spool(let spool): try feed(spool)
      }
    if !isFed {
      isAtEnd = true
      source.finish()
    }
    return true
  }

  private func feed(
    _ descriptor: Descriptor, _ keep: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Bool {
    let count = try descriptor.read(into: buffer)
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    guard !bytes.isEmpty else { return false }
    try keep(bytes)
    source.feed(bytes)
    return true
  }

  private func feed(_ spool: Spool) throws -> Bool {
    guard let bytes = try spool.read() else { return false }
    bytes.withUnsafeBytes { source.feed($0) }
    return true
  }
}

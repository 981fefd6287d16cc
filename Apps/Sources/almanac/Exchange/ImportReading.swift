// SPDX-License-Identifier: MIT
import CalendarServer
import Foundation

/// Reads the rows of an import, reports bad lines, and shows progress.
final class ImportReading<Source: LineSource> {
  /// The source of the bytes.
  private enum Input {
    case descriptor(Descriptor)
    /// Bytes that were read ahead.
    case spool(Spool)
  }

  /// How bad lines are reported.
  struct Reporting {
    /// The name of the input in messages.
    var name: String
    /// The most bad lines to name on standard error.
    var shownProblems: Int
    /// Whether problems are kept for a report.
    var keepsProblems: Bool
  }

  /// The signal that stopped the import before the end of its input, or nil.
  private(set) var stopping: Int32?
  /// Number of bad lines.
  private(set) var problemCount: Int64 = 0
  /// The first bad lines, if they are kept.
  private(set) var problems: [BadLine] = []

  private var input: Input
  private let source: Source
  private var rows: RowReading<Source>
  private let reporting: Reporting
  private let signals: SignalPipe
  private var progress = ImportProgress()
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  /// Starts reading an input.
  ///
  /// From now on SIGINT, SIGTERM and SIGHUP stop the import between two lines.
  ///
  /// - Throws: `ioError` when no pipe can be created.
  init(_ input: Descriptor, _ source: Source, _ reporting: Reporting) throws(CommandFailure) {
    signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP])
    self.input = .descriptor(input)
    self.source = source
    rows = RowReading(source)
    self.reporting = reporting
  }

  deinit {
    buffer.deallocate()
  }
}

extension ImportReading {
  /// The next row, or nil at the end or after a signal.
  ///
  /// - Throws: Why the input cannot be read.
  func next() throws -> Source.Row? {
    try next { _ in }
  }

  /// Reads the whole input into a spool, so that the import need not wait; returns whether all
  /// lines are good.
  func readAhead() throws -> Bool {
    let spool = try Spool()
    while try next(keeping: { try spool.append($0) }) != nil {}
    guard problemCount == 0, stopping == nil else { return false }
    try spool.rewind()
    input = .spool(spool)
    rows = RowReading(source)
    return true
  }

  private func next(
    keeping keep: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Source.Row? {
    let row = try rows.next {
      try supply(keeping: keep)
    } bad: {
      note($0)
    }
    if row != nil { progress.advance() }
    return row
  }

  /// Clears the progress line.
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

  /// The next bytes of the input; a signal that comes while it waits stops the import.
  private func supply(
    keeping keep: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> RowReading<Source>.Supply {
    switch input {
    case .spool(let spool): return try spool.read().map { .bytes($0) } ?? .end
    case .descriptor(let descriptor):
      if descriptor.waits(besides: signals.reading), let signal = signals.take().first {
        stopping = signal
        return .stopped
      }
      let count = try descriptor.read(into: buffer)
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      guard !bytes.isEmpty else { return .end }
      try keep(bytes)
      return .bytes(Data(bytes))
    }
  }
}

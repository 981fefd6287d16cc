// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import CalendarStore

/// The common part of the commands that import files.
struct ImportArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("File to import, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Flag(help: "Import nothing if any line is bad.")
  var strict = false

  @Flag(help: "Restore what was deleted since.")
  var restore = false

  @Flag(help: "List all bad lines, not just the first 20.")
  var verbose = false

  @Flag(help: "Print the report as JSON, with up to 100,000 bad lines.")
  var json = false
}

extension ImportArguments {
  /// The operation that imports the rows.
  typealias Importing<Row> = (
    _ store: any RecordStore, _ options: SessionImport.Options, _ next: () throws -> Row?
  ) async throws -> SessionImport.Report

  /// Reads the file, imports its rows, and reports what became of them.
  func run<Source: LineSource>(
    _ source: Source, of noun: String, into database: DatabaseOption,
    _ importRows: Importing<Source.Row>
  ) async throws {
    try await run({ _ in source }, of: noun, into: database, importRows)
  }

  /// The same for a source that depends on what is there.
  func run<Source: LineSource>(
    _ source: (any RecordStore) async throws -> Source, of noun: String,
    into database: DatabaseOption, _ importRows: Importing<Source.Row>
  ) async throws {
    let input = file == "-" ? Descriptor(0) : try Descriptor.reading(file)
    let store = try await database.openForWriting()
    let source = try await source(store)
    var options = SessionImport.Options()
    options.isStrict = strict
    options.restores = restore
    let reading = try ImportReading(
      input, source,
      .init(
        name: file == "-" ? "standard input" : file,
        shownProblems: json ? 0 : verbose ? .max : 20, keepsProblems: json))
    // A strict import is one transaction, which keeps others from writing, so it must not wait for
    // input.
    let isGood = strict ? try reading.readAhead() : true
    let report = isGood ? try await importRows(store, options, reading.next) : nil
    reading.endProgress()
    try say(ImportSummary(report, reading, noun: noun))
    if let signal = reading.stopping { throw Self.stopped(by: signal, keeps: report != nil) }
    guard reading.problemCount == 0 else {
      let isNothing = strict || (report ?? .init()) == .init()
      throw CommandFailure(isNothing ? .badData : .partly)
    }
  }

  private func say(_ summary: ImportSummary) throws {
    let output = try Output(nil)
    try output.line(json ? JSONText.of(summary) : summary.text)
    try output.finish()
  }

  private static func stopped(by signal: Int32, keeps: Bool) -> CommandFailure {
    let rest =
      keeps ? "what was imported stays; import the file again for the rest" : "nothing was imported"
    return CommandFailure(
      ExitStatus(rawValue: 128 + signal) ?? .terminated,
      "stopped before the end of the input: \(rest).")
  }
}

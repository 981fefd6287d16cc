// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac sessions import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take in sessions from a CSV file.",
    discussion: """
      Columns are start,end,points and perhaps id; a header may name them in another order. Times \
      are ISO 8601, with an offset or without; an empty end is the start. Commas, semicolons or \
      tabs separate.

      Importing a file again changes nothing: without an id a session is known by its content, \
      and equal lines all count. What you deleted stays deleted, what you edited stays as edited.

      Each bad line is named with its reason, the others go in, and the exit code is 1; with \
      --strict nothing goes in then, and it is 65.

        almanac sessions import sessions.csv
        almanac sessions import --strict sessions.csv
        git log --format=%aI,,1 | almanac sessions import -
        almanac sessions import --restore backup.csv       also what was deleted
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var file: String

  @Flag(help: "Import nothing when a line is bad.")
  var strict = false

  @Flag(help: "Bring back sessions that were deleted since.")
  var restore = false

  @Flag(help: "Name all bad lines, not only the first 20.")
  var verbose = false

  @Flag(help: "Print the report as JSON, with all bad lines up to 100 000.")
  var json = false

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let input = file == "-" ? Descriptor(0) : try Descriptor.reading(file)
    let store = try await database.openForWriting()
    var options = SessionImport.Options()
    options.isStrict = strict
    options.restores = restore
    let reading = try ImportReading(
      input, name: file == "-" ? "standard input" : file, shownProblems: shownProblems)
    reading.isStrict = strict
    reading.keepsProblems = json
    do {
      let report = try await store.importSessions(options) { try reading.next() }
      reading.endProgress()
      try finish(report, reading)
    } catch  where error is ImportReading.Refused || error is ImportReading.Stopped {
      reading.endProgress()
      try finish(nil, reading)
    }
  }

  private var shownProblems: Int { json ? 0 : verbose ? .max : 20 }

  /// Says what became of the rows; nil when they were refused.
  private func finish(_ report: SessionImport.Report?, _ reading: ImportReading) throws {
    let output = try Output(nil)
    if json {
      try output.line(JSONText.of(ImportJSON(report, reading)))
    } else {
      try output.line(ImportSummary.text(report, reading))
    }
    try output.finish()
    if let signal = reading.stopping { throw Self.stopped(by: signal, keeps: report != nil) }
    guard reading.problemCount == 0 else {
      throw CommandFailure(strict ? .badData : .partly)
    }
  }

  private static func stopped(by signal: Int32, keeps: Bool) -> CommandFailure {
    let rest =
      keeps ? "what was taken in stays; import it again for the rest" : "nothing was taken in"
    return CommandFailure(
      ExitStatus(rawValue: 128 + signal) ?? .terminated,
      "stopped before the end of the input: \(rest).")
  }
}

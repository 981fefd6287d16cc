// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac marks types`.
struct MarksTypesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "List kinds of marks with their counts.",
    discussion: """
        almanac marks types
        almanac marks types --json
      """)

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var database: DatabaseOption

  private struct Kind: Encodable {
    let type: String
    let count: Int64
  }

  func run() async throws {
    let store = try database.openForReading()
    let types = try await store.markTypes(limit: 10_000)
    let output = try Output(nil)
    var array = JSONArray(output)
    for type in types {
      if json {
        try array.append(Kind(type: type.type, count: type.count))
      } else {
        try output.line("\(type.type)\t\(type.count)")
      }
    }
    if json { try array.end() }
    try output.finish()
  }
}

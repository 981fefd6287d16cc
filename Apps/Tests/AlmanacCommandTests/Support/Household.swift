// SPDX-License-Identifier: MIT
import Foundation

/// What a process has printed and returned.
struct Ended {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
  /// The lines of standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// A member of the JSON object that the output is.
  func member(_ name: String) throws -> Int? {
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return object?[name] as? Int
  }
}

/// The built command, in a home of its own that goes when the test ends.
final class Household {
  /// A folder for files.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Where the usual database is.
  var database: String { path("home/almanac.sqlite") }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

extension Household {
  /// The command beside the tests in the folder of build products.
  static let command: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let tests = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("almanac")
  }()

  /// Runs `almanac` and waits until it has ended.
  @discardableResult
  func almanac(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Ended {
    try run(Self.command, arguments, input, environment)
  }

  /// Runs a line of the shell in which `$almanac` is the command.
  func shell(_ line: String) throws -> Ended {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], "", [:])
  }

  /// Runs a line of the shell on a terminal; `$almanac` is the command.
  func terminal(_ line: String, rows: Int = 24, columns: Int = 80) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh", ["-c", line], environment: own, folder: folder.path, rows: rows,
      columns: columns)
  }

  private var own: [String: String] {
    [
      "HOME": folder.path, "ALMANAC_DATABASE": database, "TZ": "UTC", "LANG": "en_US.UTF-8",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "almanac": Self.command.path,
    ]
  }

  private func run(
    _ executable: URL, _ arguments: [String], _ input: String, _ environment: [String: String]
  ) throws -> Ended {
    // Files, not pipes: nobody has to read while the other writes.
    let names = ["in", "out", "err"].map { ".\($0)-\(UUID().uuidString)" }
    try write(input, to: names[0])
    for name in names[1...] { try write("", to: name) }
    let status = try ChildProcess(
      executable: executable.path, arguments: arguments,
      environment: own.merging(environment) { $1 }, folder: folder.path,
      streams: names.map(path)
    ).wait()
    return Ended(status: status, output: try read(names[1]), errors: try read(names[2]))
  }
}

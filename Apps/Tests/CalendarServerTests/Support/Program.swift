// SPDX-License-Identifier: MIT
import Foundation

/// `almanac serve` in a process of its own.
final class Program: @unchecked Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts it with these words behind `serve`, at the root of the file system.
  init(_ words: [String], environment: [String: String] = [:]) throws {
    process.executableURL = Self.program
    process.arguments = ["serve"] + words
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Starts it with its streams redirected as a shell does, such as with `>/dev/full`.
  init(_ words: [String], redirection: String) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let line = "exec \"$0\" serve \"$@\" \(redirection)"
    process.arguments = ["-c", line, Self.program.path] + words
    process.environment = [:]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Beside the bundle of the tests, where the build leaves both.
  private static let program: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("almanac")
  }()
}

extension Program {
  /// The server, once the program has said that it listens.
  func server() throws -> TestServer {
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let match = line.wholeMatch(of: #/Almanac listening on http://127\.0\.0\.1:(\d+)/\n/#)
    guard let port = match.flatMap({ Int($0.1) }) else { throw SocketError.unreadable(line) }
    return TestServer(port: port)
  }

  /// What it says next on standard error.
  func errorLine() -> String {
    String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// Sends a signal.
  func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Its output, its errors and its status, once it has ended.
  func end() -> (status: Int32, output: String, errors: String) {
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationReason == .exit ? process.terminationStatus : -1,
      String(decoding: said, as: UTF8.self), String(decoding: complained, as: UTF8.self)
    )
  }
}

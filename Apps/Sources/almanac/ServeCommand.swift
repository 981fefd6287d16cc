// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarServer
import CalendarStore
import CivilTime
import Foundation
import Logging

/// `almanac serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the calendar to browsers on this machine.",
    discussion: """
      Prints the address and serves until you press Ctrl-C. What you enter is stored in the \
      database file, which other commands and servers can use at the same time.

        almanac serve --open                 your calendar, in the browser
        almanac serve --demo --open          sample data, to look around
        almanac serve --port 0               on a free port
        almanac serve --database team.sqlite another database
        almanac serve --demo --database try.sqlite   yours is try-own.sqlite then
        almanac serve --backups ~/almanac-backups --keep 30
      """)

  @Option(help: "Address to listen on: 127.0.0.1, ::1 or localhost.")
  var host = "127.0.0.1"

  @Option(help: "Port; 0 picks a free one.")
  var port = 8080

  @Option(
    help: ArgumentHelp("Database file.", valueName: "path"), completion: .file())
  var database: String?

  @Flag(help: "Show sample data, in a separate database.")
  var demo = false

  @Flag(help: "Open the calendar in a browser.")
  var open = false

  @OptionGroup var backups: BackupsOption

  @Option(
    help: ArgumentHelp(
      "What to log to standard error; info logs every request.", valueName: "level"))
  var logLevel = Logger.Level.warning

  @Option(help: .hidden, completion: .directory)
  var assets: String?

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is a number from 0 to 65535.")
    }
    guard !demo || backups.backups == nil else {
      throw ValidationError("--backups is for your own data, not for --demo.")
    }
  }

  func run() async throws {
    let (opens, backups, files) = (open, backups, files)
    let own = files.own.path
    let manager = ServiceManager(environment: ProcessInfo.processInfo.environment)
    var configuration = try serverConfiguration()
    configuration.whenEnding = { Self.tell(manager, .stopping) }
    let logger = configuration.logger
    try await AlmanacServer(configuration).run { address in
      Self.announce(address)
      if files.demonstration != nil {
        StandardError.say("these are sample data. Your own calendar will be in \(own).")
      }
      Self.tell(manager, .ready)
      if opens { Browser.open(address) }
      // In the background, until the program ends.
      Task { await backups.run(of: own, logger: logger) }
    }
  }

  /// Prints the address; a server whose output cannot be written serves all the same.
  private static func announce(_ address: String) {
    do throws(CommandFailure) {
      // Not with `print`, which would buffer the line when the output is a pipe.
      try Descriptor(STDOUT_FILENO).write(Array("Almanac listening on \(address)\n".utf8))
    } catch {
      StandardError.say("Listening on \(address), but that could not be printed. \(error.text)")
    }
  }

  private static func tell(_ manager: ServiceManager?, _ state: ServiceManager.State) {
    do throws(ServiceManager.Failure) {
      try manager?.tell(state)
    } catch {
      StandardError.say("The service manager cannot be told: \(error.reason)")
    }
  }
}

extension ServeCommand {
  private func serverConfiguration() throws -> AlmanacServer.Configuration {
    var logger = Logger(label: "almanac") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = logLevel
    let (own, demonstration) = files
    let options = backups.storeOptions(of: own.path)
    var configuration = AlmanacServer.Configuration(
      own: { try await own.openOwn(options: options) }, defaultZone: try MachineZone.ownName(),
      logger: logger,
      now: { Instant(clamping: Date()) })
    if let demonstration {
      let zone = configuration.defaultZone
      configuration.demo = { try await demonstration.openDemonstration(zone: zone) }
    }
    configuration.host = host
    configuration.port = port
    if let assets { configuration.pages = .folder(assets) }
    return configuration
  }

  /// The person's own database, and the demonstration if it is to be shown.
  private var files: (own: DatabaseFile, demonstration: DatabaseFile?) {
    let usual = DatabaseLocation(environment: ProcessInfo.processInfo.environment)
    guard demo else { return (DatabaseFile(database ?? usual.own), nil) }
    let demonstration = database ?? usual.demo
    let own = usual.own(besideDemonstration: demonstration)
    return (DatabaseFile(own), DatabaseFile(demonstration))
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}

// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

/// `almanac settings`.
struct SettingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show or change the goal, the first day that counts, and your zone.",
    discussion: """
        almanac settings                               what is set
        almanac settings --goal 1                      any point keeps a day
        almanac settings --first-day 2024-01-01 --zone Europe/Berlin
        almanac settings --first-day none --zone none  all days, this machine's zone
      """)

  @Option(help: "Points that a day asks for, 1 or more.")
  var goal: Int32?

  @Option(help: ArgumentHelp("The first day that counts, or none.", valueName: "date|none"))
  var firstDay: String?

  @Option(help: ArgumentHelp("Your zone, or none for this machine's.", valueName: "id|none"))
  var zone: String?

  @Flag(help: "Print JSON, as the API has it.")
  var json = false

  @OptionGroup var database: DatabaseOption

  func validate() throws {
    var settings = StoreSettings()
    try change(&settings)
  }

  func run() async throws {
    let changes = goal != nil || firstDay != nil || zone != nil
    let store = changes ? try await database.openForWriting() : try database.openForReading()
    var record = try await store.settings()
    while changes {
      var settings = record.settings
      try change(&settings)
      let outcome = try await store.apply([.putSettings(settings, base: record.revision)]).first
      record = try await store.settings()
      // Somebody else was first: the changes are made to theirs.
      if case .conflict = outcome { continue }
      break
    }
    let output = try Output(nil)
    if json {
      try output.line(JSONText.of(SettingsJSON(record)))
    } else {
      for line in Self.lines(record.settings) { try output.line(line) }
    }
    try output.finish()
  }

  private func change(_ settings: inout StoreSettings) throws {
    if let goal {
      guard goal >= 1 else { throw ValidationError("--goal is 1 or more.") }
      settings.goal = goal
    }
    if let firstDay {
      settings.firstDay = firstDay == "none" ? nil : try DayArgument.parse(firstDay).day
    }
    if let zone {
      if zone != "none" { _ = try ZoneName.rules(zone) }
      settings.zone = zone == "none" ? nil : zone
    }
  }

  static func lines(_ settings: StoreSettings) -> [String] {
    [
      "Goal       \(Counted.of(settings.goal, "point")) a day",
      "First day  \(settings.firstDay?.description ?? "none: every day through today counts")",
      "Zone       \(settings.zone ?? "none: that of the machine")",
    ]
  }
}

/// The settings in JSON, as `docs/api.md` has them.
struct SettingsJSON: Encodable {
  private let record: SettingsRecord

  private enum Name: String, CodingKey {
    case goal, firstDay, zone, revision, change
  }

  init(_ record: SettingsRecord) {
    self.record = record
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Name.self)
    try members.encode(record.settings.goal, forKey: .goal)
    try members.encode(record.settings.firstDay?.description, forKey: .firstDay)
    try members.encode(record.settings.zone, forKey: .zone)
    try members.encode(record.revision, forKey: .revision)
    try members.encode(record.change, forKey: .change)
  }
}

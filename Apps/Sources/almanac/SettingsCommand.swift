// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

/// `almanac settings`.
struct SettingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show or change the daily goal, the first day, the time zone and the trash.",
    discussion: """
        almanac settings                               what is set
        almanac settings --goal 1                      any point keeps a day
        almanac settings --first-day 2024-01-01 --zone Europe/Berlin
        almanac settings --first-day none --zone none  all days, this machine's zone
        almanac settings --trash-days 90               how long the trash is kept

      With --trash-days a server forgets what was deleted or overwritten longer ago, when it starts \
      and once a day; until then it can be undone. Files that are imported again bring forgotten \
      sessions back.
      """)

  @Option(help: "Daily goal in points, 1 or more.")
  var goal: Int32?

  @Option(
    help: ArgumentHelp(
      "Day to start counting on, or none to count every day.", valueName: "date|none"))
  var firstDay: String?

  @Option(help: ArgumentHelp("Time zone, or none for the system's.", valueName: "id|none"))
  var zone: String?

  @Option(
    help: ArgumentHelp(
      "Days to keep what was deleted, or forever.", valueName: "n|forever"))
  var trashDays: String?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var database: DatabaseOption

  func validate() throws {
    var settings = StoreSettings()
    try change(&settings)
  }

  func run() async throws {
    let changes = goal != nil || firstDay != nil || zone != nil || trashDays != nil
    let store = changes ? try await database.openForWriting() : try database.openForReading()
    var record = try await store.settings()
    while changes {
      var settings = record.settings
      try change(&settings)
      let outcome = try await store.apply([.putSettings(settings, base: record.revision)]).first
      record = try await store.settings()
      // Somebody else was faster: apply the changes to their settings.
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
      guard goal >= 1 else { throw ValidationError("--goal must be 1 or more.") }
      settings.goal = goal
    }
    if let firstDay {
      settings.firstDay = firstDay == "none" ? nil : try DayArgument.parse(firstDay).day
    }
    if let zone {
      if zone != "none" { _ = try ZoneName.rules(zone) }
      settings.zone = zone == "none" ? nil : zone
    }
    if let trashDays {
      settings.trashDays = trashDays == "forever" ? nil : try Self.trashDays(trashDays)
    }
  }

  private static func trashDays(_ text: String) throws -> Int32 {
    guard let days = Int32(text), (1...36_500).contains(days) else {
      throw ValidationError("--trash-days is a number from 1 to 36500, or forever.")
    }
    return days
  }

  static func lines(_ settings: StoreSettings) -> [String] {
    [
      "Goal       \(Counted.of(settings.goal, "point")) a day",
      "First day  \(settings.firstDay?.description ?? "none: every day through today counts")",
      "Zone       \(settings.zone ?? "none: that of the machine")",
      "Trash      \(settings.trashDays.map { Counted.of($0, "day") } ?? "kept forever")",
    ]
  }
}

/// The settings in JSON, as described in `docs/api.md`.
struct SettingsJSON: Encodable {
  private let record: SettingsRecord

  private enum Name: String, CodingKey {
    case goal, firstDay, zone, trashDays, revision, change
  }

  init(_ record: SettingsRecord) {
    self.record = record
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Name.self)
    try members.encode(record.settings.goal, forKey: .goal)
    try members.encode(record.settings.firstDay?.description, forKey: .firstDay)
    try members.encode(record.settings.zone, forKey: .zone)
    try members.encode(record.settings.trashDays, forKey: .trashDays)
    try members.encode(record.revision, forKey: .revision)
    try members.encode(record.change, forKey: .change)
  }
}

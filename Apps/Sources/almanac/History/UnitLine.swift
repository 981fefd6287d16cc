// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// A unit of changes on one line: `41  2024-02-20  session added, 2024-02-20 08:00, 80 points`.
struct UnitLine {
  private let unit: ChangeUnit
  private let zone: ZoneRules

  init(_ unit: ChangeUnit, zone: ZoneRules) {
    (self.unit, self.zone) = (unit, zone)
  }
}

extension UnitLine {
  /// The line, with the number padded to a width.
  func text(width: Int) -> String {
    let number = String(unit.change)
    let indent = String(repeating: " ", count: max(width - number.count, 0))
    let day = unit.day?.description ?? "----------"
    return "\(indent)\(number)  \(day)  \(deed)\(unit.isUndone ? " (undone)" : "")"
  }

  /// What was done.
  var deed: String {
    if let former = unit.undoes { return "undo of change \(former)" }
    if unit.isImport { return Counted.of(unit.count, "record") + " imported" }
    guard Int64(unit.steps.count) == unit.count else {
      return Counted.of(unit.count, "record") + " changed"
    }
    return Self.deed(of: unit.steps, zone: zone)
  }

  /// What several changes have done together.
  static func deed(of steps: [ChangeStep], zone: ZoneRules) -> String {
    guard steps.count == 1, let step = steps.first else { return counts(steps) }
    return text(step, zone: zone)
  }

  private static func text(_ step: ChangeStep, zone: ZoneRules) -> String {
    let effect = step.effect.rawValue
    switch step.record {
    case .session(let record):
      let start = record.session.start.shown(in: zone)
      let clock = start.time.description.prefix(5)
      let points = Counted.of(record.session.points, "point")
      return "session \(effect), \(start.day) \(clock), \(points)"
    case .mark(let record):
      let owner = record.mark.owner.isEmpty ? "" : " (\(record.mark.owner))"
      return "mark \(effect), \(record.mark.day), \(record.mark.type)\(owner)"
    case .calendar(let record): return "calendar \(effect), \(record.calendar.name)"
    case .event(let record):
      let start = EventLine.start(record.event.span, zone: zone)
      return "event \(effect), \(start), \(EventLine.title(of: record.event))"
    case .settings: return "settings changed"
    }
  }

  /// `2 sessions added, 1 mark deleted`.
  private static func counts(_ steps: [ChangeStep]) -> String {
    var (order, counts): ([String], [String: Int]) = ([], [:])
    for step in steps {
      let name: String
      switch step.record {
      case .session: name = "session/\(step.effect.rawValue)"
      case .mark: name = "mark/\(step.effect.rawValue)"
      case .calendar: name = "calendar/\(step.effect.rawValue)"
      case .event: name = "event/\(step.effect.rawValue)"
      case .settings: name = "settings/changed"
      }
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    return order.map { name in
      let words = name.split(separator: "/").map(String.init)
      let count = counts[name] ?? 0
      let things = words[0] == "settings" ? "settings" : Counted.of(count, words[0])
      return "\(things) \(words[1])"
    }.joined(separator: ", ")
  }
}

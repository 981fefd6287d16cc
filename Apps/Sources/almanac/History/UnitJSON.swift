// SPDX-License-Identifier: MIT
import CalendarStore

/// A unit of changes in JSON.
struct UnitJSON: Encodable {
  let change: Int64
  let count: Int64
  let day: String?
  let isImport: Bool
  let undoes: Int64?
  let isUndone: Bool
  let steps: [StepJSON]

  init(_ unit: ChangeUnit) {
    (change, count, isImport) = (unit.change, unit.count, unit.isImport)
    (undoes, isUndone) = (unit.undoes, unit.isUndone)
    day = unit.day?.description
    steps = unit.steps.map(StepJSON.init)
  }
}

/// One change in JSON: what it did, and the record it left.
struct StepJSON: Encodable {
  let effect: String
  var session: SessionJSON?
  var mark: MarkJSON?
  var calendar: CalendarJSON?
  var event: EventJSON?
  var settings: SettingsJSON?

  init(_ step: ChangeStep) {
    effect = step.effect.rawValue
    switch step.record {
    case .session(let record): session = SessionJSON(record)
    case .mark(let record): mark = MarkJSON(record)
    case .calendar(let record): calendar = CalendarJSON(record)
    case .event(let record): event = EventJSON(record)
    case .settings(let record): settings = SettingsJSON(record)
    }
  }
}

/// The output of `almanac undo --json`: what was undone, and the change that undid it.
struct UndoneJSON: Encodable {
  let undone: UnitJSON
  let change: Int64
}

// SPDX-License-Identifier: MIT
import ArgumentParser
import CivilTime

/// A range of days: `--from`, `--to`, `--through`, `--on`.
struct DaysOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("First day.", valueName: "date"), transform: DayArgument.parse)
  var from: DayArgument?

  @Option(
    help: ArgumentHelp("Day after the last one, as in the API.", valueName: "date"),
    transform: DayArgument.parse)
  var to: DayArgument?

  @Option(
    help: ArgumentHelp("Last day.", valueName: "date"), transform: DayArgument.parse)
  var through: DayArgument?

  @Option(
    help: ArgumentHelp("A single day.", valueName: "date"), transform: DayArgument.parse)
  var on: DayArgument?

  func validate() throws {
    if on != nil, from != nil || to != nil || through != nil {
      throw ValidationError("--on is one day; --from, --to and --through do not go with it.")
    }
    if to != nil, through != nil {
      throw ValidationError("--to and --through both say where it ends; give one of them.")
    }
    guard interval != nil else {
      throw ValidationError("The days end before they begin: swap the two dates.")
    }
  }

  /// The days, or all days when no option is given; nil when they end before they begin.
  private var interval: DayInterval? {
    if let on { return DayInterval(first: on.day, last: on.day) }
    let start = from?.day ?? .min
    if let to { return DayInterval(start: start, end: to.day) }
    return DayInterval(first: start, last: through?.day ?? .max)
  }

  /// The days, or all days when no option is given.
  var days: DayInterval { interval ?? .all }
}

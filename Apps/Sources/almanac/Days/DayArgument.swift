// SPDX-License-Identifier: MIT
import ArgumentParser
import CivilTime

/// A day on the command line.
struct DayArgument: ExpressibleByArgument, Equatable {
  let day: EpochDay

  init(_ day: EpochDay) {
    self.day = day
  }

  init?(argument: String) {
    guard let date = CivilDate(calendarDate: Array(argument.utf8)) else { return nil }
    day = date.epochDay
  }

  /// The day in an argument.
  ///
  /// - Throws: A description of the valid forms.
  static func parse(_ argument: String) throws -> DayArgument {
    guard let day = DayArgument(argument: argument) else {
      throw ValidationError(
        "A day is written YYYY-MM-DD, such as 2024-02-29, and has to exist."
      )
    }
    return day
  }
}

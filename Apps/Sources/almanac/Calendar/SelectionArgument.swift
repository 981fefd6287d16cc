// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CivilTime

/// `--select`: a day, an interval, several days or a range of times.
enum SelectionArgument {
  /// The selection in a text: `2024-02-20`, `2024-02-20/2024-02-25`, `"2024-02-20 2024-02-24"` or
  /// `2024-02-20T09:00/10:30`.
  ///
  /// - Throws: A description of the valid forms.
  static func parse(_ text: String) throws -> Selection {
    do throws(SelectionTextError) {
      return try Selection(text: Array(text.utf8))
    } catch {
      switch error {
      case .invalidDay:
        throw ValidationError(
          """
          A day is written YYYY-MM-DD, such as 2024-02-29, and has to exist; an interval as \
          2024-02-20/2024-02-25, several days with spaces between them, and a range of times as \
          2024-02-20T09:00/10:30.
          """)
      case .reversedInterval:
        throw ValidationError(
          "The end has to come after the beginning, and that of times less than 24 hours after it.")
      }
    }
  }
}

// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CivilTime

/// `--select`: a day, an interval or several days.
enum SelectionArgument {
  /// The selection in a text: `2024-02-20`, `2024-02-20/2024-02-25` or `"2024-02-20 2024-02-24"`.
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
          2024-02-20/2024-02-25, several days with spaces between them.
          """)
      case .reversedInterval: throw ValidationError("The interval ends before it begins.")
      }
    }
  }
}

// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// A date field's text: what it means, and how what is selected is written.
///
///     let typed = TypedSelection(CalendarOptions(), environment)
///     typed.read("20.2.24")                  // the day, in German
///
/// Texts are read by the rules of docs/date-field.md.
public struct TypedSelection: Hashable, Sendable {
  private let options: CalendarOptions
  private let environment: CalendarEnvironment

  /// What reads the texts of a field with these options.
  public init(_ options: CalendarOptions, _ environment: CalendarEnvironment) {
    (self.options, self.environment) = (options, environment)
  }

  /// What a text would select; nil if it is no date or cannot be selected.
  ///
  /// An empty text selects nothing.
  public func read(_ text: String) -> Selection? {
    let isEmpty = text.allSatisfy(\.isWhitespace)
    guard !isEmpty else { return Selection.none }
    let reading = reading(text)
    return reading.problem == nil ? reading.selection : nil
  }

  /// A selection as it is written in the field: "20 Feb 2024 – 25 Feb 2024".
  public func text(of selection: Selection) -> String {
    let isInterval = selection.kind == .interval
    let parts = selection.days.runs.map { run in
      var text: [UInt8] = []
      append(run.start, to: &text)
      if let last = run.last, isInterval || run.count > 1 {
        text += Array(" – ".utf8)
        append(last, to: &text)
      }
      return String(decoding: text, as: UTF8.self)
    }
    return parts.joined(separator: "; ")
  }

  /// What to say about a text that is no date: an example of one.
  public var advice: String { String(decoding: options.advice(environment), as: UTF8.self) }

  /// What to say about a text that `read` does not take: that its end is before its start, or an
  /// example of a date.
  public func advice(on text: String) -> String {
    let problem = reading(text).problem ?? .unreadable
    return String(decoding: options.advice(environment, on: problem), as: UTF8.self)
  }

  private func reading(_ text: String) -> DayReading {
    let state = CalendarState(options: options, showing: environment.today ?? .epoch)
    let reading = state.reading(Array(text.utf8), environment)
    guard reading.problem == .unreadable, let meaning = meaning(of: text) else { return reading }
    return state.reading(Array("\(meaning)".utf8), environment)
  }

  /// The days that words say, in the form of values: "fri", "last Monday", "W49"; nil unless they can
  /// mean one thing only.
  private func meaning(of text: String) -> String? {
    guard let today = environment.today else { return nil }
    let meanings = TypedDayWords.meanings(
      of: Array(text.utf8), in: environment.locale, today: today)
    guard meanings.count == 1, let days = meanings.first, let last = days.last else { return nil }
    if options.selection == .week, days.count == 7 {
      return "\(days.start.addingClamped(days: 3).civil)"
    }
    return days.count == 1 ? "\(days.start.civil)" : "\(days.start.civil)/\(last.civil)"
  }

  private func append(_ day: EpochDay, to out: inout [UInt8]) {
    environment.locale.append(day, environment.locale.mediumDate, to: &out)
  }
}

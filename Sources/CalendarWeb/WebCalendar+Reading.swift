// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension CalendarRuntime {
  /// Writes what a text would select, or why it cannot be selected: the days, a number, a message,
  /// the label of named days, 1 if the text is not the beginning of another date, and the policy by
  /// which days are selected.
  ///
  /// A step goes from the first of those days to another one, which is written in their place.
  ///
  /// The number is 0 if the days can be selected, 1 if the text is no date, and from 2 on the
  /// `Refusal.Kind` of days that are refused; an end before its start is too early.
  @inline(never)
  func write(readingOf text: [UInt8], days: Int32, months: Int32, to reply: inout ReplyWriter) {
    let reading =
      days == 0 && months == 0
      ? state.reading(text, environment)
      : state.stepping(from: text, days: days, months: months, environment)
    var (number, words): (UInt8, [UInt8]) = (0, [])
    switch reading.problem {
    case nil: break
    case .unreadable: (number, words) = (1, state.options.advice(environment))
    case .reversed:
      number = 2 + Refusal.Kind.tooEarly.rawValue
      words = state.options.advice(environment, on: .reversed)
    case .refused(let problem):
      let refusal = Refusal(problem, bounds: state.options.bounds)
      number = 2 + refusal.kind.rawValue
      // An example says what other days are wanted.
      words =
        refusal.kind == .wrongKind
        ? state.options.advice(environment) : refusal.words(environment)
    }
    reply.operation(.reading)
    reply.selection(reading.selection)
    reply.word(Int32(number))
    reply.text(words[...])
    reply.text(NamedDays(name: text).map { $0.label(environment)[...] } ?? [])
    reply.word(reading.isComplete ? 1 : 0)
    reply.word(Int32(state.options.selection.rawValue))
  }
}

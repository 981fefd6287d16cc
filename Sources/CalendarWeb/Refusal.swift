// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// Why a selection was refused, in the terms of form validation.
struct Refusal {
  /// What is wrong with the selection.
  ///
  /// The host's protocol.js has the same numbers.
  enum Kind: UInt8 {
    case wrongKind = 0
    case tooEarly, tooLate, disabled, tooShort, tooLong
  }

  let kind: Kind
  private let day: EpochDay?
  private let count: Int32

  init(_ problem: SelectionProblem, bounds: DayInterval) {
    switch problem {
    case .wrongKind: (kind, day, count) = (.wrongKind, nil, 0)
    case .outOfBounds(let day) where day < bounds.start:
      (kind, self.day, count) = (.tooEarly, bounds.first, 0)
    case .outOfBounds: (kind, day, count) = (.tooLate, bounds.last, 0)
    case .disabled(let day): (kind, self.day, count) = (.disabled, day, 0)
    case .tooShort(let least): (kind, day, count) = (.tooShort, nil, least)
    case .tooLong(let most): (kind, day, count) = (.tooLong, nil, most)
    }
  }

  /// The message for people.
  func words(_ environment: CalendarEnvironment) -> [UInt8] {
    let phrases = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    var words: [UInt8] = []
    var date: [UInt8] = []
    if let day { environment.locale.append(day, environment.locale.fullDate, to: &date) }
    var number: [UInt8] = []
    environment.locale.append(Int64(count), to: &number)
    switch kind {
    case .wrongKind: phrases.append(.unavailable, to: &words)
    case .tooEarly: phrases.append(.earliest, arguments: [date], to: &words)
    case .tooLate: phrases.append(.latest, arguments: [date], to: &words)
    case .disabled:
      words = date
      phrases.append(.separator, to: &words)
      phrases.append(.unavailable, to: &words)
    case .tooShort: phrases.append(.atLeast, count: Int64(count), arguments: [number], to: &words)
    case .tooLong: phrases.append(.atMost, count: Int64(count), arguments: [number], to: &words)
    }
    return words
  }
}

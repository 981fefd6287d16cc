// SPDX-License-Identifier: MIT
import CivilTime

/// What a screen reader can go through from one to the next, beside headings and buttons.
public enum AccessibilityRotor: UInt8, CaseIterable, Sendable {
  /// The days that hold something: a goal, marks, events.
  case filledDays = 0
  /// Occurrences: bars, and those among hours.
  case occurrences
  /// Events at a time at which others take place.
  case conflicts
  /// Today, or what it is in.
  case today
}

extension AccessibilityRotor {
  var phrase: AccessibilityPhrase? {
    switch self {
    case .filledDays: return .filledDays
    case .occurrences: return .occurrences
    case .conflicts: return .conflicts
    case .today: return nil
    }
  }
}

extension CalendarRuntime {
  /// The elements to which a rotor leads, in reading order.
  public func elements(of rotor: AccessibilityRotor) -> [AccessibilityElement] {
    accessibility.elements.filter { element in
      switch rotor {
      case .filledDays:
        return element.key.namesDay && element.key.day.map { holdsSomething($0) } ?? false
      case .occurrences: return element.key.isOfEvent
      case .conflicts: return isInConflict(element.key)
      // Names of weekdays are marked too.
      case .today: return element.states.contains(.current) && element.key.firstDay != nil
      }
    }
  }

  private func holdsSomething(_ day: EpochDay) -> Bool {
    DayInterval(first: day, last: day).map { state.facts.window.hasContent(in: $0) } ?? false
  }

  private func isInConflict(_ key: NodeKey) -> Bool {
    guard key.isOfEvent, let event = state.facts.occurrence(of: key) else { return false }
    return !sceneInput.conflicts(with: event).isEmpty
  }

  /// The name of a rotor in the calendar's language, UTF-8.
  public func name(of rotor: AccessibilityRotor) -> [UInt8] {
    if let phrase = rotor.phrase { return name(phrase) }
    var name: [UInt8] = []
    sceneInput.phrases.append(.today, to: &name)
    return name
  }

  /// What something without a visible name is called.
  func name(_ phrase: AccessibilityPhrase) -> [UInt8] {
    words(phrase, count: 0, [])
  }

  /// A phrase of screen readers.
  func words(_ phrase: AccessibilityPhrase, count: Int64, _ arguments: [[UInt8]]) -> [UInt8] {
    let language = PhraseLanguage(tag: environment.locale.tag)
    var words: [UInt8] = []
    PhraseBook(language, catalogue: [], shipped: language.accessibility)
      .append(line: Int(phrase.rawValue), count: count, arguments: arguments, to: &words)
    return words
  }
}

extension NodeKey {
  /// Whether it stands for a day itself, and not for what is in it.
  fileprivate var namesDay: Bool {
    role == .dayCell || role == .dateHeader || role == .agendaDate
  }
}

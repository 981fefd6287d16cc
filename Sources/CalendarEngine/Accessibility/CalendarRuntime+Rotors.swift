// SPDX-License-Identifier: MIT

/// What a screen reader can go through from one to the next, beside headings and buttons.
public enum AccessibilityRotor: UInt8, CaseIterable, Sendable {
  /// The days that hold something: a goal, marks, events.
  case filledDays = 0
  /// The bars of occurrences.
  case occurrences
}

extension AccessibilityRotor {
  /// Whether it leads to an element.
  public func contains(_ element: AccessibilityElement) -> Bool {
    switch self {
    case .filledDays: return element.key.role == .dayCell && !element.value.isEmpty
    case .occurrences: return element.key.role == .eventBar
    }
  }

  var phrase: AccessibilityPhrase {
    switch self {
    case .filledDays: return .filledDays
    case .occurrences: return .occurrences
    }
  }
}

extension CalendarRuntime {
  /// The name of a rotor in the calendar's language, UTF-8.
  public func name(of rotor: AccessibilityRotor) -> [UInt8] {
    let language = PhraseLanguage(tag: environment.locale.tag)
    var name: [UInt8] = []
    PhraseBook(language, catalogue: [], shipped: language.accessibility)
      .append(line: Int(rotor.phrase.rawValue), count: 0, arguments: [], to: &name)
    return name
  }
}

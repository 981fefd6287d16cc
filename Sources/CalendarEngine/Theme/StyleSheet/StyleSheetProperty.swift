// SPDX-License-Identifier: MIT

/// What a style sheet can set for a key; a suffix names the state.
public enum StyleSheetProperty: UInt8, CaseIterable, Sendable {
  /// The colour of the text.
  case fontColor = 0
  /// The size of the type in points.
  case fontSize
  /// One of the system's text styles: a size and a weight.
  case fontStyle
  /// A family or a face.
  case fontName
  /// The face of today.
  case fontNameHighlighted
  /// The face of selected days.
  case fontNameSelected
  /// The colour of the text, like `fontColor`.
  case tintColor
  /// The colour of days outside the month or the range, and of those that cannot be chosen.
  case tintColorDisabled
  /// The colour of today.
  case tintColorHighlighted
  /// The colour of selected days.
  case tintColorSelected
  /// The colour of a shape.
  case backgroundColor
  /// The colour of a shape of days outside the month, and of those that cannot be chosen.
  case backgroundColorDisabled

  /// The name in style sheets.
  public var name: StaticString {
    switch self {
    case .fontColor: "font-color"
    case .fontSize: "font-size"
    case .fontStyle: "font-style"
    case .fontName: "font-name"
    case .fontNameHighlighted: "font-name-highlighted"
    case .fontNameSelected: "font-name-selected"
    case .tintColor: "tint-color"
    case .tintColorDisabled: "tint-color-disabled"
    case .tintColorHighlighted: "tint-color-highlighted"
    case .tintColorSelected: "tint-color-selected"
    case .backgroundColor: "background-color"
    case .backgroundColorDisabled: "background-color-disabled"
    }
  }

  /// The states of a part that it sets.
  var states: [ThemeState] {
    switch self {
    case .fontColor, .fontSize, .fontStyle, .fontName, .tintColor, .backgroundColor: [.normal]
    case .tintColorDisabled, .backgroundColorDisabled: [.outside, .disabled]
    case .tintColorHighlighted, .fontNameHighlighted: [.today]
    case .tintColorSelected, .fontNameSelected: [.selected]
    }
  }

  /// The property with a name, or nil.
  init?(name: ArraySlice<UInt8>) {
    guard let property = Self.allCases.first(where: { name.isEqual(to: $0.name) }) else {
      return nil
    }
    self = property
  }

  /// The value in a text, or nil if the property cannot have it.
  func value(_ text: ArraySlice<UInt8>) -> StyleSheetValue? {
    switch self {
    case .fontSize: return ThemeFont(sizeText: text).map { .font($0) }
    case .fontStyle: return ThemeFont(textStyle: text).map { .font($0) }
    case .fontName, .fontNameHighlighted, .fontNameSelected:
      return ThemeFont(nameText: text).map { .font($0) }
    default: return StyleSheetValue(colorText: text)
    }
  }
}

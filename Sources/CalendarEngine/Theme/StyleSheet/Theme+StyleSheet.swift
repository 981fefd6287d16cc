// SPDX-License-Identifier: MIT

extension Theme {
  /// Applies the declarations of a style sheet over what was set before.
  ///
  /// Among declarations of the same property the last one counts, within a sheet and between
  /// sheets, as does what an app sets afterwards. A sheet without dark colours can be applied to
  /// the light palette only.
  public mutating func apply(
    _ sheet: StyleSheet, to schemes: [ThemeScheme] = ThemeScheme.allCases
  ) {
    for scheme in schemes {
      for declaration in sheet.declarations { self[scheme].apply(declaration, in: scheme) }
    }
  }

  /// The theme with a style sheet applied.
  public func applying(_ sheet: StyleSheet) -> Theme {
    var theme = self
    theme.apply(sheet)
    return theme
  }
}

extension ThemePalette {
  fileprivate mutating func apply(_ declaration: StyleSheet.Declaration, in scheme: ThemeScheme) {
    switch declaration.value {
    case .color(let light, let dark):
      apply(scheme == .light ? light : dark, declaration)
    case .font(let font):
      guard let part = declaration.key.part else { return }
      for state in declaration.property.states {
        self[part, state].font = self[part, state].font.overlaid(by: font)
      }
    }
  }

  private mutating func apply(_ color: ThemeColor, _ declaration: StyleSheet.Declaration) {
    switch declaration.key {
    case .selectionSingle: self[.selection] = color
    case .selectionRange: range = color
    case .eventView:
      for state in declaration.property.states { self[.event, state].fill = color }
    case .title, .weekNumberText, .monthHeaderText, .weekDayText:
      guard let part = declaration.key.part else { return }
      for state in declaration.property.states { self[part, state].text = color }
    }
  }
}

extension StyleSheetKey {
  /// The part that has the key's attributes, or nil if the key stands for a token.
  var part: ThemePart? {
    switch self {
    case .monthHeaderText: .title
    case .title: .day
    case .weekNumberText: .weekNumber
    case .weekDayText: .weekday
    case .eventView: .event
    case .selectionSingle, .selectionRange: nil
    }
  }
}

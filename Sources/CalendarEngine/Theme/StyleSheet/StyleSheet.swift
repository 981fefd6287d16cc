// SPDX-License-Identifier: MIT

/// A style sheet in the syntax of NUI, with the keys of SAP's FUICalendarView.
///
///     @brand: #0A6ED1;
///     fdlFUICalendarView_monthHeaderText { font-color: @brand; font-size: 20; }
///     fdlFUICalendarItemView_title { font-color: #32363A; tint-color-selected: white; }
///
/// Reading never fails: what cannot be used is in `problems` with line and column, and everything
/// else counts. `Theme.apply(_:to:)` applies the sheet.
public struct StyleSheet: Hashable, Sendable {
  /// The declarations in order; later ones override earlier ones.
  public let declarations: [Declaration]
  /// What could not be used, in the order of the text.
  public let problems: [StyleSheetProblem]

  /// One property of one key.
  public struct Declaration: Hashable, Sendable {
    /// What is styled.
    public let key: StyleSheetKey
    /// The property.
    public let property: StyleSheetProperty
    /// The value.
    public let value: StyleSheetValue
  }

  /// The sheet in this text; linear in its length.
  public init(utf8: [UInt8]) {
    var reader = StyleSheetReader(utf8)
    reader.read()
    declarations = reader.declarations
    problems = reader.problems
  }

  /// The sheet in this text.
  public init(_ text: String) {
    self.init(utf8: Array(text.utf8))
  }
}

/// A value of a style sheet.
public enum StyleSheetValue: Hashable, Sendable {
  /// A colour in light and in dark schemes; they differ for names such as `systemBlue` only.
  case color(light: ThemeColor, dark: ThemeColor)
  /// A name, a size or a style of type.
  case font(ThemeFont)
}

// SPDX-License-Identifier: MIT

/// What a style sheet can style: the keys of FUICalendarView's reference.
public enum StyleSheetKey: UInt8, CaseIterable, Sendable {
  /// The heading of a month.
  case monthHeaderText = 0
  /// The numbers of days.
  case title
  /// The week numbers.
  case weekNumberText
  /// The shape of a selected day.
  case selectionSingle
  /// The band of a selected interval.
  case selectionRange
  /// The dot below a day.
  case eventView
  /// The weekday names.
  case weekDayText

  /// The name in style sheets.
  public var name: StaticString {
    switch self {
    case .monthHeaderText: "fdlFUICalendarView_monthHeaderText"
    case .title: "fdlFUICalendarItemView_title"
    case .weekNumberText: "fdlFUICalendarItemView_weekNumberText"
    case .selectionSingle: "fdlFUICalendarItemView_selectionSingle"
    case .selectionRange: "fdlFUICalendarItemView_selectionRange"
    case .eventView: "fdlFUICalendarItemView_eventView"
    case .weekDayText: "fdlFUIWeekLabelView_weekDayText"
    }
  }

  /// The properties that it has.
  public var properties: [StyleSheetProperty] {
    let text: [StyleSheetProperty] = [.fontColor, .fontSize, .fontStyle, .fontName]
    switch self {
    case .monthHeaderText, .weekNumberText: return text
    case .title:
      return text + [
        .tintColor, .tintColorDisabled, .tintColorHighlighted, .tintColorSelected,
        .fontNameHighlighted, .fontNameSelected,
      ]
    case .selectionSingle, .selectionRange: return [.backgroundColor]
    case .eventView: return [.backgroundColor, .backgroundColorDisabled]
    case .weekDayText: return text + [.tintColor, .tintColorHighlighted]
    }
  }

  /// The key with a name, or nil.
  init?(name: ArraySlice<UInt8>) {
    guard let key = Self.allCases.first(where: { name.isEqual(to: $0.name) }) else { return nil }
    self = key
  }
}

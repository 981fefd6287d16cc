// SPDX-License-Identifier: MIT
import CivilTime

/// What keys mean in a grid of days (WAI-ARIA Authoring Practices, date picker dialog).
enum KeyMap {
  /// The action of a key, or nil for a key that is left to the host.
  static func action(
    for sample: KeySample, isRightToLeft: Bool, _ state: CalendarState
  ) -> CalendarAction? {
    if sample.isOnHandle, state.options.view == .expandable { return onHandle(sample) }
    guard !sample.modifiers.contains(.alt) else { return nil }
    let shift = sample.modifiers.contains(.shift)
    let control = sample.modifiers.contains(.control)
    let options = state.options
    if state.level != .days, let move = cellMove(sample.key, shift, isRightToLeft, control) {
      return .moveAmongCells(move)
    }
    if control, !shift, let zoom = zoom(sample.key, state) { return zoom }
    let extends = shift && options.selection.hasSeveralDays
    if let move = move(sample.key, months: shift && !extends ? 12 : 1, isRightToLeft, control) {
      if extends { return .extendSelection(move) }
      switch move {
      case .days, .weeks: return shift ? nil : .moveFocus(move)
      default: return .moveFocus(move)
      }
    }
    switch sample.key {
    case .enter, .space: return control && options.selection != .multiple ? nil : .chooseFocused
    case .letterT:
      let means = options.singleKeys && !options.locksPages && !control && !shift
      return means ? .showToday : nil
    case .letterA: return options.selection == .multiple && control ? .selectMonth : nil
    case .escape: return state.isStarted ? .dropStart : nil
    default: return nil
    }
  }

  /// Up folds, down expands.
  ///
  /// Enter and Space are left to the host, which activates the focused element.
  private static func onHandle(_ sample: KeySample) -> CalendarAction? {
    guard sample.modifiers == [] else { return nil }
    switch sample.key {
    case .up: return .expand(.set(.week))
    case .down: return .expand(.set(.month))
    default: return nil
    }
  }

  /// Ctrl or Command with arrows zooms: up leads out, down into the focused cell.
  private static func zoom(_ key: KeySample.Key, _ state: CalendarState) -> CalendarAction? {
    switch key {
    case .up: return state.options.zoomsOut(of: state.level) ? .zoomOut : nil
    case .down: return state.options.zoomsInto(state.level) ? .chooseFocused : nil
    default: return nil
    }
  }

  /// Where a key moves the focus among months, years and decades, or nil.
  private static func cellMove(
    _ key: KeySample.Key, _ shift: Bool, _ isRightToLeft: Bool, _ control: Bool
  ) -> CellMove? {
    switch key {
    case .home: return control ? .pageStart : .rowStart
    case .end: return control ? .pageEnd : .rowEnd
    case _ where control: return nil
    case .pageUp: return .pages(shift ? -10 : -1)
    case .pageDown: return .pages(shift ? 10 : 1)
    case _ where shift: return nil
    case .left: return .cells(isRightToLeft ? 1 : -1)
    case .right: return .cells(isRightToLeft ? -1 : 1)
    case .up: return .rows(-1)
    case .down: return .rows(1)
    default: return nil
    }
  }

  /// Where a key moves the focus, or nil.
  private static func move(
    _ key: KeySample.Key, months: Int32, _ isRightToLeft: Bool, _ control: Bool
  ) -> FocusMove? {
    switch key {
    case .home: return control ? .monthStart : .weekStart
    case .end: return control ? .monthEnd : .weekEnd
    case _ where control: return nil
    case .left: return .days(isRightToLeft ? 1 : -1)
    case .right: return .days(isRightToLeft ? -1 : 1)
    case .up: return .weeks(-1)
    case .down: return .weeks(1)
    case .pageUp: return .months(-months)
    case .pageDown: return .months(months)
    default: return nil
    }
  }
}

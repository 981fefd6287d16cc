// SPDX-License-Identifier: MIT

/// What keys mean in a grid of days (WAI-ARIA Authoring Practices, date picker dialog).
enum KeyMap {
  /// The action of a key, or nil for a key that is left to the host.
  static func action(
    for sample: KeySample, isRightToLeft: Bool, singleKeys: Bool
  ) -> CalendarAction? {
    let shift = sample.modifiers.contains(.shift)
    let control = sample.modifiers.contains(.control)
    guard !sample.modifiers.contains(.alt) else { return nil }
    let forward: Int32 = isRightToLeft ? -1 : 1
    switch sample.key {
    case .left, .right, .up, .down:
      guard !control, !shift else { return nil }
      return arrow(sample.key, forward: forward)
    case .home: return .moveFocus(control ? .monthStart : .weekStart)
    case .end: return .moveFocus(control ? .monthEnd : .weekEnd)
    case .pageUp: return control ? nil : .moveFocus(.months(shift ? -12 : -1))
    case .pageDown: return control ? nil : .moveFocus(.months(shift ? 12 : 1))
    case .enter, .space: return control ? nil : .chooseFocused
    case .letterT: return singleKeys && !control && !shift ? .showToday : nil
    case .escape: return nil
    }
  }

  private static func arrow(_ key: KeySample.Key, forward: Int32) -> CalendarAction? {
    switch key {
    case .left: return .moveFocus(.days(-forward))
    case .right: return .moveFocus(.days(forward))
    case .up: return .moveFocus(.weeks(-1))
    case .down: return .moveFocus(.weeks(1))
    default: return nil
    }
  }
}

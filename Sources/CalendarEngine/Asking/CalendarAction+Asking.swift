// SPDX-License-Identifier: MIT

extension CalendarAction {
  /// Whether it is the user choosing days, which an app can be asked about.
  var chooses: Bool {
    switch self {
    case .choose, .chooseFocused, .extendSelection, .selectMonth, .dropStart, .beginPainting,
      .paint, .endPainting(isCancelled: false):
      return true
    default: return false
    }
  }

  /// Whether the user may turn pages with it.
  var turns: Bool {
    switch self {
    case .page, .showToday, .choose, .chooseFocused, .moveFocus, .extendSelection, .release,
      .endPainting(isCancelled: false):
      return true
    default: return false
    }
  }

  /// Whether it is part of a drag that selects.
  var paints: Bool {
    switch self {
    case .beginPainting, .paint, .endPainting: return true
    default: return false
    }
  }

  /// Whether the app changes with it what a question is about.
  var overtakes: Bool {
    switch self {
    case .select, .configure, .restore, .show, .scroll: return true
    default: return false
    }
  }
}

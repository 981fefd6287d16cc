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

  /// Whether hands or keys edit, which chooses a range of times where one can be selected, or take it
  /// back.
  var edits: Bool {
    switch self {
    case .edit: return true
    case .chooseOccurrence(let key): return key.isTime
    default: return false
    }
  }

  /// Whether it is an action of the user that may turn pages.
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

  /// Whether it is an action of the app that changes what an open question is about.
  var overtakes: Bool {
    switch self {
    case .select, .configure, .restore, .show, .scroll: return true
    default: return false
    }
  }
}

// SPDX-License-Identifier: MIT
import CivilTime

/// Pickers have no list of months.
public struct ListPlace: Hashable, Sendable {
  init() {}
}

extension ListPlace {
  var offset: Int32 {
    get { 0 }
    set {}
  }
  var stretch: Int32 {
    get { 0 }
    set {}
  }
  var extent: Int32 {
    get { 0 }
    set {}
  }
  var lastPage: CalendarPage? {
    get { nil }
    set {}
  }
  var origin: Grasp? {
    get { nil }
    set {}
  }
  var days: DayInterval? {
    get { nil }
    set {}
  }
  var anchor: AgendaAnchor? {
    get { nil }
    set {}
  }
  var intended: AgendaAnchor? {
    get { nil }
    set {}
  }
  var goal: Stop? {
    get { nil }
    set {}
  }
  var isAtStart: Bool {
    get { false }
    set {}
  }
  var isAtEnd: Bool {
    get { false }
    set {}
  }
}

// SPDX-License-Identifier: MIT
#if hasFeature(Embedded)
  import CivilTime

  // In browsers one day at most is selected: what makes weeks, sets and intervals of days has no
  // room in what the element may fetch, 60 000 bytes (Scripts/web-size.sh).
  extension CalendarState {
    /// Does what choosing a day that can be chosen does to the selection.
    mutating func take(_ day: EpochDay, _ weekStart: Weekday) {
      if options.selection != .none { replace(with: .day(day)) }
    }

    func announcement(of new: Selection) -> Announcement.Content {
      new.day.map { .selected($0) } ?? .cleared
    }

    func objection(to new: Selection) -> Announcement.Content? { nil }

    mutating func extendSelection(_ move: FocusMove, _ context: inout ReduceContext) {}
    mutating func selectMonth() {}
    mutating func beginPainting(_ day: EpochDay, _ context: inout ReduceContext) {}
    mutating func paint(_ day: EpochDay, _ weekStart: Weekday) {}
    mutating func endPainting(isCancelled: Bool) {}
  }

  extension CalendarOptions {
    /// The selection as these options have it.
    public func adopting(
      _ selected: Selection, weekStart: Weekday
    ) throws(SelectionProblem) -> Selection {
      if selected.kind == .none { return selected }
      guard let day = selected.day, selection != .none else { throw .wrongKind }
      guard bounds.contains(day) else { throw .outOfBounds(day) }
      return selected
    }
  }
#endif

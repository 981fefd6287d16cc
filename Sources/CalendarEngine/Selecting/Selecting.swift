// SPDX-License-Identifier: MIT
import CivilTime

/// What is selected, and what the user is doing to select something else.
public struct Selecting: Hashable, Sendable {
  /// What is selected.
  public internal(set) var selection: Selection = .none
  /// The node under a finger or a mouse button that is down.
  public internal(set) var pressed: NodeKey?
  /// What the keyboard or a drag is selecting, while it does.
  var extent: SelectionExtent?
  /// Where the end of an interval would be.
  var pointing = Pointing()

  /// Nothing is selected.
  init() {}
}

extension Selecting {
  /// Shows a node as pressed, or none.
  mutating func press(_ key: NodeKey?) {
    pressed = key
  }

  /// Selects on behalf of the app: nothing is announced or asked, and what the rules do not admit
  /// changes nothing.
  mutating func select(_ selected: Selection, _ rules: DayRules, _ context: inout ReduceContext) {
    do throws(SelectionProblem) {
      selection = try rules.admitting(selected, weekStart: context.weekStart)
      extent = nil
    } catch {
      context.emit(.selectionRefused(selected, error))
    }
  }

  /// Keeps as much of the selection as new options allow.
  mutating func keep(under options: CalendarOptions, weekStart: Weekday) {
    extent = nil
    selection = options.keeping(selection, weekStart: weekStart)
  }

  /// Picks a month, year or decade, or takes it back.
  mutating func pick(
    _ period: CalendarPage, _ options: CalendarOptions, _ context: inout ReduceContext
  ) {
    guard options.selection != .none, !options.isDisabled,
      let picked = options.picked(.day(period.firstDay))
    else {
      return
    }
    if picked == selection, options.unselects {
      selection = .none
      context.announce(.cleared)
    } else if picked != selection {
      selection = picked
      context.announce(.picked(period))
    }
  }
}

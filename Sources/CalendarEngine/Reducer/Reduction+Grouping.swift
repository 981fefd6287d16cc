// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What is moved from one column of divided days to another belongs to the group of that one then.
extension Reduction {
  /// The groups into which days are divided where events are edited; none in months.
  var groups: [UInt16] {
    isAmongHours ? state.options.shownGroups : []
  }

  /// What a held event becomes so many columns and steps later.
  func result(of held: Editing.Held, by columns: Int32, _ steps: Int32) -> Occurrence {
    let (groups, event) = (groups, held.edit.after)
    guard held.moves(amongPartsOf: groups) else {
      return result(of: held, days: columns, steps)
    }
    // The column of what belongs to none is the last one, and nothing is moved there.
    let part = groups.part(of: event.group)
    let last = Int32(groups.count) - 1
    let wanted = Int64(columns > 0 ? min(part, last) : part) + Int64(columns)
    let days = columns == 0 ? 0 : wanted.flooredQuotient(Int64(groups.count))
    var moved = result(of: held, days: Int32(clamping: days), steps)
    moved.group =
      columns == 0 ? event.group : groups[Int(wanted - days * Int64(groups.count))]
    return moved
  }
}

extension Editing.Held {
  /// Whether it moves what is in one of the columns of divided days.
  fileprivate func moves(amongPartsOf groups: [UInt16]) -> Bool {
    let event = edit.before
    return !groups.isEmpty && motion == .move && (event.isTimed || event.days.count == 1)
  }
}

extension [UInt16] {
  /// The group to which a hold carries its event that leads to a column: its own one if it cannot, and
  /// if the column is the last one, of what belongs to none.
  func group(inPart part: Int32, _ held: Editing.Held) -> UInt16 {
    guard part >= 0, part < count, held.moves(amongPartsOf: self) else {
      return held.edit.before.group
    }
    return self[Int(part)]
  }
}

// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What the app says to edits that are shown already.
extension Reduction {
  /// Shows what the app has not answered on top of what it says of days, or has just refused or adjusted.
  mutating func keepEdits() {
    state.editing.doubt()
    for open in state.editing.open { show(open.edit) }
  }

  mutating func show(_ edit: Edit) {
    state.facts.replace(edit.isNew ? edit.after : edit.before, with: edit.after)
  }

  /// Takes the app's answer, or part of one; returns false for what is none.
  mutating func answer(_ move: EditMove) -> Bool {
    switch move {
    case .settle(let id, let verdict): settle(id, verdict)
    case .adjust(let id, let wanted): adjust(id, to: wanted)
    default: return false
    }
    return true
  }

  /// Says where an event is and where it was, and that the clocks have changed in between.
  mutating func announceMove(_ edit: Edit) {
    let (before, after) = (edit.before, edit.after)
    let start = after.hours?.startOffset?.seconds ?? 0
    // Between the earlier and the later time, whichever way it has gone.
    var clocks = start - (before.hours?.startOffset?.seconds ?? start)
    if after.wallStart < before.wallStart { clocks = -clocks }
    if clocks == 0 { clocks = (after.hours?.endOffset?.seconds ?? start) - start }
    context.announce(.moved(words(of: after), from: words(of: before), clocks: clocks))
  }

  /// Takes back what the app has refused, and says why.
  ///
  /// What it has allowed is loaded again, and what it has refused where it may not be as before.
  private mutating func settle(_ id: Int32, _ verdict: CalendarVerdict) {
    guard let open = state.editing.close(id) else { return }
    let edit = open.edit
    switch verdict {
    case .allowed:
      state.facts.invalidate(edit.before.days, sequence: nil, &context)
      state.facts.invalidate(edit.after.days, sequence: nil, &context)
    case .refused(let reason):
      // Where it is now, if anywhere, only the app knows.
      if !open.beginsAsTold { state.facts.invalidate(nil, sequence: nil, &context) }
      state.facts.replace(edit.after, with: edit.isNew ? nil : edit.before)
      // Others may have been made of the same event since.
      keepEdits()
      if !reason.isEmpty { return state.telling.refuse(reason, &context) }
      if !edit.isNew { announceTime(of: edit.before) }
    }
  }

  /// Shows an edit that is not answered as the app wants it instead.
  private mutating func adjust(_ id: Int32, to wanted: Occurrence) {
    guard let former = state.editing.open(id)?.edit.after, !wanted.days.isEmpty,
      wanted.hours?.duration != nil || wanted.wallStart <= wanted.wallEnd
    else { return }
    let book = state.facts.hours
    var after = former
    (after.days, after.hours, after.group) = (wanted.days, wanted.hours, wanted.group)
    // Where it says no more than what the clocks show, as pages do, they are the viewer's.
    if let hours = wanted.hours, hours.duration == nil {
      after = book.placed(after, from: wanted.wallStart, to: wanted.wallEnd)
    }
    guard after != former else { return }
    let isFocused =
      state.focus.occurrence.flatMap { state.facts.occurrence(of: $0) }?.id == former.id
    state.editing.adjust(id, to: after)
    state.facts.replace(former, with: after)
    // Others may have been made of the same event since.
    keepEdits()
    announceTime(of: after)
    if isFocused { putKeyboard(on: after) }
  }
}

// SPDX-License-Identifier: MIT

import CivilTime

@testable import CalendarEngine

extension EngineHarness {
  /// The state in one line: page, motion, focus and selection.
  ///
  ///     2024-02 rest, focus 2024-02-20, selected none
  var summary: String {
    let motion: String
    switch state.motion {
    case .rest: motion = state.viewport.fraction == 0 ? "rest" : "rest but displaced"
    case .held: motion = "held"
    case .settling: motion = "settling"
    case .native: motion = "native"
    case .coasting: motion = "coasting"
    case .gliding: motion = "gliding"
    }
    let selected = state.selection.written
    return "\(state.viewport.page.month) \(motion), focus \(state.focus.day), selected \(selected)"
  }

  /// What has been asked for since the last call, in order, one line each; taps are left out, for almost
  /// all that is done here begins with one.
  func take() -> [String] { takeWithTaps().filter { !$0.hasPrefix("tap ") } }

  /// The same with taps.
  func takeWithTaps() -> [String] {
    let taken = effects.map { Self.line($0) }
    forget()
    return taken
  }

  /// The same, but only lines that begin with a word.
  func take(_ prefix: String) -> [String] {
    take().filter { $0.hasPrefix(prefix) }
  }

  private static func line(_ effect: CalendarEffect) -> String {
    switch effect {
    case .load(let token, let days, let detail):
      return "load \(token) \(days.written)" + (detail == .occurrences ? " with occurrences" : "")
    case .occurrenceChosen(let occurrence):
      return "occurrence \(String(decoding: occurrence.id, as: UTF8.self))"
    case .dayTapped(let day, let position): return "tap \(day) \(position)"
    case .moreChosen(let day): return "more \(day)"
    case .nameDays(let days): return "name \(days.written)"
    case .askHours(let days): return "hours \(days.written)"
    case .levelChanged(let level): return "level \(level)"
    case .cancel(let token): return "cancel \(token)"
    case .selectionChanged(let selection): return "selection \(selection.written)"
    case .ask(let id, .select(let new, let old)):
      return "ask \(id) \(new.written) instead of \(old.written)"
    case .dragStepped(let step): return "feel \(step)"
    case .eventsSelected(let ids):
      return "events \(ids.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))"
    case .edited(let id, let edit): return "edited \(id) \(edit.written)"
    case .editCancelled(let edit): return "given up \(edit.written)"
    case .ask(let id, .turn(let page, let old)): return "ask \(id) \(page.month) from \(old.month)"
    case .pageChanged(let page, let phase): return "page \(page.month) \(phase)"
    case .sizeChanged(let height): return "size \(height)"
    case .cellShown(let key): return "cell \(key.day.map { "\($0)" } ?? "?") on \(key.page.month)"
    case .scrollEnded(let id, let isCompleted): return "scroll \(id) \(isCompleted)"
    case .selectionRefused(let selection, let problem):
      return "refused \(selection.written): \(problem.written)"
    case .titleChanged(let title): return "title \(title.page.month)"
    case .visibleDaysChanged(let days): return "visible \(days.written)"
    case .loadFailed(let days): return "failed \(days.written)"
    case .focus(let key): return "focus \(key.day.map { "\($0)" } ?? "?") on \(key.page.month)"
    case .wake(let time): return "wake \(time)"
    case .todayChanged(let day): return "today \(day.map { "\($0)" } ?? "none")"
    case .modeChanged(let mode): return "mode \(mode)"
    case .snap(let pages): return "snap \(pages)"
    }
  }

  /// The traits of a day on the current page.
  func traits(_ text: String) -> Traits? {
    node(NodeKey(.dayCell, page: state.arrangement.ownPage(of: day(text)), day: day(text)))?.traits
  }

  func node(_ key: NodeKey) -> SceneNode? {
    scene.index(of: key).map { scene.nodes[$0] }
  }

  /// The text of a node; empty when it has none or does not exist.
  func text(_ role: Role) -> String {
    node(NodeKey(role)).map { String(decoding: scene.utf8($0.text), as: UTF8.self) } ?? ""
  }

  /// The accessible name of a day on the current page.
  func label(_ text: String) -> String {
    node(NodeKey(.dayCell, page: state.arrangement.ownPage(of: day(text)), day: day(text)))
      .map { String(decoding: scene.utf8($0.label), as: UTF8.self) } ?? ""
  }

  /// What the screen reader was last told, without the mark that distinguishes equal texts.
  var spoken: String {
    text(.announcement).filter { $0 != "\u{200B}" }
  }

  /// The accessible name of a node.
  func label(_ role: Role) -> String {
    node(NodeKey(role)).map { String(decoding: scene.utf8($0.label), as: UTF8.self) } ?? ""
  }

  /// Height of the calendar in points.
  var height: Double { Double(scene.nodes.first?.frame.height ?? 0) / 64 }

  var dump: String {
    String(decoding: scene.dump(), as: UTF8.self)
  }
}

extension Selection {
  /// The selection as text, or "none".
  var written: String {
    var text: [UInt8] = []
    append(to: &text)
    return kind == .none ? "none" : String(decoding: text, as: UTF8.self)
  }
}

extension SelectionProblem {
  /// The problem in words.
  var written: String {
    switch self {
    case .wrongKind: return "wrong kind"
    case .outOfBounds(let day): return "\(day) out of bounds"
    case .disabled(let day): return "\(day) disabled"
    case .tooShort(let count): return "at least \(count)"
    case .tooLong(let count): return "at most \(count)"
    }
  }
}

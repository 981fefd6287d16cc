// SPDX-License-Identifier: MIT

import CivilTime

@testable import CalendarEngine

/// What is wrong with a scene or a state, in words; empty when nothing is.
enum SceneFaults {
  /// Faults of any scene, moving or at rest.
  static func structure(_ scene: CalendarScene) -> [String] {
    var faults: [String] = []
    if Set(scene.nodes.map { $0.key }).count != scene.nodes.count { faults.append("double key") }
    for (index, node) in scene.nodes.enumerated() {
      if index == 0 ? node.parent != -1 : !(0..<Int32(index)).contains(node.parent) {
        faults.append("\(node.role) has parent \(node.parent)")
      }
      if index > 0, !isLastBranch(index, scene) { faults.append("\(node.role) breaks pre-order") }
      if node.frame.width < 0 || node.frame.height < 0 { faults.append("\(node.role) negative") }
    }
    for node in scene.nodes {
      let above = node.parent < 0 ? nil : scene.nodes[Int(node.parent)]
      let own = scene.groups.firstIndex { $0.key == above?.key }.map { UInt8($0 + 1) }
      // A group is the children of its node; the node itself does not move.
      if node.group != own ?? above?.group ?? 0 {
        faults.append("\(node.role) in group \(node.group)")
      }
    }
    let stops = scene.nodes.filter { $0.traits.contains(.tabStop) }
    if stops.count != 1 { faults.append("\(stops.count) tab stops") }
    return faults
  }

  /// In pre-order, a node's parent is the previous node or one of its ancestors.
  private static func isLastBranch(_ index: Int, _ scene: CalendarScene) -> Bool {
    var ancestor = Int32(index - 1)
    while ancestor >= 0 {
      if ancestor == scene.nodes[index].parent { return true }
      ancestor = scene.nodes[Int(ancestor)].parent
    }
    return false
  }

  /// Faults of a calendar's state.
  static func memory(_ state: CalendarState, _ weekStart: Weekday = .sunday) -> [String] {
    var faults: [String] = []
    let page = state.viewport.page
    if !state.selection.days.isContained(in: state.options.bounds) {
      faults.append("\(state.selection.written) is selected out of bounds")
    }
    if state.arrangement.movement == .list { faults += list(state) }
    if state.arrangement.movement == .paged, !state.viewport.shows(state.focus.day) {
      faults.append("focus \(state.focus.day) is not on \(page)")
    }
    if !state.options.bounds.contains(state.focus.day) { faults.append("focus out of bounds") }
    if page != state.arrangement.clamp(page, weekStart) {
      faults.append("page out of bounds")
    }
    if state.level != state.options.clamp(state.level) {
      faults.append("\(state.level) out of reach")
    }
    if page.scale != state.arrangement.scale {
      faults.append("\(page) at the level of \(state.level)")
    }
    if !(abs(state.viewport.fraction) <= 1) { faults.append("fraction \(state.viewport.fraction)") }
    if state.options.selection == .singlePerPage, state.level == .days {
      let isRight =
        !state.arrangement.movement.turnsPages && state.motion != .rest
        || state.selection.day.map { state.viewport.shows($0) && state.rules.isEnabled($0) }
          ?? (state.rules.firstEnabledDay(of: page) == nil)
      if !isRight { faults.append("\(page) has not selected one of its days") }
    }
    if let days = state.previewedDays, state.selection.day.map({ days.contains($0) }) != true {
      faults.append("\(days) would not hold the start")
    }
    if state.motion == .rest, state.viewport.fraction != 0 { faults.append("displaced at rest") }
    return faults + window(state.facts.window) + expansion(state)
  }

  /// Faults of folding: pages are weeks exactly while nothing but one week is in view.
  static func expansion(_ state: CalendarState) -> [String] {
    guard state.options.view == .expandable else { return [] }
    let expansion = state.expansion
    var faults: [String] = []
    if !(0...1).contains(expansion.fraction) { faults.append("expanded by \(expansion.fraction)") }
    if expansion.motion == .rest, expansion.fraction != expansion.mode.fraction {
      faults.append("neither folded nor expanded at rest")
    }
    if state.level == .days, (state.viewport.page.scale == .month) == (expansion.fraction == 0) {
      faults.append("\(state.viewport.page.scale) while expanded by \(expansion.fraction)")
    }
    return faults
  }

  /// A selection that its policy does not allow, or days whose looks contradict it.
  static func selection(_ scene: CalendarScene, _ state: CalendarState) -> [String] {
    let days = state.selection.days
    var faults: [String] = []
    let isAdmitted: Bool
    switch state.options.selection {
    case .none: isAdmitted = days.isEmpty
    case .single, .singlePerPage: isAdmitted = days.count <= 1
    case .week: isAdmitted = days.runs.count <= 1 && days.count <= 7
    case .interval: isAdmitted = days.runs.count <= 1
    case .multiple: isAdmitted = true
    case .time: isAdmitted = days.isEmpty || state.selection.kind == .time
    }
    if !isAdmitted { faults.append("\(state.options.selection) has \(state.selection.written)") }
    for node in scene.nodes where node.role == .dayCell {
      guard let day = node.key.day, node.traits.contains(.selectable) else { continue }
      if days.contains(day) != node.traits.contains(.selected) {
        faults.append("\(day) looks otherwise than \(state.selection.written)")
      }
    }
    return faults
  }

  /// Rows that are not weeks: each has seven places in the order of days, and a page of weeks has
  /// as many rows as asked for.
  static func rows(_ scene: CalendarScene, _ state: CalendarState) -> [String] {
    var faults: [String] = []
    for (index, row) in scene.nodes.enumerated() where row.role == .weekRow {
      let cells = scene.nodes.filter { Int($0.parent) == index && $0.role != .band }
      if cells.count != 7 { faults.append("a row of \(cells.count)") }
      let days = cells.compactMap { $0.key.day }
      if zip(days, days.dropFirst()).contains(where: { $0.days(until: $1) != 1 }) {
        faults.append("a row from \(days.first?.description ?? "") has gaps")
      }
    }
    guard case .weeks = state.arrangement.scale else { return faults }
    for (index, page) in scene.nodes.enumerated() where page.role == .page {
      let rows = scene.nodes.filter { Int($0.parent) == index }.count
      if rows != Int(state.arrangement.scale.step / 7) { faults.append("\(rows) rows on a page") }
    }
    return faults
  }

  /// Faults of a list of months.
  private static func list(_ state: CalendarState) -> [String] {
    let place = state.viewport.list
    var faults: [String] = []
    if place.offset < 0 || place.offset > place.extent {
      faults.append("\(place.offset) below a page of \(place.extent)")
    }
    if state.viewport.fraction != 0 { faults.append("a list with a fraction") }
    if state.motion == .rest, place.stretch != 0 { faults.append("pulled at rest") }
    guard let days = place.days else { return faults + ["no days in view"] }
    if !state.options.bounds.contains(days) { faults.append("\(days) is out of bounds") }
    return faults
  }

  /// Faults of the facts: sorted, disjoint, few questions.
  static func window(_ window: FactWindow) -> [String] {
    var faults: [String] = []
    if window.pending.count > FactWindow.mostPending { faults.append("too many questions") }
    if window.withdrawn.count > 16 || window.floors.count > 16 {
      faults.append("too long a memory")
    }
    let spans = window.spans.map { $0.days }
    for (left, right) in zip(spans, spans.dropFirst()) where left.endRawValue > right.start.rawValue
    {
      faults.append("spans overlap")
    }
    for (left, right) in zip(window.facts, window.facts.dropFirst()) where left.day >= right.day {
      faults.append("facts unsorted")
    }
    for fact in window.facts where !spans.contains(where: { $0.contains(fact.day) }) {
      faults.append("fact of \(fact.day) outside what was answered")
    }
    return faults
  }

  /// Frames that extend beyond their parents.
  ///
  /// Scrolling nodes are left out: pages beside the current one are outside on purpose.
  static func overhang(_ scene: CalendarScene) -> [String] {
    scene.nodes.compactMap { node in
      guard node.parent >= 0, node.role != .page, node.role != .announcement,
        node.role != .eventBar
      else { return nil }
      let parent = scene.nodes[Int(node.parent)].frame
      let frame = node.frame
      let fits =
        frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= parent.width
        && frame.y + frame.height <= parent.height
      return fits ? nil : "\(node.role) \(frame) sticks out of \(parent)"
    }
  }
}

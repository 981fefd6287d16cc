// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarScene {
  /// The scene as text, one line per node, integers only: equal scenes have equal bytes.
  ///
  /// For tests and goldens. Nothing that is shipped calls it, so it stays out of the shipped wasm.
  public func dump() -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(nodes.count * 80)
    dumpStyle(into: &out)
    for group in groups { dump(group, into: &out) }
    var depth: [Int32] = []
    for node in nodes {
      let level = node.parent < 0 ? 0 : depth[Int(node.parent)] + 1
      depth.append(level)
      dump(node, level: level, into: &out)
    }
    return out
  }

  private func dumpStyle(into out: inout [UInt8]) {
    out.append("style ")
    for size in [
      style.numberSize, style.shapeDiameter, style.weekdaySize, style.titleSize, style.textSize,
    ] {
      out.append(units: size)
      out.append(0x20)
    }
    if style.numberMiddle != 0 || style.lineSize != 0 {
      for size in [style.numberMiddle, style.lineSize] {
        out.append("+")
        out.append(units: size)
        out.append(0x20)
      }
    }
    if style.periodSize != 0 {
      out.append("periods ")
      out.append(units: style.periodSize)
      out.append(0x20)
      out.append(units: style.glanceSize)
    }
    out.append(0x0A)
  }

  private func dump(_ group: ScrollGroup, into out: inout [UInt8]) {
    out.append("group ")
    out.append(group.key.role.name)
    out.append(0x20)
    out.append(units: group.x)
    out.append(0x20)
    out.append(units: group.y)
    dumpZoom(of: group, into: &out)
    out.append(0x0A)
  }

  private func dump(_ node: SceneNode, level: Int32, into out: inout [UInt8]) {
    for _ in 0..<level { out.append("  ") }
    out.append(node.role.name)
    dumpIdentity(of: node, into: &out)
    for edge in [node.frame.x, node.frame.y, node.frame.width, node.frame.height] {
      out.append(0x20)
      out.append(units: edge)
    }
    if node.group != 0 {
      out.append(" g")
      out.append(decimal: Int64(node.group))
    }
    for bit in Traits.names.indices
    where node.traits.contains(Traits(rawValue: 1 << UInt32(bit))) {
      out.append(" .")
      out.append(Traits.name(of: bit, node.role))
    }
    dumpTints(of: node, into: &out)
    if let glance = glance(of: node) { dump(glance, into: &out) }
    dumpQuoted(node.text, mark: "", into: &out)
    dumpQuoted(node.label, mark: "@", into: &out)
    dumpQuoted(node.detail, mark: "=", into: &out)
    out.append(0x0A)
  }

  private func dumpIdentity(of node: SceneNode, into out: inout [UInt8]) {
    if node.role == .dayCell, let day = node.key.day {
      out.append(0x20)
      let date = day.civil
      out.append(decimal: Int64(date.year))
      out.append("-")
      out.append(decimal: Int64(date.month))
      out.append("-")
      out.append(decimal: Int64(date.day))
    } else if node.role == .weekRow || node.role == .weekNumber
      || node.role == .weekdayLabel || node.role == .blankCell
      || node.role == .legendItem
    {
      out.append(" #")
      out.append(decimal: Int64(node.key.ordinal))
    } else if node.role == .periodRow {
      out.append(" #")
      out.append(decimal: Int64(node.key.ordinal))
    } else if let page = node.key.period ?? (node.role.isPage ? node.key.page : nil) {
      dump(page, into: &out)
    }
  }

  private func dump(_ page: CalendarPage, into out: inout [UInt8]) {
    if case .weeks = page.scale { out.append(" from ") } else { out.append(0x20) }
    out.append(decimal: Int64(page.month.year))
    if page.scale.isYears { return }
    out.append("-")
    out.append(decimal: Int64(page.month.month))
    guard case .weeks = page.scale else { return }
    out.append("-")
    out.append(decimal: Int64(page.firstDay.civil.day))
  }

  private func dumpZoom(of group: ScrollGroup, into out: inout [UInt8]) {
    guard group.isMagnified else { return }
    out.append(" scale ")
    out.append(decimal: Int64(group.scale))
    out.append(" opacity ")
    out.append(decimal: Int64(group.opacity))
    if group.isLeaving { out.append(" leaving") }
  }

  /// Cells before the first day, and days; today; what the days hold, as a letter per tint from A
  /// on or a digit per step.
  ///
  /// A plus sign follows a selected day, a minus sign one that cannot be chosen.
  private func dump(_ glance: MonthGlance, into out: inout [UInt8]) {
    out.append(" days ")
    out.append(decimal: Int64(glance.leading))
    out.append("+")
    out.append(decimal: Int64(glance.count))
    if glance.today != 0 {
      out.append(" today ")
      out.append(decimal: Int64(glance.today))
    }
    out.append(0x20)
    for day in 1...Int32(glance.count) {
      switch glance[day] {
      case .none: out.append(".")
      case .tint(let tint): out.append(0x40 + min(tint, 26))
      case .step(let step): out.append(0x30 + min(step, 9))
      }
      if MonthGlance.contains(day, in: glance.selected) { out.append("+") }
      if MonthGlance.contains(day, in: glance.disabled) { out.append("-") }
    }
  }

  private func dumpTints(of node: SceneNode, into out: inout [UInt8]) {
    if node.tint != 0 {
      out.append(" tint ")
      out.append(decimal: Int64(node.tint))
    }
    if node.progress != 0 {
      out.append(" progress ")
      out.append(decimal: Int64(node.progress))
    }
    if node.titleTint != 0 {
      out.append(" title ")
      out.append(decimal: Int64(node.titleTint))
    }
    if node.borderTint != 0 {
      out.append(" border ")
      out.append(decimal: Int64(node.borderTint))
    }
    if node.selectionTint != 0 {
      out.append(" selection ")
      out.append(decimal: Int64(node.selectionTint))
    }
    if node.dots != .none {
      out.append(" dots ")
      out.append(decimal: Int64(node.dots.rawValue))
    }
  }

  private func dumpQuoted(_ text: SceneText, mark: StaticString, into out: inout [UInt8]) {
    guard text.count > 0 else { return }
    out.append(0x20)
    out.append(mark)
    out.append(0x22)
    // The lines of a small month are on one line.
    for byte in utf8(text) { out.append(byte == 0x0A ? 0x7C : byte) }
    out.append(0x22)
  }
}

extension Role {
  /// Whether nodes of the role are identified by the page that they stand for.
  fileprivate var isPage: Bool { self == .page || self == .monthGrid || self == .monthHeader }
}

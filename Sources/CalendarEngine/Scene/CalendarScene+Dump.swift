// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarScene {
  /// The scene as text, a line a node, integers only: equal scenes have equal bytes.
  ///
  /// For tests and goldens; nothing that ships calls it, so it stays out of the shipped wasm.
  public func dump() -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(nodes.count * 80)
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
    out.append(0x0A)
    for group in groups {
      out.append("group ")
      out.append(group.key.role.name)
      out.append(0x20)
      out.append(units: group.x)
      out.append(0x20)
      out.append(units: group.y)
      out.append(0x0A)
    }
    var depth: [Int32] = []
    for node in nodes {
      let level = node.parent < 0 ? 0 : depth[Int(node.parent)] + 1
      depth.append(level)
      dump(node, level: level, into: &out)
    }
    return out
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
    for (bit, name) in Traits.names.enumerated()
    where node.traits.contains(Traits(rawValue: 1 << UInt32(bit))) {
      out.append(" .")
      out.append(name)
    }
    dumpTints(of: node, into: &out)
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
    } else if node.role == .page || node.role == .monthGrid || node.role == .monthHeader {
      dump(node.key.page, into: &out)
    }
  }

  private func dump(_ page: CalendarPage, into out: inout [UInt8]) {
    switch page.scale {
    case .month, .year, .decade, .century: out.append(0x20)
    case .weeks: out.append(" from ")
    }
    out.append(decimal: Int64(page.month.year))
    if page.scale.years > 0 { return }
    out.append("-")
    out.append(decimal: Int64(page.month.month))
    guard case .weeks = page.scale else { return }
    out.append("-")
    out.append(decimal: Int64(page.firstDay.civil.day))
  }

  private func dumpTints(of node: SceneNode, into out: inout [UInt8]) {
    if node.tint != 0 {
      out.append(" tint ")
      out.append(decimal: Int64(node.tint))
    }
    if node.titleTint != 0 {
      out.append(" title ")
      out.append(decimal: Int64(node.titleTint))
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
    out.append(contentsOf: utf8(text))
    out.append(0x22)
  }
}

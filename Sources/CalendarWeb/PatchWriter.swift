// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// Writes the changes between scenes for a host that keeps its nodes in numbered slots.
///
/// Slots are dense and reused, so the host needs an array and no dictionary.
struct PatchWriter {
  private var slots = NodeMap()
  /// The key of each slot; that of a free one is not in `slots`.
  private var keys: [NodeKey] = []
  private var free: [Int32] = []

  /// The key of the node in a slot, or nil.
  func key(inSlot slot: Int32) -> NodeKey? {
    guard slot >= 0, slot < keys.count, slots[keys[Int(slot)]] == slot else { return nil }
    return keys[Int(slot)]
  }

  /// The slot of a visible node, or nil.
  func slot(of key: NodeKey) -> Int32? {
    slots[key]
  }

  /// Writes the changes that lead from the old scene to the new one.
  mutating func write(from old: CalendarScene, to new: CalendarScene, into reply: inout ReplyWriter)
  {
    for change in new.changes(since: old) {
      switch change {
      case .remove(let key): remove(key, from: old, into: &reply)
      case .create(let index, let after): create(index, after: after, in: new, into: &reply)
      case .place(let index, let after):
        reply.operation(.place)
        reply.word(slot(of: index, in: new))
        reply.word(after.flatMap { slots[$0] } ?? -1)
      case .resize(let index): frame(.frame, index, in: new, into: &reply)
      case .move(let index): frame(.move, index, in: new, into: &reply)
      case .state(let index):
        reply.operation(.state)
        reply.word(slot(of: index, in: new))
        state(of: new.nodes[index], into: &reply)
      case .text(let index):
        reply.operation(.text)
        reply.word(slot(of: index, in: new))
        reply.text(new.utf8(new.nodes[index].text))
      case .label(let index):
        reply.operation(.label)
        reply.word(slot(of: index, in: new))
        reply.text(new.utf8(new.nodes[index].label))
      case .detail(let index) where Self.isEvent(new.nodes[index].role):
        reply.operation(.detail)
        reply.word(slot(of: index, in: new))
        reply.text(new.utf8(new.nodes[index].detail))
      case .detail, .restack: break
      case .glance(let index): glance(of: index, in: new, into: &reply)
      case .scroll(let index): scroll(new.groups[index], into: &reply)
      case .rest(let key):
        scroll(ScrollGroup(key: key, x: 0, y: 0), into: &reply)
      case .style: style(new.style, into: &reply)
      }
    }
  }

  private func slot(of index: Int, in scene: CalendarScene) -> Int32 {
    slots[scene.nodes[index].key] ?? -1
  }

  /// Frees the slots of a whole subtree and names each, so that the host can reuse its elements.
  private mutating func remove(
    _ top: NodeKey, from old: CalendarScene, into reply: inout ReplyWriter
  ) {
    guard let first = old.index(of: top) else { return }
    for index in first..<old.nodes.count {
      // Pre-order: the subtree ends at the first node whose parent comes before it.
      if index > first, Int(old.nodes[index].parent) < first { return }
      guard let slot = slots.remove(old.nodes[index].key) else { continue }
      free.append(slot)
      reply.operation(.remove)
      reply.word(slot)
    }
  }

  private mutating func create(
    _ index: Int, after: NodeKey?, in scene: CalendarScene, into reply: inout ReplyWriter
  ) {
    let node = scene.nodes[index]
    let slot = takeSlot(for: node.key)
    reply.operation(.create)
    reply.word(slot)
    reply.word(node.parent < 0 ? -1 : self.slot(of: Int(node.parent), in: scene))
    reply.word(after.flatMap { slots[$0] } ?? -1)
    reply.word(Int32(node.role.rawValue))
    edges(of: node.frame, into: &reply)
    state(of: node, into: &reply)
    reply.text(scene.utf8(node.text))
    reply.text(scene.utf8(node.label))
    if node.detail.count > 0, Self.isEvent(node.role) {
      reply.text(scene.utf8(node.detail))
    } else {
      reply.day(node.key.firstDay)
    }
  }

  /// Whether nodes of a role are told the days and the id of what they stand for.
  private static func isEvent(_ role: Role) -> Bool { role == .eventBar || role == .timedEvent }

  private mutating func takeSlot(for key: NodeKey) -> Int32 {
    let slot: Int32
    if let reused = free.popLast() {
      slot = reused
      keys[Int(slot)] = key
    } else {
      slot = Int32(keys.count)
      keys.append(key)
    }
    slots.set(key, to: slot)
    return slot
  }

  private func frame(
    _ operation: Operation, _ index: Int, in scene: CalendarScene, into reply: inout ReplyWriter
  ) {
    reply.operation(operation)
    reply.word(slot(of: index, in: scene))
    edges(of: scene.nodes[index].frame, into: &reply)
  }

  private func edges(of frame: SceneRect, into reply: inout ReplyWriter) {
    reply.word(frame.x)
    reply.word(frame.y)
    reply.word(frame.width)
    reply.word(frame.height)
  }

  private func state(of node: SceneNode, into reply: inout ReplyWriter) {
    reply.word(Int32(bitPattern: node.traits.rawValue))
    reply.word(Int32(node.tint) | Int32(node.progress) << 8)
    reply.word(
      Int32(node.titleTint) | Int32(node.borderTint) << 8 | Int32(node.selectionTint) << 16)
    reply.word(Int32(bitPattern: node.dots.rawValue))
  }

  /// The days of a small month: three bytes with their place and today, the selected and the
  /// disabled ones, and for each day a byte with what it holds.
  private func glance(of index: Int, in scene: CalendarScene, into reply: inout ReplyWriter) {
    guard let glance = scene.glance(of: scene.nodes[index]) else { return }
    reply.operation(.glance)
    reply.word(slot(of: index, in: scene))
    reply.word(Int32(glance.leading) | Int32(glance.count) << 8 | Int32(glance.today) << 16)
    reply.word(Int32(bitPattern: glance.selected))
    reply.word(Int32(bitPattern: glance.disabled))
    for place in 0..<Int32(4) {
      let word = glance.word(place)
      reply.word(Int32(truncatingIfNeeded: word))
      reply.word(Int32(truncatingIfNeeded: word >> 32))
    }
  }

  private func scroll(_ group: ScrollGroup, into reply: inout ReplyWriter) {
    reply.operation(.scroll)
    reply.word(slots[group.key] ?? -1)
    reply.word(group.x)
    reply.word(group.y)
    guard group.isMagnified else { return }
    reply.operation(.magnify)
    reply.word(slots[group.key] ?? -1)
    reply.word(group.scale)
    reply.word(group.opacity)
  }

  private func style(_ style: SceneStyle, into reply: inout ReplyWriter) {
    reply.operation(.style)
    reply.word(style.numberSize)
    reply.word(style.shapeDiameter)
    reply.word(style.weekdaySize)
    reply.word(style.titleSize)
    reply.word(style.textSize)
    reply.word(style.numberMiddle)
    reply.word(style.lineSize)
    reply.word(style.periodSize)
    reply.word(style.glanceSize)
    reply.word(style.hourHeight)
    reply.word(style.slotHeight)
  }
}

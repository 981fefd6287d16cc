// SPDX-License-Identifier: MIT

@testable import CalendarEngine
@testable import CalendarWeb

/// What the browser's script does with replies, without a browser: nodes in numbered slots.
struct ScriptHost {
  final class Node {
    var parent: Node?
    var children: [Node] = []
    var role: Int32 = 0
    var frame: [Int32] = []
    var state: [Int32] = []
    var text = ""
    var label = ""
    var day = ""
    var scroll: [Int32] = [0, 0, 65_536, 255]
    var glance: [Int32] = []
  }

  private(set) var slots: [Int32: Node] = [:]
  private(set) var root: Node?
  private(set) var style: [Int32] = []
  /// Operations of other kinds than drawing, by number, with their words and texts.
  private(set) var effects: [(operation: Int32, texts: [String], words: [Int32])] = []
  private(set) var faults: [String] = []
  private(set) var flags: Int32 = 0

  private var words: [Int32] = []
  private var index = 0
  private var strings: [String] = []

  /// Reads the layout that `ReplyWriter` describes.
  mutating func apply(_ reply: (words: [Int32], bytes: [UInt8])) {
    effects = []
    faults = []
    (flags, words, index) = (reply.words[0], reply.words, 5)
    let end = Int(reply.words[1])
    let count = Int(reply.words[2])
    if reply.words.count != end + count { faults.append("words \(reply.words.count)") }
    if Int(reply.words[4]) != reply.bytes.count { faults.append("bytes \(reply.bytes.count)") }
    cut(reply.bytes, lengths: reply.words[end..<(end + count)])
    while index < end { perform(next()) }
    if index != end { faults.append("read to \(index) of \(end)") }
  }

  /// Decodes all texts at once and cuts by UTF-16 units, as the script does.
  private mutating func cut(_ bytes: [UInt8], lengths: ArraySlice<Int32>) {
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    var from = 0
    strings = []
    for length in lengths {
      let to = min(from + Int(length), units.count)
      strings.append(String(decoding: units[from..<to], as: UTF16.self))
      from += Int(length)
    }
    if from != units.count { faults.append("texts have \(units.count) units, not \(from)") }
  }

  private mutating func next() -> Int32 {
    guard index < words.count else { return 0 }
    defer { index += 1 }
    return words[index]
  }

  private mutating func next(_ count: Int) -> [Int32] {
    (0..<count).map { _ in next() }
  }

  private mutating func string() -> String {
    let number = next()
    guard number >= 0 else { return "" }
    guard strings.indices.contains(Int(number)) else {
      faults.append("no text \(number)")
      return ""
    }
    return strings[Int(number)]
  }

  private mutating func node() -> Node {
    let slot = next()
    if let node = slots[slot] { return node }
    faults.append("no node in slot \(slot)")
    return Node()
  }

  private mutating func perform(_ number: Int32) {
    guard let operation = CalendarWeb.Operation(rawValue: UInt8(clamping: number)) else {
      return faults.append("no operation \(number)")
    }
    switch operation {
    case .create: create()
    case .remove: remove(next())
    case .frame:
      let node = node()
      node.frame = next(4)
    case .move:
      let node = node()
      let frame = next(4)
      if Array(frame[2...]) != Array(node.frame[2...]) { faults.append("a move resized") }
      node.frame = frame
    case .state:
      let node = node()
      node.state = next(4)
    case .text:
      let node = node()
      node.text = string()
    case .label:
      let node = node()
      node.label = string()
    case .place:
      let node = node()
      insert(node, in: node.parent, after: next())
    case .scroll:
      let node = node()
      node.scroll = next(2) + [65_536, 255]
    case .magnify:
      let node = node()
      node.scroll = Array(node.scroll.prefix(2)) + next(2)
    case .glance:
      let node = node()
      node.glance = next(11)
    case .style: style = next(11)
    case .detail:
      let node = node()
      node.day = string()
    default: effect(operation)
    }
  }

  private mutating func effect(_ operation: CalendarWeb.Operation) {
    var texts: [String] = []
    var plain: [Int32] = []
    switch operation {
    case .load:
      plain = [next()]
      texts = [string(), string(), string()]
      plain += [next()]
    case .occurrence: texts = [string(), string(), string()]
    case .reading:
      texts = [string()]
      plain = [next()]
      texts += [string(), string()]
      plain += next(2)
    case .visible, .loadFailed, .title, .snapshot, .nameDays, .hours: texts = [string(), string()]
    case .selection:
      texts = [string()]
      plain = [next()]
      texts.append(string())
    case .today, .more: texts = [string()]
    case .page:
      plain = [next()]
      texts = [string(), string(), string()]
    case .scrollEnded: plain = next(2)
    case .color: plain = next(8)
    case .ask:
      plain = next(2)
      texts = [string(), string()]
      // The groups of an edit, or zeros.
      plain += next(2)
    case .warning:
      texts = [string()]
      plain = [next()]
    case .refusal:
      plain = [next()]
      texts = [string(), string()]
    default: plain = [next()]
    }
    effects.append((Int32(operation.rawValue), texts, plain))
  }

  private mutating func create() {
    let slot = next()
    let node = Node()
    if slots[slot] != nil { faults.append("slot \(slot) is taken") }
    let parentSlot = next()
    let after = next()
    node.role = next()
    node.frame = next(4)
    node.state = next(4)
    (node.text, node.label, node.day) = (string(), string(), string())
    slots[slot] = node
    if parentSlot < 0 { root = node } else { insert(node, in: slots[parentSlot], after: after) }
  }

  private mutating func insert(_ node: Node, in parent: Node?, after: Int32) {
    guard let parent else { return faults.append("no parent") }
    node.parent?.children.removeAll { $0 === node }
    var place = 0
    if after >= 0 {
      guard let sibling = slots[after],
        let index = parent.children.firstIndex(where: { $0 === sibling })
      else { return faults.append("no sibling in slot \(after)") }
      place = index + 1
    }
    parent.children.insert(node, at: place)
    node.parent = parent
  }

  private mutating func remove(_ slot: Int32) {
    guard let node = slots.removeValue(forKey: slot) else {
      return faults.append("nothing in slot \(slot)")
    }
    node.parent?.children.removeAll { $0 === node }
    if node === root { root = nil }
  }
}

extension ScriptHost {
  /// What differs from a scene, in words.
  func differences(from scene: CalendarScene) -> [String] {
    var found = faults
    if slots.count != scene.nodes.count {
      found.append("\(slots.count) nodes, not \(scene.nodes.count)")
    }
    var order: [Node] = []
    func walk(_ node: Node) {
      order.append(node)
      for child in node.children { walk(child) }
    }
    if let root { walk(root) }
    guard order.count == scene.nodes.count else { return found + ["order of \(order.count)"] }
    for (own, node) in zip(order, scene.nodes) where !own.shows(node, of: scene) {
      found.append("\(node.role) \(own.day) differs")
    }
    if style != scene.style.sizes { found.append("style") }
    return found
  }
}

extension ScriptHost.Node {
  fileprivate func shows(_ node: SceneNode, of scene: CalendarScene) -> Bool {
    let frame = node.frame
    let scrolled = scene.groups.first { $0.key == node.key }
    return role == Int32(node.role.rawValue)
      && self.frame == [frame.x, frame.y, frame.width, frame.height]
      && state == [
        Int32(bitPattern: node.traits.rawValue), Int32(node.tint),
        Int32(node.titleTint) | Int32(node.borderTint) << 8 | Int32(node.selectionTint) << 16,
        Int32(bitPattern: node.dots.rawValue),
      ]
      && text == String(decoding: scene.utf8(node.text), as: UTF8.self)
      && label == String(decoding: scene.utf8(node.label), as: UTF8.self)
      && day
        == (node.key.firstDay.map { "\($0)" }
          ?? String(decoding: scene.utf8(node.detail), as: UTF8.self))
      && scroll == [
        scrolled?.x ?? 0, scrolled?.y ?? 0, scrolled?.scale ?? 65_536, scrolled?.opacity ?? 255,
      ]
      && glance == (scene.glance(of: node)?.words ?? [])
  }
}

extension SceneStyle {
  fileprivate var sizes: [Int32] {
    [
      numberSize, shapeDiameter, weekdaySize, titleSize, textSize, numberMiddle, lineSize,
      periodSize, glanceSize, hourHeight, slotHeight,
    ]
  }
}

extension MonthGlance {
  /// As a reply has it.
  fileprivate var words: [Int32] {
    let head = Int32(leading) | Int32(count) << 8 | Int32(today) << 16
    let heats = (0..<Int32(4)).flatMap {
      [Int32(truncatingIfNeeded: word($0)), Int32(truncatingIfNeeded: word($0) >> 32)]
    }
    return [head, Int32(bitPattern: selected), Int32(bitPattern: disabled)] + heats
  }
}

// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarEngine
import CalendarHost

/// A surface without a screen, which remembers what it was told and objects to what is impossible.
@MainActor
final class PaperSurface: HostSurface {
  final class Item {
    var role: Role
    var children: [Item] = []
    weak var parent: Item?
    var frame = SceneRect.zero
    var drawing: Drawing?
    var group: ScrollGroup?
    var isFree = false

    init(role: Role) { self.role = role }

    /// How it lies in its parent, from what it was told.
    var layer: NodeLayer? {
      guard var node = drawing?.node else { return nil }
      node.frame = frame
      let mover = role == .pageTitle ? group : node.group == 0 ? nil : parent?.group
      return NodeLayer(of: node, movedBy: mover)
    }
  }

  /// All of a node that can be seen.
  struct Drawing: Equatable {
    /// Without what says where it is, and where its words are.
    var node: SceneNode
    var text: [UInt8] = []
    var detail: [UInt8] = []
    var glance: MonthGlance?
    var style: SceneStyle

    init(_ node: SceneNode, _ scene: CalendarScene) {
      self.node = node
      (self.node.key, self.node.parent) = (NodeKey(node.role), -1)
      (self.node.frame.x, self.node.frame.y) = (0, 0)
      (self.node.text, self.node.detail, self.node.label) = (.none, .none, .none)
      self.node.group = node.group == 0 ? 0 : 1
      if node.glance != 0 {
        glance = scene.glance(of: node)
        self.node.glance = 0
      }
      // Most nodes say nothing, and a walk goes by many.
      if node.text.count > 0 { text = Array(scene.utf8(node.text)) }
      if node.detail.count > 0 { detail = Array(scene.utf8(node.detail)) }
      style = scene.style
    }
  }

  private(set) var root: Item?
  /// What was impossible.
  private(set) var faults: [String] = []
  private(set) var drawn = 0
  /// How many times it was told anything.
  private(set) var changes = 0
  /// How many items there are, in use or free.
  private(set) var made = 0
  /// Items that were drawn though they look as before; those of a cell's content do not count.
  private(set) var needless: [Role] = []
  private var free: [Role: [Item]] = [:]

  func makeItem(for index: Int, in scene: CalendarScene) -> Item {
    let role = scene.nodes[index].role
    guard let item = free[role]?.popLast() else {
      made += 1
      return Item(role: role)
    }
    if !item.children.isEmpty { faults.append("\(role) was full when it was free") }
    item.isFree = false
    item.group = nil
    item.drawing = nil
    return item
  }

  func insert(_ item: Item, in parent: Item?, after sibling: Item?) {
    changes += 1
    guard let parent else {
      root = item
      return
    }
    item.parent?.children.removeAll { $0 === item }
    item.parent = parent
    guard let sibling else { return parent.children.insert(item, at: 0) }
    guard let place = parent.children.firstIndex(where: { $0 === sibling }) else {
      return faults.append("\(sibling.role) is no sibling of \(item.role)")
    }
    parent.children.insert(item, at: place + 1)
  }

  func remove(_ item: Item) {
    changes += 1
    if item === root { root = nil }
    item.parent?.children.removeAll { $0 === item }
    item.parent = nil
  }

  func discard(_ item: Item, of role: Role) {
    changes += 1
    if item.isFree || item.role != role { faults.append("\(role) was discarded twice") }
    item.isFree = true
    item.children = []
    item.parent = nil
    free[role, default: []].append(item)
  }

  func place(_ item: Item, for index: Int, in scene: CalendarScene) {
    changes += 1
    item.frame = scene.nodes[index].frame
  }

  func scroll(_ item: Item, to group: ScrollGroup?) {
    changes += 1
    item.group = group
  }

  func draw(_ item: Item, for index: Int, in scene: CalendarScene) {
    changes += 1
    if item.isFree { faults.append("a free item was drawn") }
    drawn += 1
    let node = scene.nodes[index]
    let drawing = Drawing(node, scene)
    let isInCell = node.parent >= 0 && scene.nodes[Int(node.parent)].key.firstDay != nil
    if item.drawing == drawing, !isInCell { needless.append(node.role) }
    item.drawing = drawing
  }
}

extension PaperSurface {
  /// What differs from a surface that was given the whole scene at once.
  func differences(from scene: CalendarScene) -> [String] {
    var found = faults
    var items: [Item] = []
    var places = [Int](repeating: 0, count: scene.nodes.count + 1)
    for node in scene.nodes {
      let siblings = node.parent < 0 ? root.map { [$0] } ?? [] : items[Int(node.parent)].children
      let place = places[Int(node.parent) + 1]
      places[Int(node.parent) + 1] = place + 1
      guard place < siblings.count, siblings[place].role == node.role else {
        found.append("\(node.role) is not where it should be")
        return found
      }
      let item = siblings[place]
      items.append(item)
      if item.frame != node.frame { found.append("\(node.role) has another frame") }
      if item.drawing != Drawing(node, scene) { found.append("\(node.role) looks otherwise") }
      var group: ScrollGroup?
      for other in scene.groups where other.key == node.key { group = other }
      if item.group != group { found.append("\(node.role) is scrolled otherwise") }
      if item.layer != NodeLayer(of: node, movedBy: scene.group(moving: node)) {
        found.append("\(node.role) lies otherwise")
      }
    }
    let count = items.reduce(0) { $0 + $1.children.count } + (root == nil ? 0 : 1)
    if count != scene.nodes.count { found.append("\(count) items for \(scene.nodes.count) nodes") }
    return found
  }
}

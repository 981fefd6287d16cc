// SPDX-License-Identifier: MIT

@testable import CalendarEngine

/// A host like a web page: nodes in trees, changed one step at a time.
struct NaiveHost {
  struct Node: Hashable {
    var key: NodeKey
    var frame = SceneRect.zero
    var traits: Traits = []
    var tints: [UInt8] = []
    var dots = Dots.none
    var text: [UInt8] = []
    var label: [UInt8] = []
    var detail: [UInt8] = []
    var glance: MonthGlance?
    var layer: UInt8 = 0
    var isMoved = false
    var children: [NodeKey] = []
  }

  private(set) var nodes: [NodeKey: Node] = [:]
  private(set) var root: NodeKey?
  private(set) var scroll: [NodeKey: [Int32]] = [:]
  private(set) var style = SceneStyle()
  /// Steps that were impossible.
  private(set) var faults: [String] = []

  init() {}

  mutating func apply(_ changes: [SceneChange], of scene: CalendarScene) {
    for change in changes { apply(change, scene) }
  }

  private mutating func apply(_ change: SceneChange, _ scene: CalendarScene) {
    switch change {
    case .create(let index, let after): create(index, after: after, scene)
    case .remove(let key): remove(key)
    case .place(let index, let after):
      let key = scene.nodes[index].key
      detach(key)
      insert(key, in: parent(of: index, scene), after: after)
    case .resize(let index): update(index, scene) { $0.frame = $1.frame }
    case .move(let index):
      update(index, scene) {
        if $0.frame.width != $1.frame.width || $0.frame.height != $1.frame.height {
          $0.text = Array("a move changed the size".utf8)
        }
        $0.frame = $1.frame
      }
    case .state(let index):
      update(index, scene) {
        $0.traits = $1.traits
        $0.tints = $1.tints
        $0.dots = $1.dots
      }
    case .text(let index): update(index, scene) { $0.text = Array(scene.utf8($1.text)) }
    case .label(let index): update(index, scene) { $0.label = Array(scene.utf8($1.label)) }
    case .detail(let index): update(index, scene) { $0.detail = Array(scene.utf8($1.detail)) }
    case .scroll(let index):
      let group = scene.groups[index]
      scroll[group.key] = [group.x, group.y, group.scale, group.opacity]
    case .rest(let key): scroll[key] = nil
    case .restack(let index):
      update(index, scene) { ($0.layer, $0.isMoved) = ($1.layer, $1.group != 0) }
    case .glance(let index): update(index, scene) { $0.glance = scene.glance(of: $1) }
    case .style: style = scene.style
    }
  }

  private mutating func create(_ index: Int, after: NodeKey?, _ scene: CalendarScene) {
    let node = scene.nodes[index]
    if nodes[node.key] != nil { faults.append("\(node.role) is there already") }
    nodes[node.key] = Node(
      key: node.key, frame: node.frame, traits: node.traits, tints: node.tints,
      dots: node.dots, text: Array(scene.utf8(node.text)), label: Array(scene.utf8(node.label)),
      detail: Array(scene.utf8(node.detail)), glance: scene.glance(of: node),
      layer: node.layer, isMoved: node.group != 0)
    // A new node starts unscrolled, whatever had its key before.
    scroll[node.key] = nil
    if node.parent < 0 {
      root = node.key
    } else {
      insert(node.key, in: parent(of: index, scene), after: after)
    }
  }

  private func parent(of index: Int, _ scene: CalendarScene) -> NodeKey {
    scene.nodes[Int(scene.nodes[index].parent)].key
  }

  private mutating func insert(_ key: NodeKey, in parent: NodeKey, after: NodeKey?) {
    guard var node = nodes[parent] else { return faults.append("no parent for \(key.role)") }
    var place = 0
    if let after {
      guard let index = node.children.firstIndex(of: after) else {
        return faults.append("\(after.role) is no sibling of \(key.role)")
      }
      place = index + 1
    }
    node.children.insert(key, at: place)
    nodes[parent] = node
  }

  private mutating func detach(_ key: NodeKey) {
    for (parent, node) in nodes where node.children.contains(key) {
      nodes[parent]?.children.removeAll { $0 == key }
    }
  }

  private mutating func remove(_ key: NodeKey) {
    detach(key)
    if key == root { root = nil }
    guard let node = nodes.removeValue(forKey: key) else {
      return faults.append("nothing to remove: \(key.role)")
    }
    scroll[key] = nil
    for child in node.children { removeTree(child) }
  }

  private mutating func removeTree(_ key: NodeKey) {
    let children = nodes.removeValue(forKey: key)?.children ?? []
    scroll[key] = nil
    for child in children { removeTree(child) }
  }

  private mutating func update(
    _ index: Int, _ scene: CalendarScene, _ change: (inout Node, SceneNode) -> Void
  ) {
    let node = scene.nodes[index]
    guard var own = nodes[node.key] else { return faults.append("no \(node.role) to change") }
    change(&own, node)
    nodes[node.key] = own
  }

  /// The state of a host that was given the whole scene at once.
  init(showing scene: CalendarScene) {
    for node in scene.nodes {
      nodes[node.key] = Node(
        key: node.key, frame: node.frame, traits: node.traits, tints: node.tints,
        dots: node.dots, text: Array(scene.utf8(node.text)), label: Array(scene.utf8(node.label)),
        detail: Array(scene.utf8(node.detail)), glance: scene.glance(of: node),
        layer: node.layer, isMoved: node.group != 0)
      if node.parent < 0 {
        root = node.key
      } else {
        nodes[scene.nodes[Int(node.parent)].key]?.children.append(node.key)
      }
    }
    for group in scene.groups {
      scroll[group.key] = [group.x, group.y, group.scale, group.opacity]
    }
    style = scene.style
  }

  /// Differences from another host, in words.
  func differences(from other: NaiveHost) -> [String] {
    var found = faults
    if root != other.root { found.append("another root") }
    if scroll != other.scroll { found.append("scroll \(scroll), not \(other.scroll)") }
    if style != other.style { found.append("another style") }
    for key in Set(nodes.keys).union(other.nodes.keys) where nodes[key] != other.nodes[key] {
      found.append("\(key.role) \(key.day.map { "\($0)" } ?? ""): differs")
    }
    return found
  }
}

extension SceneNode {
  /// The tints of its parts.
  fileprivate var tints: [UInt8] { [tint, titleTint, borderTint, selectionTint] }
}

// SPDX-License-Identifier: MIT
import CalendarEngine

/// Keeps a surface equal to a scene, with no more calls than there are differences.
///
/// What it has drawn is what a surface that was given the whole scene at once would show.
@MainActor
public struct SceneMirror<Surface: HostSurface> {
  /// The scene that the surface shows.
  public private(set) var scene = CalendarScene()
  private var items: [NodeKey: Surface.Item] = [:]

  /// A mirror of an empty surface.
  public init() {}

  /// The item of a node, or nil.
  public func item(of key: NodeKey) -> Surface.Item? { items[key] }

  /// Brings a surface up to date.
  ///
  /// Linear in the number of nodes; while only groups move, in the number of groups.
  ///
  /// - Parameters:
  ///   - new: What is to be shown.
  ///   - surface: The same surface each time.
  /// - Returns: How many items were drawn.
  @discardableResult
  public mutating func show(_ new: CalendarScene, on surface: Surface) -> Int {
    var drawing = DrawnNodes(new)
    for change in new.changes(since: scene) { apply(change, new, surface, &drawing) }
    scene = new
    for index in drawing.indices {
      if let item = item(of: index) { surface.draw(item, for: index, in: new) }
    }
    return drawing.indices.count
  }

  /// Draws everything again: the colours are others, or the font is.
  ///
  /// - Complexity: O(n) for the nodes of the scene, each drawn once, and none is made or removed.
  public func redraw(on surface: Surface) {
    for index in scene.nodes.indices {
      if let item = item(of: index) { surface.draw(item, for: index, in: scene) }
    }
  }

  /// Draws what is of a role again, which looks otherwise now although the scene is the same.
  ///
  /// - Complexity: O(n) for the nodes of the scene, of which those of the role are drawn.
  public func redraw(_ role: Role, on surface: Surface) {
    for index in scene.nodes.indices where scene.nodes[index].role == role {
      if let item = item(of: index) { surface.draw(item, for: index, in: scene) }
    }
  }

  private func item(of index: Int) -> Surface.Item? { items[scene.nodes[index].key] }
}

extension SceneMirror {
  private mutating func apply(
    _ change: SceneChange, _ new: CalendarScene, _ surface: Surface, _ drawing: inout DrawnNodes
  ) {
    switch change {
    case .remove(let key): remove(key, surface)
    case .create(let index, let after):
      let item = surface.makeItem(for: index, in: new)
      items[new.nodes[index].key] = item
      insert(index, after, new, surface)
      surface.place(item, for: index, in: new)
      drawing.insert(index)
    case .place(let index, let after): insert(index, after, new, surface)
    case .move(let index): place(index, new, surface)
    case .resize(let index):
      place(index, new, surface)
      drawing.insert(index)
    case .state(let index), .text(let index), .detail(let index), .glance(let index),
      .restack(let index):
      drawing.insert(index)
    // Names are for assistive technology, which has a mirror of its own.
    case .label: break
    case .scroll(let index):
      if let item = items[new.groups[index].key] { surface.scroll(item, to: new.groups[index]) }
    case .rest(let key): if let item = items[key] { surface.scroll(item, to: nil) }
    case .style: drawing.insertAll()
    }
  }

  private func insert(
    _ index: Int, _ after: NodeKey?, _ new: CalendarScene, _ surface: Surface
  ) {
    let node = new.nodes[index]
    guard let item = items[node.key] else { return }
    let parent = node.parent < 0 ? nil : items[new.nodes[Int(node.parent)].key]
    surface.insert(item, in: parent, after: after.flatMap { items[$0] })
  }

  private func place(_ index: Int, _ new: CalendarScene, _ surface: Surface) {
    if let item = items[new.nodes[index].key] { surface.place(item, for: index, in: new) }
  }

  /// Takes out a subtree of the scene that was shown.
  private mutating func remove(_ key: NodeKey, _ surface: Surface) {
    guard let first = scene.index(of: key), let item = items[key] else { return }
    surface.remove(item)
    for index in first..<scene.nodes.count {
      // Pre-order: the subtree ends at the first node whose parent comes before it.
      if index > first, Int(scene.nodes[index].parent) < first { return }
      let node = scene.nodes[index]
      if let item = items.removeValue(forKey: node.key) { surface.discard(item, of: node.role) }
    }
  }
}

/// The nodes of a scene that are to be drawn, each once.
private struct DrawnNodes {
  private let scene: CalendarScene
  /// Empty until there is one: a movement draws none.
  private var isIn: [Bool] = []
  private(set) var indices: [Int] = []

  init(_ scene: CalendarScene) {
    self.scene = scene
  }

  /// Adds a node, and with a cell what is in it: its lines take their colours from the cell's state.
  mutating func insert(_ index: Int) {
    add(index)
    guard scene.nodes[index].key.firstDay != nil else { return }
    var next = index + 1
    while next < scene.nodes.count, scene.nodes[next].parent >= index {
      add(next)
      next += 1
    }
  }

  mutating func insertAll() {
    for index in scene.nodes.indices { add(index) }
  }

  private mutating func add(_ index: Int) {
    if isIn.isEmpty { isIn = [Bool](repeating: false, count: scene.nodes.count) }
    guard !isIn[index] else { return }
    isIn[index] = true
    indices.append(index)
  }
}

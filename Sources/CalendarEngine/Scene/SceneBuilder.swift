// SPDX-License-Identifier: MIT
import CivilTime

/// Collects the nodes of a scene; layouts write into it.
///
/// Not inlined, for the size of the WebAssembly module.
struct SceneBuilder {
  private var content = SceneContent()
  private var groups: [ScrollGroup] = []
  private var elastic = ElasticFrames()
  private let grid: PixelGrid
  private var origins: [Origin] = []
  private var former = FormerWords()

  /// What children need to know about a node: its origin in the calendar's coordinates without
  /// scrolling, and its group.
  private struct Origin {
    var x = 0.0
    var y = 0.0
    var bottom = 0.0
    var left: Int32 = 0
    var top: Int32 = 0
    var group: UInt8 = 0
    var slides = false
  }

  init(scale: Double) {
    grid = PixelGrid(scale: scale)
    content.nodes.reserveCapacity(128)
    origins.reserveCapacity(128)
    content.arena.reserveCapacity(4096)
  }

  /// The scene of what has been added.
  var scene: CalendarScene { CalendarScene(content, groups, elastic) }

  /// How many nodes have been added.
  var count: Int { content.nodes.count }

  /// The sizes, besides the frames, that were set last.
  var style: SceneStyle { content.style }

  /// Adds a node and returns its index, which its children use as their parent.
  @inline(never)
  mutating func add(
    _ key: NodeKey, in parent: Int32, frame: LayoutRect, traits: Traits = []
  ) -> Int32 {
    let above = parent >= 0 ? origins[Int(parent)] : Origin()
    // Round the absolute edges, not those relative to the parent: a parent's edges are rounded,
    // too, and a week of 71.3 points would become a pixel higher or lower than its days.
    let (x, y) = (above.x + frame.x, above.y + frame.y)
    var rect = grid.rect(x: x, y: y, width: frame.width, height: frame.height)
    origins.append(
      Origin(
        x: x, y: y, bottom: y + frame.height, left: rect.x, top: rect.y, group: above.group))
    (rect.x, rect.y) = (rect.x - above.left, rect.y - above.top)
    var node = SceneNode(key: key, parent: parent, frame: rect, traits: traits)
    node.group = above.group
    if parent >= 0 { node.layer = content.nodes[Int(parent)].layer }
    content.nodes.append(node)
    return Int32(content.nodes.count - 1)
  }

  /// Changes the node at an index that `add` returned.
  @inline(never)
  mutating func update(_ index: Int32, _ change: (inout SceneNode) -> Void) {
    change(&content.nodes[Int(index)])
  }

  /// The node at an index that `add` returned.
  func node(_ index: Int32) -> SceneNode { content.nodes[Int(index)] }

  /// Gives a node its visible text.
  @inline(never)
  mutating func text(_ index: Int32, _ write: (inout [UInt8]) -> Void) {
    content.nodes[Int(index)].text = content.append(write)
  }

  /// Gives a node its accessible name.
  @inline(never)
  mutating func label(_ index: Int32, _ write: (inout [UInt8]) -> Void) {
    content.nodes[Int(index)].label = content.append(write)
  }

  /// Gives a node the detail that hosts pass to the app.
  @inline(never)
  mutating func detail(_ index: Int32, _ write: (inout [UInt8]) -> Void) {
    content.nodes[Int(index)].detail = content.append(write)
  }

  /// Has `keepWords` take words over from a scene.
  mutating func follow(_ scene: CalendarScene) {
    former = FormerWords(scene)
  }

  /// Gives a node the words of the one with its key in the scene that is followed; returns whether
  /// there is one.
  mutating func keepWords(_ index: Int32) -> Bool {
    former.write(to: Int(index), of: &content)
  }

  /// Makes the children of a node a scroll group that is moved by so many points.
  mutating func scroll(_ index: Int32, x: Double, y: Double) {
    groups.append(
      ScrollGroup(key: content.nodes[Int(index)].key, x: grid.edge(x), y: grid.edge(y)))
    let group = UInt8(truncatingIfNeeded: groups.count)
    origins[Int(index)].group = group
    // Children that exist already.
    for child in Int(index + 1)..<max(content.nodes.count, Int(index + 1))
    where content.nodes[child].parent == index {
      content.nodes[child].group = group
    }
  }

  /// Lets the lower edge of a node slide; what is in it stays where it is.
  ///
  /// Nodes that slide are named in the order in which they were added.
  mutating func stretch(_ index: Int32) { slide(Int(index)) }

  /// Lets nodes slide as a whole, with what is in them: from an index on, those added so far.
  mutating func sink(from index: Int) {
    if Edition.isPicker { return }
    for index in index..<max(content.nodes.count, index) {
      origins[index].slides = true
      slide(index)
    }
  }

  private mutating func slide(_ index: Int) {
    if Edition.isPicker { return }
    let (own, parent) = (origins[index], Int(content.nodes[index].parent))
    let above = parent >= 0 ? origins[parent] : Origin()
    elastic.append(
      ElasticFrame(
        index: index, parentTop: above.y, top: own.y, bottom: own.bottom,
        parentSlides: above.slides, slides: own.slides))
  }

  /// Scales and fades the children of a node that is a scroll group already.
  mutating func zoom(_ index: Int32, _ zoom: LayerZoom, isLeaving: Bool) {
    let key = content.nodes[Int(index)].key
    guard let place = groups.firstIndex(where: { $0.key == key }) else { return }
    var group = groups[place]
    group.x = zoom.translated(group.x, by: zoom.x)
    group.y = zoom.translated(group.y, by: zoom.y)
    group.scale = zoom.unitScale
    group.opacity = zoom.unitOpacity
    group.isLeaving = isLeaving
    groups[place] = group
  }

  /// Removes tab stops from the nodes starting at an index, because they are leaving the view.
  mutating func retire(from index: Int) {
    for place in index..<content.nodes.count { content.nodes[place].traits.remove(.tabStop) }
  }

  /// Gives a node the days of a small month.
  mutating func glance(_ index: Int32, _ glance: MonthGlance) {
    content.glances.append(glance)
    content.nodes[Int(index)].glance = Int32(content.glances.count)
  }

  /// Sets the sizes that hosts need besides the frames.
  mutating func style(_ style: SceneStyle) {
    content.style = style
  }
}

/// A rectangle in points, before rounding.
struct LayoutRect {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

extension SceneContent {
  /// Appends text and returns where it is.
  mutating func append(_ write: (inout [UInt8]) -> Void) -> SceneText {
    let start = arena.count
    write(&arena)
    let count = arena.count - start
    guard count > 0 else { return .none }
    return SceneText(start: Int32(start), count: Int32(count))
  }
}

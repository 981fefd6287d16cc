// SPDX-License-Identifier: MIT
import CivilTime

/// What is shown: a flat array of nodes in pre-order, the groups that scroll, and the text.
///
/// Array order is paint order and reading order; a subtree is a slice.
public struct CalendarScene: Hashable, Sendable {
  /// The scroll groups; group `n` of a node is element `n − 1`.
  public internal(set) var groups: [ScrollGroup]
  private var shared: SharedContent

  /// The empty scene.
  public init() { self.init(SceneContent(), []) }

  init(_ content: SceneContent, _ groups: [ScrollGroup], _ elastic: ElasticFrames = ElasticFrames())
  {
    shared = SharedContent(content, elastic)
    self.groups = groups
  }
}

extension CalendarScene {
  /// The nodes, parents before children.
  ///
  /// The first one is the calendar itself.
  public var nodes: [SceneNode] { shared.content.nodes }

  /// The days of small months; number `n` of a node is element `n − 1`.
  public var glances: [MonthGlance] { shared.content.glances }

  /// Everything but the groups.
  var content: SceneContent { shared.content }

  /// Sizes that hosts need besides the frames.
  public var style: SceneStyle { shared.content.style }

  /// Whether nothing but groups and elastic frames can be other than in a scene, because both share
  /// all else.
  ///
  /// Costs nothing; scenes that do not share it may have the same nodes all the same.
  func sharesContent(with other: CalendarScene) -> Bool { shared.origin === other.shared.origin }

  /// The frames that slide.
  var elastic: ElasticFrames { shared.elastic }

  /// Lets the lower edges of elastic frames slide by so many points from where they were laid out.
  ///
  /// Copies the nodes if any frame is another then.
  mutating func slide(by points: Double, _ grid: PixelGrid) {
    guard let nodes = shared.elastic.slid(shared.content.nodes, by: points, grid) else { return }
    shared = SharedContent(nodes, in: shared)
  }

  /// What scenes share while only groups move.
  private final class SharedContent: Hashable, Sendable {
    let content: SceneContent
    /// The nodes whose frames slide, as they were laid out.
    let elastic: ElasticFrames
    /// What this is but for frames that have slid, or nil.
    private let former: SharedContent?

    init(_ content: SceneContent, _ elastic: ElasticFrames) {
      self.content = content
      self.elastic = elastic
      former = nil
    }

    /// The same with other frames.
    init(_ nodes: [SceneNode], in shared: SharedContent) {
      var content = shared.content
      content.nodes = nodes
      self.content = content
      elastic = shared.elastic
      former = shared.origin
    }

    /// What was laid out.
    var origin: SharedContent { former ?? self }

    static func == (left: SharedContent, right: SharedContent) -> Bool {
      left === right || left.content == right.content
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(content)
    }
  }
}

extension CalendarScene {
  /// The UTF-8 bytes of a text; empty for text of another scene that lies outside this one.
  public func utf8(_ text: SceneText) -> ArraySlice<UInt8> {
    let start = Int(text.start)
    let end = start + Int(text.count)
    let arena = shared.content.arena
    guard start >= 0, end >= start, end <= arena.count else { return [] }
    return arena[start..<end]
  }

  // Not inlined at its callers, for the size of the WebAssembly module.
  /// Whether a text is the same as one of another scene.
  @inline(never)
  func utf8(_ text: SceneText, is other: SceneText, of scene: CalendarScene) -> Bool {
    guard text.count == other.count else { return false }
    return shared.content.arena.withUnsafeBytes { own in
      scene.shared.content.arena.withUnsafeBytes { others in
        let own = UnsafeRawBufferPointer(rebasing: own[text.range])
        let others = UnsafeRawBufferPointer(rebasing: others[other.range])
        var place = 0
        // Most texts of a scene are those of the one before, and eight bytes are compared at once.
        while place + 8 <= own.count {
          if own.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            != others.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          {
            return false
          }
          place += 8
        }
        while place < own.count, own[place] == others[place] { place += 1 }
        return place == own.count
      }
    }
  }

  /// The days of a small month, or nil for a node that has none.
  public func glance(of node: SceneNode) -> MonthGlance? {
    let index = Int(node.glance) - 1
    return glances.indices.contains(index) ? glances[index] : nil
  }

  /// The index of the node with a key, or nil.
  ///
  /// Linear in the number of nodes.
  public func index(of key: NodeKey) -> Int? {
    nodes.firstIndex { $0.key == key }
  }
}

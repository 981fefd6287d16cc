// SPDX-License-Identifier: MIT

/// The words of a scene that is followed by another, which takes over those of the nodes that stay.
struct FormerWords {
  private var content = SceneContent()
  /// Where its nodes are; nil where no scene is followed.
  private var places: NodeMap?

  /// None.
  init() {}

  /// Those of a scene.
  ///
  /// Linear in the number of its nodes.
  init(_ scene: CalendarScene) {
    var places = NodeMap(minimumCapacity: scene.nodes.count)
    for (place, node) in scene.nodes.enumerated() { places.set(node.key, to: Int32(place)) }
    self.places = places
    content = scene.content
  }

  /// Gives a node of other content the words of the one with its key; returns whether there is one.
  func write(to index: Int, of other: inout SceneContent) -> Bool {
    guard let place = places?[other.nodes[index].key] else { return false }
    let before = content.nodes[Int(place)]
    other.nodes[index].text = other.append(before.text, of: content)
    other.nodes[index].label = other.append(before.label, of: content)
    other.nodes[index].detail = other.append(before.detail, of: content)
    return true
  }
}

extension SceneContent {
  /// Appends a text of other content and returns where it is.
  fileprivate mutating func append(_ text: SceneText, of other: SceneContent) -> SceneText {
    guard text.count > 0 else { return .none }
    let start = Int32(arena.count)
    arena.append(contentsOf: other.arena[text.range])
    return SceneText(start: start, count: text.count)
  }
}

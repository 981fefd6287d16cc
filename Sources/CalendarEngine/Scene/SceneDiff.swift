// SPDX-License-Identifier: MIT
import CivilTime

/// One step from a scene to the next.
///
/// Indices are places in the next scene's `nodes`.
public enum SceneChange: Hashable, Sendable {
  /// A new node; it comes after this sibling, or first in its parent when nil.
  case create(index: Int, after: NodeKey?)
  /// A node has gone, together with everything in it.
  case remove(key: NodeKey)
  /// A node now comes after another sibling.
  case place(index: Int, after: NodeKey?)
  /// Its parent's group moves it now or does not any more, or it is on another layer.
  case restack(index: Int)
  /// The frame's size has changed, and perhaps its position.
  case resize(index: Int)
  /// The frame's position has changed.
  case move(index: Int)
  /// States, tint or dots have changed.
  case state(index: Int)
  /// The visible text.
  case text(index: Int)
  /// The accessible name.
  case label(index: Int)
  /// The detail that hosts pass to the app.
  case detail(index: Int)
  /// The days of a small month.
  case glance(index: Int)
  /// A group's translation; the index is the group's.
  case scroll(index: Int)
  /// A node no longer moves its children, but is still there.
  case rest(key: NodeKey)
  /// The sizes besides the frames.
  case style
}

extension [SceneChange] {
  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  @inline(never)
  fileprivate mutating func note(_ change: SceneChange) { append(change) }
}

extension CalendarScene {
  /// The steps from an earlier scene to this one, in the order in which they apply.
  ///
  /// Removals come first, so that a host can use what they free. Linear in the number of nodes; of
  /// groups and elastic frames, between frames of a movement.
  public func changes(since old: CalendarScene) -> [SceneChange] {
    var changes: [SceneChange] = []
    if sharesContent(with: old) {
      elastic.forEachNode { appendFrame(of: $0, since: old, at: $0, to: &changes) }
      for index in groups.indices where groups[index] != old.groups[index] {
        changes.note(.scroll(index: index))
      }
      return changes
    }
    let places = pairing(with: old)
    appendRemovals(since: old, kept: places, to: &changes)
    appendNodes(since: old, places: places, to: &changes)
    for (index, group) in groups.enumerated()
    where isMadeAnew(group, places) || !old.groups.contains(group) {
      changes.note(.scroll(index: index))
    }
    // Weekdays stay after they have been faded; the pickers' edition fades nothing.
    for group in old.groups
    where !Edition.isPicker && !groups.contains(where: { $0.key == group.key }) {
      if index(of: group.key) != nil { changes.note(.rest(key: group.key)) }
    }
    if style != old.style { changes.note(.style) }
    return changes
  }

  /// Whether the node of a group is new: it has no translation yet, or another one's.
  ///
  /// Its parent changes only between views.
  private func isMadeAnew(_ group: ScrollGroup, _ places: [Int32]) -> Bool {
    guard !Edition.isPicker, let index = index(of: group.key) else { return false }
    return places[index] < 0
  }

  /// For each node, its index in the old scene, or −1.
  private func pairing(with old: CalendarScene) -> [Int32] {
    if isShaped(like: old) { return nodes.indices.map { Int32($0) } }
    var index = NodeMap(minimumCapacity: old.nodes.count)
    for place in old.nodes.indices { index.set(old.nodes[place].key, to: Int32(place)) }
    var places: [Int32] = []
    places.reserveCapacity(nodes.count)
    for child in nodes.indices {
      var place = index[nodes[child].key] ?? -1
      // In another parent it is a new node: a day is in another week when weeks begin on Monday.
      let parent = nodes[child].parent < 0 ? -1 : places[Int(nodes[child].parent)]
      if place >= 0, old.nodes[Int(place)].parent != parent { place = -1 }
      places.append(place)
    }
    return places
  }

  /// Whether the keys are the same in the same order, as is usually the case.
  private func isShaped(like old: CalendarScene) -> Bool {
    guard nodes.count == old.nodes.count else { return false }
    for index in nodes.indices
    where nodes[index].key != old.nodes[index].key || nodes[index].parent != old.nodes[index].parent
    {
      return false
    }
    return true
  }

  private func appendRemovals(
    since old: CalendarScene, kept places: [Int32], to changes: inout [SceneChange]
  ) {
    var isKept = [Bool](repeating: false, count: old.nodes.count)
    for place in places where place >= 0 { isKept[Int(place)] = true }
    for index in old.nodes.indices where !isKept[index] {
      // The host removes a subtree at once, so only its root is named.
      let parent = old.nodes[index].parent
      if parent < 0 || isKept[Int(parent)] { changes.note(.remove(key: old.nodes[index].key)) }
    }
  }

  private func appendNodes(
    since old: CalendarScene, places: [Int32], to changes: inout [SceneChange]
  ) {
    // The last child seen of each parent, and the last position among those that stay.
    var previous = [Int32](repeating: -1, count: nodes.count)
    var lastPlace = [Int32](repeating: -1, count: nodes.count)
    for index in nodes.indices {
      var after: NodeKey?
      let parent = Int(nodes[index].parent)
      if parent >= 0 {
        after = previous[parent] < 0 ? nil : nodes[Int(previous[parent])].key
        previous[parent] = Int32(index)
      }
      let place = places[index]
      guard place >= 0 else {
        changes.note(.create(index: index, after: after))
        if nodes[index].glance != 0 { changes.note(.glance(index: index)) }
        continue
      }
      if parent >= 0 {
        if place < lastPlace[parent] {
          changes.note(.place(index: index, after: after))
        } else {
          lastPlace[parent] = place
        }
      }
      appendChanges(of: index, since: old, at: Int(place), to: &changes)
    }
  }

  private func appendChanges(
    of index: Int, since old: CalendarScene, at place: Int, to changes: inout [SceneChange]
  ) {
    appendFrame(of: index, since: old, at: place, to: &changes)
    let new = nodes[index]
    let before = old.nodes[place]
    if new.traits != before.traits || new.tint != before.tint || new.dots != before.dots
      || new.titleTint != before.titleTint || new.progress != before.progress
      || new.borderTint != before.borderTint || new.selectionTint != before.selectionTint
    {
      changes.note(.state(index: index))
    }
    if new.glance != 0 || before.glance != 0, glance(of: new) != old.glance(of: before) {
      changes.note(.glance(index: index))
    }
    // A group moves children of its own node, whatever its number is from scene to scene.
    if !Edition.isPicker, new.layer != before.layer || (new.group == 0) != (before.group == 0) {
      changes.note(.restack(index: index))
    }
    if !utf8(new.text, is: before.text, of: old) { changes.note(.text(index: index)) }
    if !utf8(new.label, is: before.label, of: old) { changes.note(.label(index: index)) }
    if !utf8(new.detail, is: before.detail, of: old) { changes.note(.detail(index: index)) }
  }

  private func appendFrame(
    of index: Int, since old: CalendarScene, at place: Int, to changes: inout [SceneChange]
  ) {
    let (new, before) = (nodes[index].frame, old.nodes[place].frame)
    guard new != before else { return }
    let isResized = new.width != before.width || new.height != before.height
    changes.note(isResized ? .resize(index: index) : .move(index: index))
  }
}

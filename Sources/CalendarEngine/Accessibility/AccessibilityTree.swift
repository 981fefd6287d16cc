// SPDX-License-Identifier: MIT
import CivilTime

/// What a calendar presents to assistive technology: elements in reading order.
///
/// It is made from the scene, so that what is heard is what is seen. Whatever lies outside the
/// calendar's frame is left out.
public struct AccessibilityTree: Hashable, Sendable {
  /// The elements; each comes after the one that contains it.
  ///
  /// The first one is the calendar.
  public internal(set) var elements: [AccessibilityElement] = []
}

extension CalendarRuntime {
  /// What is presented to assistive technology at the moment.
  ///
  /// Takes time linear in the number of nodes times the depth of the scene. Ask for it when the
  /// scene has changed and an assistive technology is active.
  public var accessibility: AccessibilityTree {
    AccessibilityBuilder(sceneInput, scene).tree
  }
}

/// Makes elements from the nodes of a scene.
struct AccessibilityBuilder {
  private(set) var tree = AccessibilityTree()
  let input: LayoutInput
  let scene: CalendarScene
  private let hints: PhraseBook

  init(_ input: LayoutInput, _ scene: CalendarScene) {
    self.input = input
    self.scene = scene
    let language = PhraseLanguage(tag: input.locale.tag)
    hints = PhraseBook(language, catalogue: [], shipped: language.accessibility)
    build()
  }

  private mutating func build() {
    // For each node, the element that represents it or contains its content.
    var owners: [Int32] = []
    let bounds = scene.nodes.isEmpty ? .zero : scene.absoluteFrame(0)
    for (index, node) in scene.nodes.enumerated() {
      let owner = node.parent < 0 ? -1 : owners[Int(node.parent)]
      let frame = scene.absoluteFrame(index)
      guard let kind = kind(of: node), !scene.isLeaving(node),
        node.parent < 0 || frame.overlaps(bounds)
      else {
        owners.append(owner)
        continue
      }
      owners.append(Int32(tree.elements.count))
      tree.elements.append(element(node, kind, parent: owner, frame: frame))
    }
  }

  private func element(
    _ node: SceneNode, _ kind: AccessibilityElement.Kind, parent: Int32, frame: SceneRect
  ) -> AccessibilityElement {
    var element = AccessibilityElement(key: node.key, parent: parent, kind: kind, frame: frame)
    name(&element, node)
    element.states = states(of: node)
    element.actions = actions(of: node)
    return element
  }

  /// Sets the name of an element.
  ///
  /// A cell gets its date, month or year as its name, and everything else that is said about it as
  /// its value.
  private func name(_ element: inout AccessibilityElement, _ node: SceneNode) {
    element.label = Array(scene.utf8(node.label.count > 0 ? node.label : node.text))
    if node.role == .handle {
      let isMonth = input.state.expansion.mode == .month
      input.phrases.append(isMonth ? .monthView : .weekView, to: &element.value)
    }
    if let day = node.key.day {
      var date: [UInt8] = []
      input.locale.append(day, input.locale.fullDate, to: &date)
      describe(&element, named: date, hint(of: day, node))
    } else if let period = node.key.period {
      var name: [UInt8] = []
      input.appendSpoken(period, to: &name)
      describe(&element, named: name, hint(of: period, node))
    }
  }

  /// Splits what is said about a cell into a name and a value, and adds what choosing the cell
  /// does.
  private func describe(
    _ element: inout AccessibilityElement, named name: [UInt8], _ hint: AccessibilityPhrase?
  ) {
    var prefix = name
    input.phrases.append(.separator, to: &prefix)
    if element.label.starts(with: prefix) {
      element.value = Array(element.label[prefix.count...])
      element.label = name
    }
    guard let hint else { return }
    hints.append(line: Int(hint.rawValue), count: 0, arguments: [], to: &element.hint)
  }

  private func states(of node: SceneNode) -> AccessibilityElement.States {
    var states: AccessibilityElement.States = []
    if node.traits.contains(.selectable) { states.insert(.selectable) }
    if node.traits.contains(.selected) { states.insert(.selected) }
    if node.traits.contains(.disabled) { states.insert(.disabled) }
    if node.traits.contains(.today) { states.insert(.current) }
    if node.traits.contains(.tabStop) { states.insert(.tabStop) }
    return states
  }
}

extension SceneRect {
  /// Whether two rectangles overlap.
  func overlaps(_ other: SceneRect) -> Bool {
    x < other.x &+ other.width && other.x < x &+ width && y < other.y &+ other.height
      && other.y < y &+ height
  }
}

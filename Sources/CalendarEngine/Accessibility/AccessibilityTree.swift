// SPDX-License-Identifier: MIT
import CalendarModel
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

  /// A tree of nothing.
  public init() {}
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
  var tree = AccessibilityTree()
  let input: LayoutInput
  let scene: CalendarScene
  private let hints: PhraseBook
  /// What is between the name of a cell and what else is said about it.
  private let separator: [UInt8]
  /// What choosing a cell does, in words that all cells share.
  private var hintWords: [(hint: AccessibilityPhrase, words: [UInt8])] = []
  /// For each node, its place among its siblings of its kind, from 1.
  private(set) var siblingPlaces: [Int32] = []
  /// Whether an event is in sight where it is held elsewhere.
  private(set) var showsVacated = false

  init(_ input: LayoutInput, _ scene: CalendarScene) {
    self.input = input
    self.scene = scene
    let language = PhraseLanguage(tag: input.locale.tag)
    hints = PhraseBook(language, catalogue: [], shipped: language.accessibility)
    var separator: [UInt8] = []
    input.phrases.append(.separator, to: &separator)
    self.separator = separator
    build()
  }

  private mutating func build() {
    // For each node, the element that represents it or contains its content.
    var owners: [Int32] = []
    let bounds = scene.nodes.isEmpty ? .zero : scene.absoluteFrame(0)
    for (index, node) in scene.nodes.enumerated() where node.traits.contains(.vacated) {
      let isSeen = !scene.isLeaving(node) && scene.absoluteFrame(index).overlaps(bounds)
      showsVacated = showsVacated || isSeen
    }
    siblingPlaces = siblingPlaces(of: scene.nodes)
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
      tree.elements.append(element(index, kind, parent: owner, frame: frame))
    }
    addFreeTimes()
  }

  private mutating func element(
    _ index: Int, _ kind: AccessibilityElement.Kind, parent: Int32, frame: SceneRect
  ) -> AccessibilityElement {
    let node = scene.nodes[index]
    var element = AccessibilityElement(key: node.key, parent: parent, kind: kind, frame: frame)
    name(&element, whatIsHeld(from: node) ?? node)
    (element.row, element.column) = place(of: index, kind)
    if isHeld(node) { append(.dropsEvent, to: &element.hint) }
    element.states = states(of: node)
    element.actions = actions(of: node)
    return element
  }

  /// Sets the name of an element.
  ///
  /// A cell gets its date, month or year as its name and an event its title, and everything else that is
  /// said about it as its value.
  private mutating func name(_ element: inout AccessibilityElement, _ node: SceneNode) {
    element.label = Array(scene.utf8(node.label.count > 0 ? node.label : node.text))
    if element.label.isEmpty { nameContainer(&element, node) }
    if node.role == .handle {
      let isMonth = input.state.expansion.mode == .month
      input.phrases.append(isMonth ? .monthView : .weekView, to: &element.value)
    }
    if node.key.isOfEvent, let event = input.state.facts.occurrence(of: node.key),
      !event.title.isEmpty
    {
      describe(&element, named: event.title, nil)
    } else if let day = node.key.day {
      var date: [UInt8] = []
      date.reserveCapacity(48)
      input.locale.append(day, input.locale.fullDate, to: &date)
      // A day's column has times, and an event is chosen for itself.
      let chooses = node.role == .dayCell || node.role == .dateHeader
      describe(&element, named: date, chooses ? hint(of: day, node) : nil)
    } else if let period = node.key.period {
      var name: [UInt8] = []
      input.appendSpoken(period, to: &name)
      describe(&element, named: name, hint(of: period, node))
    }
  }

  /// Splits what is said about a cell into a name and a value, and adds what choosing the cell
  /// does.
  private mutating func describe(
    _ element: inout AccessibilityElement, named name: [UInt8], _ hint: AccessibilityPhrase?
  ) {
    if element.label.starts(with: name) {
      let rest = element.label[name.count...]
      if rest.starts(with: separator) {
        element.value = Array(rest.dropFirst(separator.count))
        element.label = name
      }
    }
    if let hint { element.hint = words(of: hint) }
  }

  private mutating func words(of hint: AccessibilityPhrase) -> [UInt8] {
    for known in hintWords where known.hint == hint { return known.words }
    var words: [UInt8] = []
    append(hint, to: &words)
    hintWords.append((hint, words))
    return words
  }

  /// Appends a phrase in the calendar's language.
  func append(_ phrase: AccessibilityPhrase, to out: inout [UInt8]) {
    hints.append(line: Int(phrase.rawValue), count: 0, arguments: [], to: &out)
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

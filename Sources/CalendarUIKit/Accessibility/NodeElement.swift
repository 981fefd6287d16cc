// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import Accessibility
  import CalendarEngine
  import CalendarHost
  import UIKit

  /// An element of the calendar for VoiceOver, Switch Control and Voice Control.
  class NodeElement: UIAccessibilityElement, AXCustomContentProvider {
    private(set) var meaning: AccessibilityElement
    // A screen reader may keep an element for longer than its calendar is there.
    private weak var calendar: CalendarUIView?

    required init(_ meaning: AccessibilityElement, in calendar: CalendarUIView) {
      self.meaning = meaning
      self.calendar = calendar
      super.init(accessibilityContainer: calendar)
      adopt(meaning)
    }

    /// Says what it is now.
    func adopt(_ new: AccessibilityElement) {
      meaning = new
      adoptKind()
      accessibilityLabel = text(new.label)
      accessibilityValue = text(new.value)
      accessibilityHint = text(new.hint)
      accessibilityTraits = traits
      accessibilityRespondsToUserInteraction = action(.activate) != nil
      // Voice Control.
      accessibilityUserInputLabels =
        calendar?.session.runtime.spokenNames(of: new).compactMap { text($0) } ?? []
    }

    /// Contains other elements from now on.
    func contain(_ children: [NodeElement]) {
      for child in children { child.accessibilityContainer = self }
      accessibilityElements = children
      adoptKind()
    }

    /// UIKit looks into nothing that is read itself, so that a day with events is a group with its name.
    private func adoptKind() {
      let isGroup = meaning.kind.isRead && accessibilityElements?.isEmpty == false
      isAccessibilityElement = meaning.kind.isRead && !isGroup
      accessibilityContainerType = isGroup ? .semanticGroup : meaning.kind.containerType
    }

    /// What a cursor can be on: the element, or the first one of its group.
    var reachable: NodeElement {
      if isAccessibilityElement { return self }
      return (accessibilityElements?.first as? NodeElement)?.reachable ?? self
    }

    private func text(_ utf8: [UInt8]) -> String? {
      utf8.isEmpty ? nil : String(decoding: utf8, as: UTF8.self)
    }

    private var traits: UIAccessibilityTraits {
      var traits = meaning.kind.traits
      for action in meaning.actions { traits.formUnion(action.trigger.traits(of: meaning.kind)) }
      if meaning.states.contains(.selected) { traits.insert(.selected) }
      if meaning.states.contains(.disabled) { traits.insert(.notEnabled) }
      return traits
    }

    /// What can be heard of an event on request, as the calendar and the app know it by now.
    var accessibilityCustomContent: [AXCustomContent]? {
      get {
        (calendar?.session.details(of: meaning) ?? []).map { detail in
          let content = AXCustomContent(label: detail.name, value: detail.value)
          content.importance = detail.isImportant ? .high : .default
          return content
        }
      }
      set {}
    }

    override var accessibilityFrame: CGRect {
      get {
        calendar.map {
          UIAccessibility.convertToScreenCoordinates(CGRect(meaning.frame), in: $0)
        } ?? .zero
      }
      set {}
    }
  }

  extension NodeElement {
    /// The chart of what is in view, if there is one.
    var chart: CalendarChart? { calendar?.session.runtime.chart }

    func action(_ trigger: AccessibilityAction.Trigger) -> AccessibilityAction? {
      meaning.actions.first { $0.trigger == trigger }
    }

    /// Where the platform takes hold of its event; nil where it has none, and where hands drag by
    /// themselves.
    var dragPoint: ScenePlace? {
      guard let calendar, calendar.dragsEvents else { return nil }
      return calendar.session.runtime.dragPoint(of: meaning).map { ScenePlace($0, in: calendar) }
    }

    /// Where the platform lets go of what it drags.
    var dropPoint: ScenePlace? {
      guard let calendar else { return nil }
      return calendar.session.runtime.dropPoint(of: meaning).map { ScenePlace($0, in: calendar) }
    }

    /// Does what a trigger does; returns whether it does anything.
    func perform(_ trigger: AccessibilityAction.Trigger) -> Bool {
      guard let calendar, let action = action(trigger) else { return false }
      calendar.session.send(action.input)
      return true
    }

    /// The menu that the app has for it.
    var menu: UIMenu? {
      guard let calendar, let node = calendar.node(of: meaning.key) else { return nil }
      return calendar.delegate?.calendar(calendar, menuFor: node)
    }

    /// The actions with names, for the list of an element's actions.
    var named: [UIAccessibilityCustomAction] {
      meaning.actions.filter { $0.trigger == .named }.map { action in
        UIAccessibilityCustomAction(name: String(decoding: action.name, as: UTF8.self)) {
          [weak calendar] _ in
          calendar?.session.send(action.input)
          return calendar != nil
        }
      }
    }

    override func accessibilityActivate() -> Bool { perform(.activate) }
    override func accessibilityIncrement() { _ = perform(.increment) }
    override func accessibilityDecrement() { _ = perform(.decrement) }
    override func accessibilityPerformEscape() -> Bool { perform(.escape) }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      calendar?.accessibilityScroll(direction) ?? false
    }
  }

  extension AccessibilityAction.Trigger {
    /// What an element is by being able to do something.
    fileprivate func traits(of kind: AccessibilityElement.Kind) -> UIAccessibilityTraits {
      switch self {
      case .activate: kind == .cell ? .button : .none
      case .increment, .decrement: .adjustable
      case .escape, .magicTap, .named: .none
      }
    }
  }

  extension AccessibilityElement.Kind {
    /// Whether it is read itself; the others only contain what is read.
    fileprivate var isRead: Bool {
      switch self {
      case .container, .grid, .row: false
      case .heading, .button, .columnHeader, .rowHeader, .cell, .text, .status: true
      }
    }

    fileprivate var containerType: UIAccessibilityContainerType {
      switch self {
      case .container, .row: .semanticGroup
      case .grid: .dataTable
      case .heading, .button, .columnHeader, .rowHeader, .cell, .text, .status: .none
      }
    }

    fileprivate var traits: UIAccessibilityTraits {
      switch self {
      case .container, .grid, .row: .none
      case .heading, .columnHeader: .header
      case .button: .button
      case .rowHeader, .cell, .text: .staticText
      case .status: [.staticText, .updatesFrequently]
      }
    }
  }
#endif

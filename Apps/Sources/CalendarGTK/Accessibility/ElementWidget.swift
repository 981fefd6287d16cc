// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine

/// An element of the calendar as GTK knows it: a widget that is there, and not seen.
@MainActor
final class ElementWidget {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// What it is now.
  private(set) var meaning: AccessibilityElement
  private var hasActions = false
  private unowned let owner: CalendarWidget

  init(_ meaning: AccessibilityElement, of owner: CalendarWidget) {
    self.meaning = meaning
    self.owner = owner
    widget = almanac_element_new(meaning.kind.role)
    g_object_ref_sink(UnsafeMutableRawPointer(widget))
  }
}

extension ElementWidget {
  /// Says what the element is now.
  func update(_ meaning: AccessibilityElement) {
    let (states, frame) = (meaning.states, meaning.frame)
    almanac_element_place(
      widget, frame.x / 64, frame.y / 64, max(frame.width / 64, 0), max(frame.height / 64, 0))
    almanac_element_name(widget, text(meaning.label), text(meaning.description))
    almanac_element_state(
      widget, states.contains(.selectable) ? states.contains(.selected) ? 1 : 0 : -1,
      states.contains(.disabled) ? 1 : 0)
    almanac_element_order(widget, meaning.row, meaning.column)
    gtk_widget_set_focusable(widget, meaning.takesFocus ? 1 : 0)
    setActions(names(of: meaning), before: names(of: self.meaning))
    self.meaning = meaning
  }

  /// Leaves the calendar; nothing refers to the element any more.
  func discard() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    g_object_unref(UnsafeMutableRawPointer(widget))
  }

  private func text(_ utf8: [UInt8]) -> String { String(decoding: utf8, as: UTF8.self) }

  private func setActions(_ new: [String], before: [String]) {
    guard !hasActions || new != before else { return }
    let simple = g_simple_action_group_new()
    let group = OpaquePointer(simple)
    for name in new {
      guard let entry = g_simple_action_new(name, nil) else { continue }
      Signals.connect(entry, "activate", Self.performed, to: self)
      g_action_map_add_action(group, entry)
      g_object_unref(UnsafeMutableRawPointer(entry))
    }
    gtk_widget_insert_action_group(widget, "calendar", group)
    if let simple { g_object_unref(simple) }
    hasActions = true
  }

  private static let performed:
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      action, _, data in
      let name = g_action_get_name(action).map { String(cString: $0) } ?? ""
      Signals.run(data, for: ElementWidget.self) { $0.perform(name) }
    }

  private func perform(_ name: String) {
    guard let index = names(of: meaning).firstIndex(of: name) else { return }
    if index < meaning.actions.count {
      owner.session.send(meaning.actions[index].input)
    } else {
      owner.removal?.perform(meaning.key)
    }
  }

  /// The names of GTK's actions.
  ///
  /// Assistive technology has nothing else to tell them apart by, and they may have no other letters
  /// than those of ASCII.
  private func names(of meaning: AccessibilityElement) -> [String] {
    let names = meaning.actions.enumerated().map { index, action in
      action.trigger == .named ? name(index, text(action.name)) : action.trigger.actionName
    }
    guard let removal = owner.removal, meaning.canBeEdited else { return names }
    return names + [name(names.count, removal.name)]
  }

  private func name(_ index: Int, _ words: String) -> String {
    guard let ascii = g_str_to_ascii(words, nil) else { return "named-\(index)" }
    defer { g_free(ascii) }
    let words = String(cString: ascii).split { !$0.isLetter && !$0.isNumber }
    return (["named-\(index)"] + words.map(String.init)).joined(separator: "-")
  }
}

extension AccessibilityAction.Trigger {
  /// The name of GTK's action.
  fileprivate var actionName: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "today"
    case .named: "named"
    }
  }
}

extension AccessibilityElement {
  /// What is said after the name: the value, then what activating does.
  fileprivate var description: [UInt8] {
    value.isEmpty || hint.isEmpty ? value + hint : value + Array(". ".utf8) + hint
  }

  /// Whether it is an event that can be moved, and that nobody holds.
  fileprivate var canBeEdited: Bool {
    let isEvent = key.role == .eventBar || key.role == .timedEvent
    return isEvent && actions.contains { $0.trigger == .named }
  }

  /// Whether it is what the keyboard goes through: a cell, or a day of an agenda.
  var holdsDay: Bool { kind == .cell || key.role == .agendaDay }

  /// Whether the keyboard can come here: buttons, and the one place among the days where Tab enters.
  var takesFocus: Bool {
    if holdsDay { return states.contains(.tabStop) }
    return switch kind {
    // The keyboard goes through the hours of a day by itself.
    case .button where key.role == .timeCursor: false
    case .button: !states.contains(.disabled) && (key.firstDay == nil || states.contains(.tabStop))
    case .container, .heading, .grid, .row, .columnHeader, .rowHeader, .cell, .text, .status: false
    }
  }
}

extension AccessibilityElement.Kind {
  /// GTK's role.
  var role: GtkAccessibleRole {
    switch self {
    case .container: GTK_ACCESSIBLE_ROLE_GROUP
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .row: GTK_ACCESSIBLE_ROLE_ROW
    // GTK 4.8 presents its roles for headers as mere fillers, which screen readers pass over.
    case .columnHeader, .rowHeader: GTK_ACCESSIBLE_ROLE_LABEL
    case .cell: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    }
  }
}

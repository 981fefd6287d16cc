// SPDX-License-Identifier: MIT
import CivilTime

extension AccessibilityTree {
  /// The elements as text, one line each, indented by what contains them: equal trees have equal
  /// bytes.
  ///
  ///     cell 2:3 "Tuesday, February 20, 2024" = "Today" ? "Selects this day." selectable current
  ///
  /// Kind, row and column, name, value, hint, states, then the triggers and names of the actions. For
  /// tests and goldens; places and keys are left out, since the scene's dump has them.
  public func dump() -> [UInt8] {
    var out: [UInt8] = []
    var depths: [Int32] = []
    for element in elements {
      let depth = element.parent < 0 ? 0 : depths[Int(element.parent)] + 1
      depths.append(depth)
      for _ in 0..<depth { out.append("  ") }
      dump(element, into: &out)
      out.append(0x0A)
    }
    return out
  }

  private func dump(_ element: AccessibilityElement, into out: inout [UInt8]) {
    out.append(element.kind.name)
    if element.row > 0 {
      out.append(0x20)
      out.append(decimal: Int64(element.row))
    }
    if element.column > 0 {
      out.append(":")
      out.append(decimal: Int64(element.column))
    }
    quote(element.label, after: " ", into: &out)
    quote(element.value, after: " = ", into: &out)
    quote(element.hint, after: " ? ", into: &out)
    for (state, name) in AccessibilityElement.States.names where element.states.contains(state) {
      out.append(0x20)
      out.append(name)
    }
    for action in element.actions {
      out.append(" !")
      out.append(action.trigger.name)
      quote(action.name, after: " ", into: &out)
    }
  }

  private func quote(_ text: [UInt8], after mark: StaticString, into out: inout [UInt8]) {
    guard !text.isEmpty else { return }
    out.append(mark)
    out.append(0x22)
    out.append(contentsOf: text)
    out.append(0x22)
  }
}

extension AccessibilityElement.Kind {
  /// The name in dumps.
  fileprivate var name: StaticString {
    switch self {
    case .container: return "container"
    case .heading: return "heading"
    case .button: return "button"
    case .grid: return "grid"
    case .row: return "row"
    case .columnHeader: return "columnHeader"
    case .rowHeader: return "rowHeader"
    case .cell: return "cell"
    case .text: return "text"
    case .status: return "status"
    }
  }
}

extension AccessibilityElement.States {
  /// The states with their names in dumps.
  fileprivate static let names: [(AccessibilityElement.States, StaticString)] = [
    (.selectable, "selectable"), (.selected, "selected"), (.disabled, "disabled"),
    (.current, "current"), (.tabStop, "tabStop"),
  ]
}

extension AccessibilityAction.Trigger {
  /// The name in dumps.
  fileprivate var name: StaticString {
    switch self {
    case .activate: return "activate"
    case .increment: return "increment"
    case .decrement: return "decrement"
    case .escape: return "escape"
    case .magicTap: return "magicTap"
    case .named: return "named"
    }
  }
}

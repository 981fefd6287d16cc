// SPDX-License-Identifier: MIT
import CalendarEngine

/// The signs of a week whose days share the columns between their numbers.
///
///     18 19[20 21]22·23 24*
///
/// Brackets surround what is selected, and a day has one sign after its number. Where two signs
/// want the same column, today wins, then a bracket, whose other half can be seen, then the sign
/// for what cannot be chosen; a tint or a dot gives way.
struct TerminalCompactWeek {
  /// A character between two numbers, and the day whose style it has.
  struct Sign: Equatable {
    var character: [UInt8] = [0x20]
    var cell = -1
    fileprivate var weight = Weight.blank
  }

  fileprivate enum Weight: Int {
    case blank, gap, state, closed, bracket, today
  }

  /// The signs from left to right: one before each day and one after the last or, where days do not
  /// share columns, two for each day.
  private(set) var signs: [Sign]

  private let week: [SceneNode?]
  private let isRightToLeft: Bool
  private let isApart: Bool

  init(_ week: [SceneNode?], isApart: Bool, isRightToLeft: Bool) {
    self.week = week
    self.isApart = isApart
    self.isRightToLeft = isRightToLeft
    signs = [Sign](repeating: Sign(), count: isApart ? 2 * week.count : week.count + 1)
    for (cell, node) in week.enumerated() {
      guard let node else { continue }
      placeBrackets(node, cell)
      placeStates(node, cell)
    }
  }
}

extension TerminalCompactWeek {
  /// The places beside a day's number.
  func place(leftOf cell: Int) -> Int { isApart ? 2 * cell : cell }

  func place(rightOf cell: Int) -> Int { isApart ? 2 * cell + 1 : cell + 1 }

  private func isSelected(_ cell: Int) -> Bool {
    week.indices.contains(cell) && week[cell]?.traits.contains(.selected) == true
  }

  private mutating func placeBrackets(_ node: SceneNode, _ cell: Int) {
    guard node.traits.contains(.selected) else { return }
    let (left, right) = (place(leftOf: cell), place(rightOf: cell))
    put("[", .bracket, at: left, isSelected(cell - 1) ? nil : cell)
    put("]", .bracket, at: right, isSelected(cell + 1) ? nil : cell)
    // Fill a run of selected days without gaps.
    put(" ", .gap, at: left, isSelected(cell - 1) ? cell : nil)
    put(" ", .gap, at: right, isSelected(cell + 1) ? cell : nil)
  }

  private mutating func placeStates(_ node: SceneNode, _ cell: Int) {
    let (left, right) = (place(leftOf: cell), place(rightOf: cell))
    let (before, behind) = isRightToLeft ? (right, left) : (left, right)
    let isOutside = node.traits.contains(.outside)
    if node.traits.contains(.today) { put("*", .today, at: behind, cell) }
    if node.traits.contains(.disabled) { put("x", .closed, at: before, cell) }
    if node.traits.contains(.highlighted) { put("!", .state, at: before, cell) }
    if isOutside {
      put("(", .state, at: left, cell)
      put(")", .state, at: right, cell)
    }
    for sign in [TerminalSign.kept, .short, .none] where sign.isOn(node) {
      put(sign.character(isRightToLeft: isRightToLeft), .state, at: behind, cell)
    }
    if node.dots != .none { put("•", .state, at: behind, cell) }
  }

  private mutating func put(
    _ character: StaticString, _ weight: Weight, at place: Int, _ cell: Int?
  ) {
    guard let cell, weight.rawValue > signs[place].weight.rawValue else { return }
    var bytes: [UInt8] = []
    bytes.append(character)
    signs[place] = Sign(character: bytes, cell: cell, weight: weight)
  }
}

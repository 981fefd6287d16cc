// SPDX-License-Identifier: MIT
import CalendarEngine

/// A day as it is printed: a sign, its number in two columns, and signs after it.
///
///     [12✓]      right to left [✓١٢]
///
/// One pair of brackets surrounds days that are selected together: `[12✓  13   14✓]`.
struct TerminalDay {
  /// The columns of a day with up to two signs after its number.
  static let width: Int32 = 5

  private let node: SceneNode
  private let number: [UInt8]
  private let isRightToLeft: Bool
  /// Whether the days before and after it in its week are selected with it.
  private let joins: (before: Bool, after: Bool)
  /// The grid that it belongs to.
  private let grid: TerminalGrid
  /// The most columns that it may take.
  private var room: Int32 { grid.cellWidth - grid.inset }

  init(
    _ node: SceneNode, number: ArraySlice<UInt8>, in grid: TerminalGrid,
    joins: (before: Bool, after: Bool), isRightToLeft: Bool
  ) {
    self.joins = joins
    self.node = node
    self.number = Array(number)
    self.grid = grid
    self.isRightToLeft = isRightToLeft
  }

  /// The sign for dots that have no line of their own.
  static let dot = Array("•".utf8)

  /// The text, five columns or more, from left to right.
  var text: [UInt8] {
    let digits = DisplayWidth.of(number)
    let gap = [UInt8](repeating: 0x20, count: Int(max(2 - digits, 0)))
    var signs = signs
    let taken = 1 + max(digits, 2)
    // An opening bracket may stay unclosed, but no state may be missing.
    if let closing, taken + Int32(signs.count) < room { signs.append(closing) }
    signs = Array(signs.prefix(Int(max(room - taken, 0))))
    while taken + Int32(signs.count) < Self.width { signs.append([0x20]) }
    guard isRightToLeft else { return [opening] + gap + number + signs.joined() }
    return signs.reversed().flatMap { Self.mirrored($0) } + number + gap + Self.mirrored([opening])
  }

  private var opening: UInt8 {
    if node.traits.contains(.selected) { return joins.before ? 0x20 : UInt8(ascii: "[") }
    if node.traits.contains(.disabled) { return UInt8(ascii: "x") }
    if node.traits.contains(.outside) { return UInt8(ascii: "(") }
    return isMarked ? UInt8(ascii: "!") : 0x20
  }

  private var closing: [UInt8]? {
    if node.traits.contains(.selected) { return joins.after ? nil : [UInt8(ascii: "]")] }
    return opening == UInt8(ascii: "(") ? [UInt8(ascii: ")")] : nil
  }

  private var isMarked: Bool { node.traits.contains(.highlighted) }

  /// The signs of its states.
  private var signs: [[UInt8]] {
    var signs: [[UInt8]] = []
    for sign in [TerminalSign.kept, .short, .none, .today] where sign.isOn(node) {
      var character: [UInt8] = []
      character.append(sign.character(isRightToLeft: isRightToLeft))
      signs.append(character)
    }
    if isMarked, opening != UInt8(ascii: "!") { signs.append([UInt8(ascii: "!")]) }
    if node.dots != .none, !grid.hasDotLines { signs.append(Self.dot) }
    return signs
  }

  private static func mirrored(_ sign: [UInt8]) -> [UInt8] {
    switch sign {
    case [UInt8(ascii: "[")]: [UInt8(ascii: "]")]
    case [UInt8(ascii: "]")]: [UInt8(ascii: "[")]
    case [UInt8(ascii: "(")]: [UInt8(ascii: ")")]
    case [UInt8(ascii: ")")]: [UInt8(ascii: "(")]
    default: sign
    }
  }
}

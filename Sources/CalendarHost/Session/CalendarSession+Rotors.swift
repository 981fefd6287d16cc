// SPDX-License-Identifier: MIT
import CalendarEngine

extension CalendarSession {
  /// The element to which a rotor leads; nil where there is no further one.
  ///
  /// Today is brought into view where it is not, at once and not in a movement, since a screen reader
  /// waits for its element.
  ///
  /// - Parameters:
  ///   - rotor: What somebody goes through.
  ///   - key: The element where the screen reader's cursor is; nil, or one that is gone, begins anew.
  ///   - backwards: Whether it goes towards the beginning.
  /// - Returns: The element.
  public func element(
    of rotor: AccessibilityRotor, after key: NodeKey?, backwards: Bool = false
  ) -> AccessibilityElement? {
    if rotor == .today { return today(besides: key) }
    let order = runtime.accessibility.elements.map(\.key)
    let cursor = key.flatMap { order.firstIndex(of: $0) }
    let found = runtime.elements(of: rotor).filter { element in
      guard let cursor, let place = order.firstIndex(of: element.key) else { return true }
      return backwards ? place < cursor : place > cursor
    }
    return backwards ? found.last : found.first
  }

  private func today(besides key: NodeKey?) -> AccessibilityElement? {
    if let found = runtime.elements(of: .today).first { return found.key == key ? nil : found }
    // As with two fingers: not where pages are locked, or today cannot be reached.
    guard
      let show = runtime.accessibility.elements.first?.actions
        .first(where: { $0.trigger == .magicTap })
    else { return nil }
    let movesLess = runtime.environment.reducesMotion
    adapt { $0.reducesMotion = true }
    send(show.input)
    adapt { $0.reducesMotion = movesLess }
    return runtime.elements(of: .today).first
  }
}

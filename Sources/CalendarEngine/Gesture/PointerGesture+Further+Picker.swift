// SPDX-License-Identifier: MIT

extension PointerGesture {
  static func further(_ key: NodeKey) -> CalendarAction? { nil }
}

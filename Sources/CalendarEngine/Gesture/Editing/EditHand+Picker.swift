// SPDX-License-Identifier: MIT

/// Pickers show no events.
struct EditHand: Hashable, Sendable {
  var waitsForPress: Bool { false }
  var startsOnMove: Bool { false }
  var isLeft: Bool { false }

  init() {}

  func welcome(_ sample: PointerSample, _ context: GestureContext) -> Bool { false }
  func take(_ node: SceneNode?, _ sample: PointerSample, _ context: GestureContext) {}
  func stopWaiting() {}
  func tap(_ context: GestureContext) -> EditMove? { nil }

  mutating func begin() -> [CalendarAction] { [] }
  mutating func move(to sample: PointerSample, _ context: GestureContext) -> [CalendarAction] { [] }
  mutating func letGo(at sample: PointerSample, _ context: GestureContext) -> [CalendarAction] {
    []
  }
  mutating func rest(_ context: GestureContext) -> [CalendarAction] { [] }
}

// SPDX-License-Identifier: MIT
#if hasFeature(Embedded)
  /// A pointer that selects nothing; see CalendarState+Embedded.swift.
  struct PaintBrush: Hashable, Sendable {
    var waitsForPress: Bool { false }
    var since: Int64 { 0 }

    init(waitsForPress: Bool = false, since: Int64 = 0) {}

    mutating func begin(at place: (x: Int32, y: Int32)) {}

    mutating func move(to place: (x: Int32, y: Int32), _ context: GestureContext)
      -> [CalendarAction]
    { [] }

    mutating func rest(_ context: GestureContext) -> [CalendarAction] { [] }
  }
#endif

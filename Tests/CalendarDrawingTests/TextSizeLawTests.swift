// SPDX-License-Identifier: MIT

import CalendarDrawing
import CalendarEngine
import Testing

/// Texts as large as an iPhone has them, on which captions grow more than titles.
struct TextSizeLawTests {
  /// What Apple's guidelines say of their styles, for `accessibility3` and `xxxLarge`.
  private static let settings: [(name: String, common: Double, sizes: [Double])] = [
    ("accessibility3", 40 / 17, [29, 32, 33, 36, 38, 40, 43, 44, 48, 52]),
    ("xxxLarge", 23 / 17, [17, 18, 19, 21, 22, 23, 26, 28, 34, 40]),
    ("xSmall", 14 / 17, [11, 11, 12, 12, 13, 14, 17, 19, 25, 31]),
  ]
  private static let standard: [Double] = [11, 12, 13, 15, 16, 17, 20, 22, 28, 34]

  private static func set(_ setting: Int, _ metrics: inout CalendarMetrics) {
    let setting = settings[setting]
    metrics.textScale = setting.common
    metrics.textSizes = TextSizes(zip(standard, setting.sizes).map { ($0, $1) })
  }

  @Test(arguments: 0..<3)
  func whatIsWrittenHasRoom(setting: Int) throws {
    let samples: [DrawnCalendar] = [
      try .streak(), try .bars(), .content(), try .year(), try .timeline(), try .agenda(),
    ]
    // A number in a small cell and a line in a badge are as large as these let them be.
    let roles: Set<Role> = [
      .weekdayLabel, .eventBar, .moreButton, .legendItem, .heatStep, .agendaNote, .title,
      .monthHeader, .todayButton, .daySubtitle, .groupHeader, .status,
    ]
    var count = 0
    for var calendar in samples {
      Self.set(setting, &calendar.metrics)
      let drawing = try calendar.picture()
      for (index, node) in drawing.scene.nodes.enumerated() where roles.contains(node.role) {
        for case .text(let text) in drawing.marks(of: index) {
          count += 1
          // Letters are about 1.15 times as high as their size, with what hangs below the line.
          let height = text.size * 23 / 20
          #expect(
            height <= node.frame.height, "\(Self.settings[setting].name): \(node.role) \(text.size)"
          )
        }
      }
    }
    #expect(count > 40)
  }

  /// Each text has the size of its style, not that of bodies.
  @Test func captionsGrowMoreThanTitles() throws {
    let month = try sizes(in: .bars())
    #expect(month[.title] == 28)
    #expect(month[.weekdayLabel] == 18)
    #expect(month[.todayButton] == 21)
    let hours = try sizes(in: .timeline())
    #expect(hours[.eventBar] == 18)
    #expect(hours[.timedEvent] == 18)
    #expect(hours[.timeLabel] == 17)
  }

  /// The size of the first text of each role, in points, for `xxxLarge`.
  private func sizes(in calendar: DrawnCalendar) throws -> [Role: Double] {
    var calendar = calendar
    Self.set(1, &calendar.metrics)
    let drawing = try calendar.picture()
    var sizes: [Role: Double] = [:]
    for (index, node) in drawing.scene.nodes.enumerated() where sizes[node.role] == nil {
      for case .text(let text) in drawing.marks(of: index) where sizes[node.role] == nil {
        sizes[node.role] = Double(text.size) / 64
      }
    }
    return sizes
  }

  @Test func aThemesSizesGrowAsTheirs() throws {
    var calendar = try DrawnCalendar.bars()
    Self.set(1, &calendar.metrics)
    var sheet = Theme.standard
    sheet.apply(StyleSheet("fdlFUICalendarItemView_title { font-size: 12pt; }"))
    calendar.theme = sheet
    let drawing = try calendar.picture()
    let day = try #require(drawing.scene.nodes.firstIndex { $0.role == .dayCell })
    let sizes = drawing.marks(of: day).compactMap { mark -> Int32? in
      if case .text(let text) = mark { return text.size }
      return nil
    }
    #expect(sizes == [18 * 64])
  }
}
